// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tables/cell_delegate.h"

#include <QTableView>

namespace rackorrent::ui {

// The look and the habits of all tables: rows as high as their texts, as tall as its rows so that the page
// scrolls and not the table, Ctrl+C copies it with its heads.
class TableView : public QTableView {
  Q_OBJECT

 public:
  explicit TableView(QWidget* parent = nullptr, CellDelegate* delegate = nullptr);

  void setModel(QAbstractItemModel* model) override;
  // Shares of the width, one for each column; columns without one take what their texts need.
  void setStretch(const QList<int>& stretch);
  // For long tables that scroll by themselves.
  void setScrolling(int visibleHeight);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 public slots:
  void copy() const;
  void fit();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  int contentHeight() const;
  void spreadColumns();

  QList<int> m_stretch;
  int m_visibleHeight = 0;  // 0: as tall as its rows
  bool m_isFitting = false;
};

}  // namespace rackorrent::ui
