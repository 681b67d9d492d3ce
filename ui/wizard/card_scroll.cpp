// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/card_scroll.h"

#include "ui/settings/look.h"

#include <QApplication>
#include <QScrollArea>
#include <QVBoxLayout>

namespace rackorrent::ui {

CardScroll::CardScroll(QWidget* content, QWidget* parent) : QFrame(parent) {
  setCard(this);
  m_scroll = new QScrollArea(this);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setWidgetResizable(true);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_scroll->setWidget(content);
  // The card's surface shows through.
  m_scroll->viewport()->setAutoFillBackground(false);
  content->setAutoFillBackground(false);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(1, 1, 1, 1);
  layout->addWidget(m_scroll);
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { reveal(now); });
}

void CardScroll::reveal(QWidget* focused) {
  if (focused && m_scroll->widget()->isAncestorOf(focused)) m_scroll->ensureWidgetVisible(focused, 0, 48);
}

}  // namespace rackorrent::ui
