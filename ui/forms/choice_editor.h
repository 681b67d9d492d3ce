// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"
#include "ui/text/text_wording.h"

#include <QComboBox>

namespace rackorrent::ui {

// Picks one key of a choice field. The wheel scrolls the page, never the value.
class ChoiceEditor : public QComboBox {
  Q_OBJECT

 public:
  explicit ChoiceEditor(FieldId field, QWidget* parent = nullptr);

  FieldId field() const { return m_field; }
  void showValue(const Value& value);
  void relabel(const TextWording& wording);

 signals:
  void entered(const Value& value);

 protected:
  void wheelEvent(QWheelEvent* event) override;
  void showPopup() override;

 private:
  FieldId m_field;
};

}  // namespace rackorrent::ui
