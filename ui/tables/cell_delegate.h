// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace rackorrent::ui {

// Draws the cells of all tables: a line under each row, no vertical lines, the winner on the selected ground,
// totals bold under a strong line, a note under the value, marks by symbol and colour.
class CellDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  // Prominent: the value is the larger part of a two-line cell.
  enum class Emphasis { Plain, Prominent };

  explicit CellDelegate(Emphasis emphasis = Emphasis::Plain, QObject* parent = nullptr);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 protected:
  // Between the ground and the lines, inside the padding.
  virtual void paintContent(QPainter& painter, const QRect& area, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const;
  QFont valueFont(const QModelIndex& index) const;

 private:
  void paintGround(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
  void paintValue(QPainter& painter, QRect area, const QModelIndex& index) const;
  int paintMark(QPainter& painter, const QRect& area, const QModelIndex& index) const;

  Emphasis m_emphasis;
};

}  // namespace rackorrent::ui
