// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/popover.h"

#include "ui/forms/text_label.h"

#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr int popoverWidth = 420;
constexpr int gap = 4;

}  // namespace

Popover::Popover(const QString& title, QWidget* anchor) : QFrame(anchor, Qt::Popup), m_anchor(anchor) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(QStringLiteral("popover"));
  setAccessibleName(title);
  setCard(this);
  setFixedWidth(popoverWidth);
  m_column = new QVBoxLayout(this);
  m_column->setContentsMargins(16, 12, 16, 14);
  m_column->setSpacing(6);
  QLabel* head = makeParagraph(FontRole::CardTitle, this);
  head->setText(title);
  m_column->addWidget(head);
}

void Popover::addText(const QString& text, bool isMuted) {
  QLabel* label = makeParagraph(isMuted ? FontRole::Caption : FontRole::Table, this);
  label->setText(text);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  setMuted(label, isMuted);
  m_column->addWidget(label);
}

void Popover::addWidget(QWidget* widget) { m_column->addWidget(widget); }

void Popover::open() { openAt(m_anchor->mapToGlobal(QPoint(0, m_anchor->height() + gap))); }

void Popover::openAt(const QPoint& globalTopLeft) {
  const int height = m_column->hasHeightForWidth() ? m_column->totalHeightForWidth(popoverWidth)
                                                   : m_column->totalSizeHint().height();
  resize(popoverWidth, height);
  const QRect screen = m_anchor->screen()->availableGeometry();
  const int right = std::max(screen.left(), screen.right() - popoverWidth);
  const int bottom = std::max(screen.top(), screen.bottom() - height);
  move(std::clamp(globalTopLeft.x(), screen.left(), right),
       std::clamp(globalTopLeft.y(), screen.top(), bottom));
  show();
}

}  // namespace rackorrent::ui
