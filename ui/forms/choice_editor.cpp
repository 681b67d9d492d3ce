// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/choice_editor.h"

#include "ui/forms/field_key.h"

#include <QAbstractItemView>
#include <QWheelEvent>

namespace rackorrent::ui {

ChoiceEditor::ChoiceEditor(FieldId field, QWidget* parent) : QComboBox(parent), m_field(field) {
  setObjectName(fieldKey(field));
  setFocusPolicy(Qt::StrongFocus);
  // The editor keeps its width; a long name is cut in the closed box and whole in the list.
  setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  setMinimumContentsLength(4);
  for (const Choice& choice : fieldOf(field).choices) addItem(fromView(choice.label), fromView(choice.key));
  connect(this, &QComboBox::activated, this, [this](int index) {
    setToolTip(currentText());
    emit entered(itemData(index).toString().toStdString());
  });
}

void ChoiceEditor::showValue(const Value& value) {
  const auto* key = std::get_if<std::string>(&value);
  setCurrentIndex(key ? findData(QString::fromStdString(*key)) : -1);
  setToolTip(currentText());
}

void ChoiceEditor::relabel(const TextWording& wording) {
  for (int i = 0; i < count(); ++i)
    setItemText(i, wording.string(fieldOf(m_field).choices[static_cast<std::size_t>(i)].label));
  setToolTip(currentText());
}

void ChoiceEditor::wheelEvent(QWheelEvent* event) { event->ignore(); }

void ChoiceEditor::showPopup() {
  view()->setMinimumWidth(std::max(width(), view()->sizeHintForColumn(0) + 40));
  QComboBox::showPopup();
}

}  // namespace rackorrent::ui
