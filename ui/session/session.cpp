// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session.h"

#include "core/evaluation/validation.h"
#include "core/importers/demand_import.h"
#include "ui/prompts/user_prompts.h"
#include "ui/settings/settings.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace rackorrent::ui {
namespace {

// After the last edit: long enough not to write while somebody types, short enough to lose nothing that
// hurts.
constexpr std::chrono::milliseconds autosaveQuiet{2000};

bool hasFault(const std::vector<Issue>& issues) {
  return std::ranges::any_of(issues,
                             [](const Issue& issue) { return issue.severity == Issue::Severity::Fault; });
}

}  // namespace

Session::Session(std::shared_ptr<const Knowledge> knowledge, Settings& settings, UserPrompts& prompts, QObject* parent)
    : QObject(parent), m_knowledge(std::move(knowledge)), m_settings(settings), m_prompts(prompts), m_runner(m_knowledge), m_studyRunner(m_knowledge) {
  m_autosaveTimer.setSingleShot(true);
  m_autosaveTimer.setInterval(autosaveQuiet);
  connect(&m_runner, &AssessmentRunner::assessed, this, &Session::takeAssessment);
  connect(&m_runner, &AssessmentRunner::failed, this, &Session::reportFailure);
  connect(&m_runner, &AssessmentRunner::curveComputed, this, [this](std::shared_ptr<const UtilizationCurve> curve) {
    m_utilizationCurve = std::move(curve);
    emit utilizationCurveChanged();
  });
  connect(&m_studyRunner, &StudyRunner::studied, this, [this](std::shared_ptr<const Study> study) {
    m_study = std::move(study);
    m_isStudyStale = false;
    emit studyChanged();
  });
  connect(&m_studyRunner, &StudyRunner::finished, this, &Session::studyChanged);
  connect(&m_studyRunner, &StudyRunner::failed, this, &Session::reportFailure);
  connect(&m_undoStack, &QUndoStack::cleanChanged, this, &Session::documentChanged);
  connect(&m_autosaveTimer, &QTimer::timeout, this, &Session::writeAutosave);
  connect(&m_autosave, &Autosave::written, this, [this] {
    if (!isModified()) return;
    m_autosavedAt = QDateTime::currentDateTime();
    emit documentChanged();
  });
}

Session::~Session() = default;

TextWording Session::wording() const {
  const auto* currency = std::get_if<std::string>(&m_evaluation.value("finance.currency"_field));
  return {m_settings.language(), QString::fromStdString(currency ? *currency : std::string("CNY"))};
}

void Session::setLanguage(Language language) {
  m_settings.setLanguage(language);
  installLanguage(language);
  retranslateSteps();
  emit languageChanged();
}

void Session::edit(FieldId field, Value value) {
  Evaluation after = m_evaluation;
  after.set(field, std::move(value));
  push(field, std::move(after));
}

void Session::resetField(FieldId field) { edit(field, defaultValue(field)); }

void Session::editWeights(const std::vector<std::pair<FieldId, Value>>& weights) {
  Evaluation after = m_evaluation;
  for (const auto& [field, value] : weights) after.set(field, value);
  push(AllWeights{}, std::move(after));
}

void Session::adoptDemand(const DemandImport& import) {
  Evaluation after = m_evaluation;
  rackorrent::adoptDemand(after, import, importTime());
  push(ImportedDemand{}, std::move(after));
}

void Session::setTitle(const QString& title) {
  Evaluation after = m_evaluation;
  after.title = title.toStdString();
  push(DocumentText::Title, std::move(after));
}

void Session::setNotes(const QString& notes) {
  Evaluation after = m_evaluation;
  after.notes = notes.toStdString();
  push(DocumentText::Notes, std::move(after));
}

void Session::setChecklistMark(std::size_t item, ChecklistMark mark) {
  Evaluation after = m_evaluation;
  after.setChecklistMark(knowledge().checklist.at(item).id, std::move(mark));
  push(ChecklistPlace{item}, std::move(after));
}

void Session::push(EditTarget target, Evaluation after) {
  if (after == m_evaluation) return;
  const auto shown = [this](const Evaluation& evaluation) { show(evaluation); };
  m_undoStack.push(new EditCommand(target, m_evaluation, std::move(after), shown, wording()));
}

void Session::show(const Evaluation& evaluation) {
  m_evaluation = evaluation;
  m_issues = validate(m_evaluation);
  startAssessment();
  emit evaluationChanged();
  // The stack learns of the step only after this call: whether the document is modified is known then.
  QMetaObject::invokeMethod(this, &Session::followModification, Qt::QueuedConnection);
}

void Session::startAssessment() {
  m_isStale = true;
  m_isStudyStale = true;
  m_studyRunner.cancel();
  if (!m_isOpen || hasFault(m_issues))
    m_runner.cancel();
  else
    m_runner.start(m_evaluation);
}

void Session::takeAssessment(std::shared_ptr<const Assessment> assessment) {
  m_assessment = std::move(assessment);
  m_isStale = false;
  emit assessmentChanged();
  m_studyRunner.start(m_evaluation, m_mostDraws);  // behind the assessment, which is what an edit waits for
}

void Session::reportFailure(const QString& reason) {
  emit assessmentChanged();  // still stale, but no longer computing
  m_prompts.showError(
      Error(ErrorCode::Internal, {}, {CORE_TEXT("The assessment failed: %1"), {reason.toStdString()}}));
}

void Session::followModification() {
  if (!m_isOpen) return;
  if (isModified()) {
    m_autosaveTimer.start();
    return;
  }
  m_autosaveTimer.stop();
  m_autosavedAt.reset();
  m_autosave.discard();
}

void Session::writeAutosave() {
  if (isModified()) m_autosave.write(m_evaluation, {m_path, m_digest});
}

// QUndoStack keeps the names of its steps as text and hands them out as constant; they are ours.
void Session::retranslateSteps() {
  for (int i = 0; i < m_undoStack.count(); ++i)
    const_cast<EditCommand*>(static_cast<const EditCommand*>(m_undoStack.command(i)))->retranslate(wording());
  emit m_undoStack.undoTextChanged(m_undoStack.undoText());
  emit m_undoStack.redoTextChanged(m_undoStack.redoText());
}

}  // namespace rackorrent::ui
