// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/verdict_card.h"

#include "core/report/study_words.h"
#include "core/report/verdict_words.h"
#include "ui/forms/link_button.h"
#include "ui/forms/text_label.h"
#include "ui/tables/alternative_marker.h"
#include "ui/tables/verdict_badge.h"

#include <QGridLayout>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr int markerSize = 19;
constexpr int keyWidth = 84;
constexpr std::size_t totalNumber = 1;
constexpr std::size_t methods = 4;  // the additive value and its three cross-checks

std::size_t agreeing(const Decision& decision) {
  std::size_t count = 1;
  for (const auto* order : {&decision.topsis, &decision.promethee, &decision.vikor})
    if (!order->empty() && order->front() == decision.verdict.best) ++count;
  return count;
}

}  // namespace

VerdictCard::VerdictCard(QWidget* parent) : Card(parent) { build(); }

void VerdictCard::build() {
  m_caption = makeMutedLabel(FontRole::Table, this);
  m_marker = new AlternativeMarker(Alternative::GpuAsAService, markerSize, this);
  m_name = makeLabel(FontRole::Answer, this);
  m_name->setObjectName(QStringLiteral("answer"));
  m_badge = makeLabel(FontRole::Caption, this);
  m_sentence = makeParagraph(FontRole::Body, this);
  m_sentence->setObjectName(QStringLiteral("sentence"));
  auto* answer = new QHBoxLayout;
  answer->setSpacing(8);
  answer->addWidget(m_marker);
  answer->addWidget(m_name);
  answer->addWidget(m_badge, 0, Qt::AlignVCenter);
  answer->addStretch(1);
  body().addWidget(m_caption);
  body().addLayout(answer);
  body().addWidget(m_sentence);
  body().addWidget(makeLine(this));
  m_explainTotal = makeLink(QStringLiteral("explainTotal"), this);
  auto* numbers = new QHBoxLayout;
  numbers->setSpacing(16);
  for (KeyNumber& number : m_numbers) {
    number.value = makeLabel(FontRole::KeyNumber, this);
    number.caption = makeParagraph(FontRole::Caption, this);
    setMuted(number.caption);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(number.value);
    column->addWidget(number.caption);
    if (&number == &m_numbers[totalNumber]) column->addWidget(m_explainTotal, 0, Qt::AlignLeft);
    column->addStretch(1);
    numbers->addLayout(column, 1);
  }
  body().addLayout(numbers);
  body().addWidget(makeLine(this));
  body().addStretch(1);
}

void VerdictCard::show(const Evaluation& evaluation, const Assessment& assessment, const Study* study,
                       const TextWording& wording) {
  const Verdict& verdict = assessment.decision.verdict;
  showAnswer(verdict, wording);
  m_sentence->setText(wording.string(decisionLine(evaluation, assessment)) + u'\n' +
                      wording.string(leadLine(evaluation, assessment)));
  showNumbers(evaluation, assessment, wording);
  showRows(assessment, study, wording);
}

void VerdictCard::showAnswer(const Verdict& verdict, const TextWording& wording) {
  const bool isTooClose = verdict.kind == VerdictKind::TooClose && verdict.runnerUp;
  const bool hasWinner = verdict.kind == VerdictKind::Clear || verdict.kind == VerdictKind::Leaning;
  const QString best = wording.string(nameOf(verdict.best));
  m_caption->setText(verdict.kind == VerdictKind::NothingFeasible ? tr("Nearest to feasible")
                                                                  : tr("Recommendation"));
  m_name->setText(isTooClose ? tr("%1 or %2").arg(best, wording.string(nameOf(*verdict.runnerUp))) : best);
  m_name->setWordWrap(isTooClose);
  m_marker->show(verdict.best);
  m_marker->setVisible(!isTooClose);
  showVerdict(*m_badge, verdict.kind, wording);
  setCard(this, hasWinner ? styleOf(verdict.best, Look::instance().theme()).colour : QColor());
}

void VerdictCard::showNumbers(const Evaluation& evaluation, const Assessment& assessment,
                              const TextWording& wording) {
  const Decision& decision = assessment.decision;
  const Verdict& verdict = decision.verdict;
  const auto scoreOf = [&](Alternative alternative) {
    return decision.alternatives[indexOf(alternative)].score * 100;
  };
  const QString months =
      wording.quantityString({evaluation.real("project.horizon_months"_field), Unit::Months});
  const QString total =
      wording.shortMoney(toDouble(assessment.alternatives[indexOf(verdict.best)].ledger.total()));
  const auto set = [](const KeyNumber& number, const QString& value, const QString& caption) {
    number.value->setText(value);
    number.caption->setText(caption);
  };
  if (verdict.runnerUp)
    set(m_numbers[0],
        tr("%1 to %2")
            .arg(wording.number(scoreOf(verdict.best), 0), wording.number(scoreOf(*verdict.runnerUp), 0)),
        tr("points, %1 ahead").arg(wording.number(verdict.margin * 100, 1)));
  else
    set(m_numbers[0], wording.number(scoreOf(verdict.best), 0), tr("points, no rival is feasible"));
  set(m_numbers[totalNumber], total, tr("over %1, less resale").arg(months));
  m_explainTotal->setText(tr("How computed?"));
  disconnect(m_explainTotal, &QPushButton::clicked, this, nullptr);
  connect(m_explainTotal, &QPushButton::clicked, this, [this, key = keyOf(verdict.best)] {
    emit explanationRequested(QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size())) +
                              QStringLiteral(".total"));
  });
  set(m_numbers[2], QStringLiteral("%1 / %2").arg(agreeing(decision)).arg(methods),
      tr("ranking methods agree"));
}

