// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/number_editor.h"

#include "core/evaluation/value_text.h"
#include "ui/forms/field_key.h"
#include "ui/forms/number_text.h"
#include "ui/settings/look.h"

#include <QFocusEvent>
#include <QKeyEvent>

#include <chrono>

namespace rackorrent::ui {

namespace {

// Long enough to type the next digit of 64 before 6 is taken for the answer, short enough to feel at once.
constexpr std::chrono::milliseconds restWhileTyping{300};

}  // namespace

NumberEditor::NumberEditor(FieldId field, QWidget* parent) : QLineEdit(parent), m_field(field) {
  setObjectName(fieldKey(field));
  setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  setInputMethodHints(Qt::ImhPreferNumbers);
  m_rest.setSingleShot(true);
  m_rest.setInterval(restWhileTyping);
  connect(&m_rest, &QTimer::timeout, this, &NumberEditor::offer);
  connect(this, &QLineEdit::textEdited, this, [this] {
    m_isDraft = true;
    m_rest.start();
  });
}

void NumberEditor::showValue(const Value& value) {
  const bool isSame = value == m_value;
  m_value = value;
  if (isSame && (m_isDraft || hasFocus())) return;
  m_isDraft = false;
  m_rest.stop();
  setFaulty(false);
  showText();
}

void NumberEditor::discardDraft() {
  m_rest.stop();
  m_isDraft = false;
  setFaulty(false);
  showText();
}

std::optional<Issue> NumberEditor::fault() const { return m_isFaulty ? reading().issue : std::nullopt; }

// The text says something else than the value that the session has.
bool NumberEditor::isUnfinished() const { return m_isDraft && reading().value != std::optional(m_value); }

bool NumberEditor::event(QEvent* event) {
  // Undo and Redo belong to the window, except that Undo first takes back an unfinished text.
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool undoesText = key->matches(QKeySequence::Undo) && isUnfinished();
    if (!undoesText && (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo))) {
      event->ignore();
      return false;
    }
  }
  return QLineEdit::event(event);
}

void NumberEditor::keyPressEvent(QKeyEvent* event) {
  const bool takesBack = event->matches(QKeySequence::Undo) || event->key() == Qt::Key_Escape;
  if (takesBack && isUnfinished()) {
    discardDraft();
    selectAll();
    return;
  }
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter) leave();
  QLineEdit::keyPressEvent(event);
  if (enter) selectAll();
}

void NumberEditor::focusInEvent(QFocusEvent* event) {
  QLineEdit::focusInEvent(event);
  m_selectOnRelease = event->reason() == Qt::MouseFocusReason;
  if (!m_selectOnRelease) selectAll();
}

void NumberEditor::mouseReleaseEvent(QMouseEvent* event) {
  QLineEdit::mouseReleaseEvent(event);
  if (m_selectOnRelease && !hasSelectedText()) selectAll();
  m_selectOnRelease = false;
}

void NumberEditor::focusOutEvent(QFocusEvent* event) {
  QLineEdit::focusOutEvent(event);
  // A menu or another window only borrows the focus.
  if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) leave();
}

NumberEditor::Reading NumberEditor::reading() const {
  const Field& field = fieldOf(m_field);
  const TypedNumber typed = readTypedNumber(text(), field.unit);
  if (typed.kind == TypedNumber::Kind::Unreadable)
    return {std::nullopt, Issue{std::string(field.key), allowedText(field)}};
  const Value value = typed.kind == TypedNumber::Kind::Empty ? Value() : Value(typed.number);
  if (auto issue = checkValue(field, value)) return {std::nullopt, std::move(issue)};
  return {value, std::nullopt};
}

// While typing an empty text is on its way to something else, so it is only taken on leaving.
void NumberEditor::offer() {
  if (!m_isDraft || text().trimmed().isEmpty()) return;
  if (const auto value = reading().value) {
    m_value = *value;
    setFaulty(false);
    emit entered(*value);
  }
}

void NumberEditor::leave() {
  m_rest.stop();
  if (!m_isDraft) return;
  const Reading now = reading();
  setFaulty(!now.value);
  if (!now.value) return;
  m_isDraft = false;
  m_value = *now.value;
  showText();
  emit entered(m_value);
}

void NumberEditor::showText() {
  const auto* number = std::get_if<Number>(&m_value);
  const QString text = number ? typedText(*number, fieldOf(m_field).unit) : QString();
  if (text != this->text()) setText(text);
}

void NumberEditor::setFaulty(bool faulty) {
  const bool changed = faulty || m_isFaulty != faulty;  // another bad text has another message
  m_isFaulty = faulty;
  setBad(this, faulty);
  if (changed) emit faultChanged();
}

}  // namespace rackorrent::ui
