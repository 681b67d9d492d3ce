// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace rackorrent::ui {

// Draws the rows of the sidebar: a ring with number, tick or exclamation mark before each step, a bar at the
// current row, the number of problems at the right.
class NavigationDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void setRowHeight(int height) { m_rowHeight = height; }

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  void paintHeading(QPainter& painter, const QRect& row, const QModelIndex& index) const;
  void paintGround(QPainter& painter, const QStyleOptionViewItem& option) const;
  void paintRing(QPainter& painter, const QRectF& box, bool isCurrent, const QModelIndex& index) const;

  int m_rowHeight = 36;
};

}  // namespace rackorrent::ui
