// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/review_page.h"

#include "ui/forms/field_mark.h"
#include "ui/forms/link_button.h"
#include "ui/forms/text_label.h"
#include "ui/wizard/card_scroll.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>

namespace rackorrent::ui {

namespace {

// The inputs of a step in the order of the field table.
std::vector<FieldId> fieldsOf(int step) {
  std::vector<FieldId> fields;
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId field{static_cast<std::uint8_t>(i)};
    if (stepOf(field) == step) fields.push_back(field);
  }
  return fields;
}

void clear(QLayout& layout) {
  while (QLayoutItem* item = layout.takeAt(0)) {
    delete item->widget();
    delete item;
  }
}

}  // namespace

ReviewPage::ReviewPage(Session& session, QWidget* parent) : WizardPage(parent), m_session(session) {
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(20, 16, 20, 16);
  column->setSpacing(20);
  column->addWidget(buildIssues(content));
  column->addWidget(buildSteps(content));
  column->addStretch(1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(new CardScroll(content, this));
  connect(&m_session, &Session::evaluationChanged, this, &ReviewPage::showSteps);
  connect(&m_session, &Session::languageChanged, this, &ReviewPage::relabel);
  connect(&Look::instance(), &Look::changed, this, &ReviewPage::relabel);
  relabel();
}

QWidget* ReviewPage::buildIssues(QWidget* parent) {
  auto* block = new QWidget(parent);
  auto* column = new QVBoxLayout(block);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  m_issuesTitle = makeLabel(FontRole::CardTitle, block);
  column->addWidget(m_issuesTitle);
  m_issueRows = new QVBoxLayout;
  m_issueRows->setSpacing(4);
  column->addLayout(m_issueRows);
  return block;
}

QWidget* ReviewPage::buildSteps(QWidget* parent) {
  auto* block = new QWidget(parent);
  auto* grid = new QGridLayout(block);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(16);
  grid->setVerticalSpacing(8);
  grid->setColumnStretch(2, 1);
  m_stepsTitle = makeLabel(FontRole::CardTitle, block);
  grid->addWidget(m_stepsTitle, 0, 0, 1, 4);
  for (int step = 0; step < stepCount - 1; ++step) {
    StepRow& row = m_stepRows[static_cast<std::size_t>(step)];
    row = {makeLabel(FontRole::Body, block), makeMutedLabel(FontRole::Table, block),
           makeParagraph(FontRole::Table, block), makeLink(QStringLiteral("edit.%1").arg(step + 1), block)};
    auto* line = new QFrame(block);
    line->setFixedHeight(1);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Midlight);
    grid->addWidget(line, 2 * step + 1, 0, 1, 4);
    grid->addWidget(row.title, 2 * step + 2, 0, Qt::AlignTop);
    grid->addWidget(row.count, 2 * step + 2, 1, Qt::AlignTop);
    grid->addWidget(row.values, 2 * step + 2, 2, Qt::AlignTop);
    grid->addWidget(row.edit, 2 * step + 2, 3, Qt::AlignTop | Qt::AlignRight);
    connect(row.edit, &QPushButton::clicked, this, [this, step] { emit stepRequested(step); });
  }
  return block;
}

void ReviewPage::setIssues(std::vector<Issue> issues) {
  if (issues == m_issues) return;
  m_issues = std::move(issues);
  showIssues();
}

void ReviewPage::addIssue(const Issue& issue) {
  QWidget* parent = m_issuesTitle->parentWidget();
  auto* row = new QWidget(parent);
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(12);
  const bool isFault = issue.severity == Issue::Severity::Fault;
  auto* sign = makeLabel(FontRole::Caption, row);
  sign->setText(isFault ? tr("! Needs a change") : tr("! Worth a look"));
  setBadge(sign, isFault ? Badge::Danger : Badge::Warning);
  auto* text = makeParagraph(FontRole::Table, row);
  text->setText(m_session.wording().string(issue.message));
  line->addWidget(sign, 0, Qt::AlignTop);
  line->addWidget(text, 1);
  if (const auto field = findField(issue.field)) {
    QPushButton* edit = makeLink(QStringLiteral("fix.") + QString::fromStdString(issue.field), row);
    edit->setText(tr("Edit"));
    edit->setAccessibleName(tr("Edit: %1").arg(m_session.wording().string(fieldOf(*field).label)));
    connect(edit, &QPushButton::clicked, this, [this, target = *field] { emit fieldRequested(target); });
    line->addWidget(edit, 0, Qt::AlignTop);
  }
  m_issueRows->addWidget(row);
}

void ReviewPage::showIssues() {
  clear(*m_issueRows);
  m_issuesTitle->setText(m_issues.empty()
                             ? tr("Nothing needs a change")
                             : tr("%n input(s) to look at", nullptr, static_cast<int>(m_issues.size())));
  for (const Issue& issue : m_issues) addIssue(issue);
  emit changed();
}

void ReviewPage::showSteps() {
  const TextWording wording = m_session.wording();
  const Evaluation& evaluation = m_session.evaluation();
  for (int step = 0; step < stepCount - 1; ++step) {
    const std::vector<FieldId> fields = fieldsOf(step);
    QStringList entered;
    for (const FieldId field : fields) {
      if (evaluation.isDefault(field)) continue;
      const QString value = valueText(field, evaluation.value(field), wording);
      entered << tr("%1: %2").arg(wording.string(fieldOf(field).label),
                                  value.isEmpty() ? tr("empty") : value);
    }
    const StepRow& row = m_stepRows[static_cast<std::size_t>(step)];
    row.count->setText(tr("%1 of %2 entered").arg(entered.size()).arg(fields.size()));
    row.values->setText(entered.isEmpty() ? tr("All defaults") : entered.join(tr("; ")));
    setMuted(row.values, entered.isEmpty());
  }
}

void ReviewPage::relabel() {
  m_stepsTitle->setText(tr("What was entered"));
  for (int step = 0; step < stepCount - 1; ++step) {
    const StepRow& row = m_stepRows[static_cast<std::size_t>(step)];
    row.title->setText(stepTitle(step));
    row.edit->setText(tr("Edit"));
    row.edit->setAccessibleName(tr("Edit: %1").arg(stepTitle(step)));
  }
  showSteps();
  showIssues();
}

void ReviewPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) relabel();
}

QString ReviewPage::detail() const {
  return m_issues.empty() ? tr("everything is complete")
                          : tr("%n input(s) to look at", nullptr, static_cast<int>(m_issues.size()));
}

void ReviewPage::focusFirst() { m_stepRows.front().edit->setFocus(Qt::OtherFocusReason); }

}  // namespace rackorrent::ui
