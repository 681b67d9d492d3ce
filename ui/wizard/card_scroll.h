// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QScrollArea;

namespace rackorrent::ui {

// A card that fills its place and scrolls its content, which it takes over. What gets the focus is scrolled
// into view.
class CardScroll : public QFrame {
  Q_OBJECT

 public:
  explicit CardScroll(QWidget* content, QWidget* parent = nullptr);

 private:
  void reveal(QWidget* focused);

  QScrollArea* m_scroll = nullptr;
};

}  // namespace rackorrent::ui
