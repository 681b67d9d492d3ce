// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace rackorrent::ui {

// A surface with a title that states the finding, a muted line under it, and room at the right for a link.
class Card : public QFrame {
  Q_OBJECT

 public:
  explicit Card(QWidget* parent = nullptr);

  void setTitle(const QString& title);
  void setSubtitle(const QString& subtitle);
  QString title() const;

  QVBoxLayout& body() { return *m_body; }
  void addBesideTitle(QWidget* widget);
  void addAtRight(QWidget* widget);

 private:
  QLabel* m_title = nullptr;
  QLabel* m_subtitle = nullptr;
  QHBoxLayout* m_head = nullptr;
  QVBoxLayout* m_body = nullptr;
  int m_besideTitle = 1;  // position in the head for what follows the title
};

// A thin line between groups of a card.
QFrame* makeLine(QWidget* parent);

}  // namespace rackorrent::ui
