// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/column_pair.h"

#include <QBoxLayout>
#include <QResizeEvent>

namespace rackorrent::ui {
namespace {

constexpr int gap = 16;

// A column's width follows its stretch factor, not what its texts would like.
QWidget* makeColumn(QWidget* parent, QBoxLayout*& layout) {
  auto* column = new QWidget(parent);
  QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  column->setSizePolicy(policy);
  layout = new QVBoxLayout(column);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(gap);
  return column;
}

}  // namespace

ColumnPair::ColumnPair(int left, int right, int narrowest, QWidget* parent)
    : QWidget(parent), m_narrowest(narrowest) {
  m_row = new QHBoxLayout(this);
  m_row->setContentsMargins(0, 0, 0, 0);
  m_row->setSpacing(gap);
  m_row->addWidget(makeColumn(this, m_left), left);
  m_row->addWidget(makeColumn(this, m_right), right);
}

void ColumnPair::addLeft(QWidget* widget, int stretch) { m_left->addWidget(widget, stretch); }

void ColumnPair::addRight(QWidget* widget, int stretch) { m_right->addWidget(widget, stretch); }

void ColumnPair::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const bool isStacked = event->size().width() < m_narrowest;
  m_row->setDirection(isStacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

}  // namespace rackorrent::ui
