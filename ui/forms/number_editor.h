// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/evaluation/evaluation.h"

#include <QLineEdit>
#include <QTimer>

#include <optional>

namespace rackorrent::ui {

// Edits the number of one field. What is typed is offered through entered() once it is a value that the field
// allows: on leaving, on Enter, and after a short rest while typing. Text that is not such a value stays as
// it was typed, is a draft, and is faulty once the field was left.
class NumberEditor : public QLineEdit {
  Q_OBJECT

 public:
  explicit NumberEditor(FieldId field, QWidget* parent = nullptr);

  FieldId field() const { return m_field; }
  // Shows the session's value; a draft stays unless the value is another one than before.
  void showValue(const Value& value);
  void discardDraft();
  // The draft as a fault, once the field was left.
  std::optional<Issue> fault() const;

 signals:
  void entered(const Value& value);
  void faultChanged();

 protected:
  bool event(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  struct Reading {
    std::optional<Value> value;  // allowed by the field
    std::optional<Issue> issue;
  };
  Reading reading() const;
  void offer();
  void leave();
  void showText();
  void setFaulty(bool faulty);
  bool isUnfinished() const;

  FieldId m_field;
  Value m_value;
  QTimer m_rest;
  bool m_isDraft = false;
  bool m_isFaulty = false;
  bool m_selectOnRelease = false;
};

}  // namespace rackorrent::ui
