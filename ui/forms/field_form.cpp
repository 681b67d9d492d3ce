// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/field_form.h"

#include "ui/forms/form_metrics.h"
#include "ui/forms/text_label.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFrame>
#include <QGridLayout>

#include <algorithm>

namespace rackorrent::ui {

namespace {

constexpr int columnCount = 5;
constexpr int markColumn = 3;

}  // namespace

FieldForm::FieldForm(Session& session, std::vector<FormSection> sections, QWidget* parent)
    : QWidget(parent), m_session(session), m_sections(std::move(sections)) {
  build();
  relabel();
  connect(&m_session, &Session::evaluationChanged, this, &FieldForm::refresh);
  connect(&m_session, &Session::languageChanged, this, &FieldForm::relabel);
  connect(&Look::instance(), &Look::changed, this, &FieldForm::relabel);
}

void FieldForm::build() {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(7);
  grid->setColumnStretch(markColumn, 1);
  int gridRow = 0;
  for (const FormSection& section : m_sections) {
    gridRow = addSectionTitle(*grid, gridRow);
    for (const FieldId field : section.fields) addRow(field, *grid, gridRow);
  }
  grid->setRowStretch(gridRow, 1);
}

int FieldForm::addSectionTitle(QGridLayout& grid, int gridRow) {
  if (gridRow > 0) grid.setRowMinimumHeight(gridRow++, 8);
  QLabel* title = makeStrongLabel(FontRole::Table, this);
  m_titles.push_back(title);
  auto* line = new QFrame(this);
  line->setFrameShape(QFrame::NoFrame);
  line->setFixedHeight(1);
  line->setAutoFillBackground(true);
  line->setBackgroundRole(QPalette::Midlight);
  grid.addWidget(title, gridRow++, 0, 1, columnCount);
  grid.addWidget(line, gridRow++, 0, 1, columnCount);
  return gridRow;
}

void FieldForm::addRow(FieldId field, QGridLayout& grid, int& gridRow) {
  auto* row = new FieldRow(m_session, field, grid, gridRow);
  gridRow = row->nextGridRow();
  connect(row, &FieldRow::issueChanged, this, &FieldForm::issuesChanged);
  m_rows.push_back(row);
}

// The scroll area may make the form narrower than its columns like to be: then they get narrower.
QSize FieldForm::minimumSizeHint() const { return {narrowFormWidth, QWidget::minimumSizeHint().height()}; }

void FieldForm::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  for (FieldRow* row : m_rows) row->useWidth(width() < wideFormWidth);
}

void FieldForm::refresh() {
  if (m_session.wording().currency() != m_currency) {
    relabel();
    return;
  }
  for (FieldRow* row : m_rows) row->refresh();
}

void FieldForm::relabel() {
  m_currency = m_session.wording().currency();
  for (std::size_t i = 0; i < m_titles.size(); ++i) {
    m_titles[i]->setText(QCoreApplication::translate("sections", m_sections[i].title));
  }
  for (FieldRow* row : m_rows) row->relabel();
}

void FieldForm::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) relabel();
}

int FieldForm::enteredCount() const {
  return static_cast<int>(std::ranges::count_if(
      m_rows, [this](const FieldRow* row) { return !m_session.evaluation().isDefault(row->field()); }));
}

std::vector<Issue> FieldForm::issues() const {
  std::vector<Issue> found;
  for (const FieldRow* row : m_rows)
    if (auto issue = row->issue()) found.push_back(std::move(*issue));
  return found;
}

bool FieldForm::focusFirstFault() {
  for (FieldRow* row : m_rows) {
    const auto issue = row->issue();
    if (!issue || issue->severity != Issue::Severity::Fault) continue;
    row->editor()->setFocus(Qt::OtherFocusReason);
    return true;
  }
  return false;
}

bool FieldForm::focusField(FieldId field) {
  const auto row = std::ranges::find(m_rows, field, &FieldRow::field);
  if (row == m_rows.end()) return false;
  (*row)->editor()->setFocus(Qt::OtherFocusReason);
  return true;
}

void FieldForm::discardDrafts() {
  for (FieldRow* row : m_rows) row->discardDraft();
}

}  // namespace rackorrent::ui
