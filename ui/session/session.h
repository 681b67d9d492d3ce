// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/base/issue.h"
#include "core/knowledge/knowledge.h"
#include "ui/session/assessment_runner.h"
#include "ui/session/autosave.h"
#include "ui/session/edit_command.h"
#include "ui/session/study_runner.h"
#include "ui/text/text_wording.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace rackorrent {
struct DemandImport;
}

namespace rackorrent::ui {

class Settings;
class UserPrompts;

// The only state of the desktop program: the current evaluation, its undo stack, its file, and the assessment
// that follows each edit. Pages show what is here and call edit(); they hold no input values of their own.
class Session : public QObject {
  Q_OBJECT

 public:
  Session(std::shared_ptr<const Knowledge> knowledge, Settings& settings, UserPrompts& prompts,
          QObject* parent = nullptr);
  ~Session() override;

  const Knowledge& knowledge() const { return *m_knowledge; }
  UserPrompts& prompts() { return m_prompts; }
  const Evaluation& evaluation() const { return m_evaluation; }
  const std::vector<Issue>& issues() const { return m_issues; }
  // Of the last valid evaluation; null before the first. Stale while isComputing() or while there are faults.
  std::shared_ptr<const Assessment> assessment() const { return m_assessment; }
  std::shared_ptr<const UtilizationCurve> utilizationCurve() const { return m_utilizationCurve; }
  // How sure the assessment is; null before the first result, and of an earlier evaluation while isStudyStale().
  std::shared_ptr<const Study> study() const { return m_study; }
  bool isStudyStale() const { return m_isStudyStale; }
  // The most draws that a study grows to; the usual number is two to the power of 16.
  void setMostDraws(std::uint32_t draws) { m_mostDraws = draws; }
  bool isStudying() const { return m_studyRunner.isRunning(); }  // more draws are on their way
  bool isComputing() const { return m_runner.isRunning(); }
  bool isStale() const { return m_isStale; }
  TextWording wording() const;          // language of the settings, currency of the evaluation
  void setLanguage(Language language);  // kept in the settings and shown at once

  // Every change is one undo step; consecutive edits of the same field merge, a return to the start removes
  // the step.
  void edit(FieldId field, Value value);
  void resetField(FieldId field);
  void editWeights(const std::vector<std::pair<FieldId, Value>>& weights);  // all in one step
  void adoptDemand(const DemandImport& import);  // what a log said becomes the demand, in one step
  void setTitle(const QString& title);
  void setNotes(const QString& notes);
  void setChecklistMark(std::size_t item, ChecklistMark mark);  // item: its place in the knowledge data
  QUndoStack& undoStack() { return m_undoStack; }

  bool isOpen() const { return m_isOpen; }  // false on the start page
  const QString& path() const { return m_path; }
  QString documentName() const;  // the title, else the file's name, else a word for "untitled"
  bool isModified() const;
  std::optional<QDateTime> savedAt() const { return m_savedAt; }
  std::optional<QDateTime> autosavedAt() const { return m_autosavedAt; }

  // Each asks about unsaved changes first where it must, reports failures through the prompts and returns
  // whether it was done.
  bool start(const Evaluation& evaluation);  // new, from a template or empty
  bool open(const QString& path);
  bool save();
  bool saveAs();
  bool close();  // back to the start page
  // Unsaved work that a crash left, opened as modified; says so through the prompts. Call it once, at the
  // start.
  bool recover();

 signals:
  void evaluationChanged();
  void assessmentChanged();  // a newer assessment() is there
  void utilizationCurveChanged();
  void studyChanged();             // a newer study() is there, or the last step is done
  void documentChanged();          // opened, closed, saved, renamed, modified flag
  void languageChanged();

 private:
  struct Document {
    Evaluation evaluation;
    QString path;
    std::string digest;
  };

  void push(EditTarget target, Evaluation after);
  void show(const Evaluation& evaluation);
  void replaceDocument(Document document, bool isOpen);
  void startAssessment();
  void takeAssessment(std::shared_ptr<const Assessment> assessment);
  void reportFailure(const QString& reason);
  void followModification();
  void writeAutosave();
  void retranslateSteps();
  bool mayLeave();
  bool saveTo(const QString& path, const std::optional<std::string>& expectedDigest);
  QString suggestedPath() const;

  std::shared_ptr<const Knowledge> m_knowledge;
  Settings& m_settings;
  UserPrompts& m_prompts;
  Evaluation m_evaluation;
  std::vector<Issue> m_issues;
  std::shared_ptr<const Assessment> m_assessment;
  std::shared_ptr<const UtilizationCurve> m_utilizationCurve;
  QUndoStack m_undoStack;
  AssessmentRunner m_runner;
  std::shared_ptr<const Study> m_study;
  bool m_isStudyStale = false;
  std::uint32_t m_mostDraws = 1U << 16;
  StudyRunner m_studyRunner;
  Autosave m_autosave;
  QTimer m_autosaveTimer;
  bool m_isOpen = false;
  bool m_isStale = false;
  QString m_path;
  std::string m_digest;  // of the file as it was loaded or saved last
  std::optional<QDateTime> m_savedAt;
  std::optional<QDateTime> m_autosavedAt;
};

}  // namespace rackorrent::ui
