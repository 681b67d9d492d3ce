// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"
#include "ui/text/text_wording.h"

#include <QListWidget>

namespace rackorrent::ui {

// Ticks any number of keys of a field, in columns as wide as the longest label. One stop for Tab; arrows
// move, Space ticks.
class ChoicesEditor : public QListWidget {
  Q_OBJECT

 public:
  explicit ChoicesEditor(FieldId field, QWidget* parent = nullptr);

  FieldId field() const { return m_field; }
  void showValue(const Value& value);
  void relabel(const TextWording& wording);

 signals:
  void entered(const Value& value);

 protected:
  void wheelEvent(QWheelEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  Value tickedKeys() const;
  void fitColumns();

  FieldId m_field;
};

}  // namespace rackorrent::ui