void VerdictCard::addRow(const QString& key, QWidget* what) {
  const int row = m_grid->rowCount();
  if (!key.isEmpty()) {
    QLabel* label = makeParagraph(FontRole::Table, m_rows);
    label->setText(key);
    label->setFixedWidth(keyWidth);
    setMuted(label);
    m_grid->addWidget(label, row, 0, Qt::AlignTop);
  }
  m_grid->addWidget(what, row, 1);
}

void VerdictCard::addTextRow(const QString& key, const QString& text) {
  QLabel* label = makeParagraph(FontRole::Table, m_rows);
  label->setText(text);
  addRow(key, label);
}

void VerdictCard::showRows(const Assessment& assessment, const Study* study, const TextWording& wording) {
  delete m_rows;
  m_rows = new QWidget(this);
  m_rows->setObjectName(QStringLiteral("verdictRows"));
  m_grid = new QGridLayout(m_rows);
  m_grid->setContentsMargins(0, 4, 0, 0);
  m_grid->setColumnStretch(1, 1);
  const Verdict& verdict = assessment.decision.verdict;
  if (verdict.kind == VerdictKind::Leaning || verdict.kind == VerdictKind::TooClose)
    addTextRow(tr("Why fragile"), tr("The lead is %1 points; %2 of %3 ranking methods put it first.")
                                      .arg(wording.number(verdict.margin * 100, 1))
                                      .arg(agreeing(assessment.decision))
                                      .arg(methods));
  if (study && verdict.kind != VerdictKind::NothingFeasible)
    addTextRow(tr("How sure"), wording.string(confidenceLine(*study)) + u' ' + wording.string(learningLine(*study)));
  if (!verdict.conflictingLimits.empty()) {
    QStringList limits;
    for (const std::string& key : verdict.conflictingLimits)
      if (const auto field = findField(key)) limits << wording.string(fieldOf(*field).label);
    addTextRow(tr("In conflict"), limits.join(tr(", ")));
  }
  if (verdict.kind != VerdictKind::NothingFeasible)
    addTextRow(tr("Nearest flip"),
               assessment.flipPoints.empty()
                   ? tr("No single input, moved alone within its range, changes the answer.")
                   : wording.string(flipLine(assessment.flipPoints.front())));
  bool isFirst = true;
  for (const Alternative alternative : allAlternatives) {
    const AlternativeDecision& decided = assessment.decision.alternatives[indexOf(alternative)];
    if (decided.isFeasible()) continue;
    addRuledOut(alternative, decided, wording, isFirst);
    isFirst = false;
  }
  body().insertWidget(body().count() - 1, m_rows);
}

// The numbers on both sides of the limit, and the smallest change that would lift it as a link to the input.
void VerdictCard::addRuledOut(Alternative alternative, const AlternativeDecision& decided,
                              const TextWording& wording, bool isFirst) {
  for (const Violation& violation : decided.violations) {
    auto* what = new QWidget(m_rows);
    auto* column = new QVBoxLayout(what);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* line = new QHBoxLayout;
    line->setSpacing(6);
    line->addWidget(new AlternativeMarker(alternative, 10, what), 0, Qt::AlignTop);
    QLabel* text = makeParagraph(FontRole::Table, what);
    text->setText(tr("%1: %2").arg(wording.string(nameOf(alternative)), wording.string(violation.text)));
    line->addWidget(text, 1);
    column->addLayout(line);
    const auto field = findField(violation.field);
    if (!violation.relaxation.source.empty() && field) {
      QLabel* relaxation = makeParagraph(FontRole::Table, what);
      relaxation->setText(wording.string(violation.relaxation));
      column->addWidget(relaxation);
      QPushButton* link = makeLink(QStringLiteral("relaxation"), what);
      link->setText(tr("Go to this input"));
      connect(link, &QPushButton::clicked, this, [this, field] { emit fieldRequested(*field); });
      column->addWidget(link, 0, Qt::AlignLeft);
    }
    addRow(isFirst ? tr("Ruled out") : QString(), what);
    isFirst = false;
  }
}

}  // namespace rackorrent::ui
