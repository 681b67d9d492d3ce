// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/choices_editor.h"

#include "ui/forms/field_key.h"

#include <QSignalBlocker>
#include <QWheelEvent>

#include <algorithm>

namespace rackorrent::ui {

namespace {

constexpr int rowHeight = 30;
constexpr int tickWidth = 40;

}  // namespace

ChoicesEditor::ChoicesEditor(FieldId field, QWidget* parent) : QListWidget(parent), m_field(field) {
  setObjectName(fieldKey(field));
  setFlow(QListView::LeftToRight);
  setWrapping(true);
  setResizeMode(QListView::Adjust);
  setFrameShape(QFrame::NoFrame);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  for (const Choice& choice : fieldOf(field).choices) {
    auto* item = new QListWidgetItem(fromView(choice.label), this);
    item->setData(Qt::UserRole, fromView(choice.key));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Unchecked);
  }
  setCurrentRow(0);
  connect(this, &QListWidget::itemChanged, this, [this] { emit entered(tickedKeys()); });
}

void ChoicesEditor::showValue(const Value& value) {
  const auto* keys = std::get_if<std::vector<std::string>>(&value);
  const QSignalBlocker quiet(this);
  for (int i = 0; i < count(); ++i) {
    const std::string key = item(i)->data(Qt::UserRole).toString().toStdString();
    const bool isTicked = keys && std::ranges::find(*keys, key) != keys->end();
    item(i)->setCheckState(isTicked ? Qt::Checked : Qt::Unchecked);
  }
}

void ChoicesEditor::relabel(const TextWording& wording) {
  const QSignalBlocker quiet(this);
  for (int i = 0; i < count(); ++i)
    item(i)->setText(wording.string(fieldOf(m_field).choices[static_cast<std::size_t>(i)].label));
  fitColumns();
}

void ChoicesEditor::wheelEvent(QWheelEvent* event) { event->ignore(); }

void ChoicesEditor::resizeEvent(QResizeEvent* event) {
  QListWidget::resizeEvent(event);
  fitColumns();
}

Value ChoicesEditor::tickedKeys() const {
  std::vector<std::string> keys;
  for (int i = 0; i < count(); ++i)
    if (item(i)->checkState() == Qt::Checked)
      keys.push_back(item(i)->data(Qt::UserRole).toString().toStdString());
  std::ranges::sort(keys);
  return keys;
}

void ChoicesEditor::fitColumns() {
  int widest = 1;
  for (int i = 0; i < count(); ++i)
    widest = std::max(widest, fontMetrics().horizontalAdvance(item(i)->text()) + tickWidth);
  const int available = std::max(widest, viewport()->width() - 1);
  const int columns = std::max(1, available / widest);
  setGridSize(QSize(available / columns, rowHeight));
  setFixedHeight(rowHeight * ((count() + columns - 1) / columns) + 2);
}

}  // namespace rackorrent::ui
