// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

class QVBoxLayout;

namespace rackorrent::ui {

// A small card over the page that closes with Esc or a click beside it. Deletes itself.
class Popover : public QFrame {
  Q_OBJECT

 public:
  explicit Popover(const QString& title, QWidget* anchor);

  void addText(const QString& text, bool isMuted = false);
  void addWidget(QWidget* widget);
  // Under the anchor, inside the screen.
  void open();
  void openAt(const QPoint& globalTopLeft);

 private:
  QVBoxLayout* m_column = nullptr;
  QWidget* m_anchor = nullptr;
};

}  // namespace rackorrent::ui
