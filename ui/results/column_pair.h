// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;

namespace rackorrent::ui {

// Two columns side by side, one under the other where the page is too narrow for both.
class ColumnPair : public QWidget {
  Q_OBJECT

 public:
  // The stretch factors of the columns, and the width below which they are stacked.
  ColumnPair(int left, int right, int narrowest, QWidget* parent = nullptr);

  void addLeft(QWidget* widget, int stretch = 0);
  void addRight(QWidget* widget, int stretch = 0);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  int m_narrowest = 0;
  QBoxLayout* m_row = nullptr;
  QBoxLayout* m_left = nullptr;
  QBoxLayout* m_right = nullptr;
};

}  // namespace rackorrent::ui
