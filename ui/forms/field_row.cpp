// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/field_row.h"

#include "core/evaluation/value_text.h"
#include "ui/forms/choice_editor.h"
#include "ui/forms/choices_editor.h"
#include "ui/forms/field_key.h"
#include "ui/forms/field_mark.h"
#include "ui/forms/form_metrics.h"
#include "ui/forms/link_button.h"
#include "ui/forms/text_label.h"

#include <QGridLayout>
#include <QHBoxLayout>

namespace rackorrent::ui {

FieldRow::FieldRow(Session& session, FieldId field, QGridLayout& grid, int gridRow)
    : QObject(grid.parentWidget()), m_session(session), m_field(field) {
  QWidget* parent = grid.parentWidget();
  buildLabels(parent);
  buildEditor(parent);
  place(grid, gridRow);
  useWidth(false);
  relabel();
}

template <class Editor>
void FieldRow::attach(Editor* editor) {
  m_editor = editor;
  m_show = [editor](const Value& value) { editor->showValue(value); };
  if constexpr (!std::is_same_v<Editor, NumberEditor>)
    m_relabelEditor = [editor](const TextWording& wording) { editor->relabel(wording); };
  connect(editor, &Editor::entered, this, [this](const Value& value) { m_session.edit(m_field, value); });
}

void FieldRow::buildEditor(QWidget* parent) {
  switch (fieldOf(m_field).type) {
    case FieldType::Integer:
    case FieldType::Real:
      m_number = new NumberEditor(m_field, parent);
      attach(m_number);
      connect(m_number, &NumberEditor::faultChanged, this, [this] {
        refreshProblem();
        emit issueChanged();
      });
      break;
    case FieldType::Choice:
      attach(new ChoiceEditor(m_field, parent));
      break;
    case FieldType::Choices:
      attach(new ChoicesEditor(m_field, parent));
      break;
  }
  m_label->setBuddy(m_editor);
}

void FieldRow::buildLabels(QWidget* parent) {
  m_label = makeParagraph(FontRole::Body, parent);
  m_unit = makeMutedLabel(FontRole::Table, parent);
  m_markCell = new QWidget(parent);
  m_bullet = makeLabel(FontRole::Caption, m_markCell);
  m_bullet->setForegroundRole(QPalette::Link);
  m_bullet->setText(QStringLiteral("●"));
  m_mark = makeLabel(FontRole::Caption, m_markCell);
  m_reset = makeLink(fieldKey(m_field) + QStringLiteral(".reset"), m_markCell);
  m_why = makeLink(fieldKey(m_field) + QStringLiteral(".why"), parent);
  m_explanation = makeParagraph(FontRole::Caption, parent);
  setMuted(m_explanation);
  m_explanation->hide();
  m_problem = makeParagraph(FontRole::Caption, parent);
  m_problem->setObjectName(fieldKey(m_field) + QStringLiteral(".problem"));
  m_problem->hide();
  connect(m_reset, &QPushButton::clicked, this, [this] {
    discardDraft();
    m_session.resetField(m_field);
    m_editor->setFocus(Qt::OtherFocusReason);
  });
  connect(m_why, &QPushButton::clicked, this,
          [this] { m_explanation->setVisible(m_explanation->isHidden()); });
}

void FieldRow::place(QGridLayout& grid, int gridRow) {
  auto* cell = new QHBoxLayout(m_markCell);
  cell->setContentsMargins(0, 0, 0, 0);
  cell->setSpacing(8);
  cell->addWidget(m_bullet);
  cell->addWidget(m_mark);
  cell->addWidget(m_reset);
  cell->addStretch(1);
  m_unit->setMinimumWidth(formUnitWidth);
  grid.addWidget(m_label, gridRow, 0);
  grid.addWidget(m_unit, gridRow, 2);
  grid.addWidget(m_markCell, gridRow, 3);
  grid.addWidget(m_why, gridRow, 4, Qt::AlignRight | Qt::AlignVCenter);
  int next = gridRow;
  if (fieldOf(m_field).type == FieldType::Choices) {
    grid.addWidget(m_editor, ++next, 1, 1, 4);
  } else {
    grid.addWidget(m_editor, next, 1);
  }
  grid.addWidget(m_problem, ++next, 1, 1, 4);
  grid.addWidget(m_explanation, ++next, 1, 1, 4);
  m_nextGridRow = next + 1;
  QWidget::setTabOrder(m_editor, m_reset);
  QWidget::setTabOrder(m_reset, m_why);
}

void FieldRow::useWidth(bool isNarrow) {
  m_label->setFixedWidth(isNarrow ? narrowLabelWidth : formLabelWidth);
  if (fieldOf(m_field).type != FieldType::Choices)
    m_editor->setFixedWidth(isNarrow ? narrowEditorWidth : formEditorWidth);
}

void FieldRow::refresh() {
  m_show(m_session.evaluation().value(m_field));
  refreshMark();
  refreshProblem();
}

void FieldRow::relabel() {
  const TextWording wording = m_session.wording();
  const Field& field = fieldOf(m_field);
  const QString name = wording.string(field.label);
  m_label->setText(QString(name).replace(u'&', QStringLiteral("&&")));
  m_editor->setAccessibleName(name);
  m_editor->setAccessibleDescription(wording.string(field.question));
  m_unit->setText(wording.unitLabel(field.unit));
  m_reset->setText(tr("Reset"));
  m_reset->setAccessibleName(tr("Reset to the default: %1").arg(name));
  m_why->setText(tr("Why?"));
  m_why->setAccessibleName(tr("Why we ask: %1").arg(name));
  m_why->setToolTip(wording.string(field.question));
  if (m_relabelEditor) m_relabelEditor(wording);
  relabelExplanation(wording);
  refresh();
}

void FieldRow::relabelExplanation(const TextWording& wording) {
  const Field& field = fieldOf(m_field);
  QStringList lines{wording.string(field.question)};
  if (field.isNumeric()) lines << wording.string(allowedText(field));
  lines << defaultText(m_field, wording);
  lines << defaultSource(m_field, m_session.knowledge(), wording);
  if (const auto served = m_session.knowledge().sourceLabel(field.serves))
    lines << tr("What the guides say: %1").arg(wording.string(*served));
  lines.removeAll(QString());
  m_explanation->setText(lines.join(u'\n'));
}

void FieldRow::discardDraft() {
  if (m_number) m_number->discardDraft();
}

std::optional<Issue> FieldRow::issue() const {
  if (m_number)
    if (auto fault = m_number->fault()) return fault;
  const Issue* worst = nullptr;
  for (const Issue& candidate : m_session.issues()) {
    if (candidate.field != fieldOf(m_field).key) continue;
    if (!worst || candidate.severity == Issue::Severity::Fault) worst = &candidate;
  }
  return worst ? std::optional(*worst) : std::nullopt;
}

void FieldRow::refreshMark() {
  const TextWording wording = m_session.wording();
  const FieldMark mark = markOf(m_session.evaluation(), m_field, m_session.knowledge(), wording);
  const auto problem = issue();
  const bool isEntered = mark.kind == FieldMark::Kind::Entered;
  m_bullet->setVisible(isEntered && !problem);
  m_reset->setVisible(isEntered);
  m_reset->setToolTip(defaultText(m_field, wording));
  m_mark->setToolTip(mark.tooltip);
  setMuted(m_mark, !isEntered);
  m_mark->setText(mark.text);
  if (!problem) return;
  const bool isFault = problem->severity == Issue::Severity::Fault;
  m_mark->setText(isFault ? tr("! Needs a change") : tr("! Worth a look"));
}

void FieldRow::refreshProblem() {
  const auto problem = issue();
  m_problem->setVisible(problem.has_value());
  if (problem) {
    m_problem->setText(m_session.wording().string(problem->message));
    setTone(m_problem, problem->severity == Issue::Severity::Fault ? Tone::Danger : Tone::Warning);
  }
  refreshMark();
}

}  // namespace rackorrent::ui
