// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/card.h"

#include "ui/forms/text_label.h"

#include <QVBoxLayout>

namespace rackorrent::ui {

Card::Card(QWidget* parent) : QFrame(parent) {
  setCard(this);
  m_title = makeParagraph(FontRole::CardTitle, this);
  m_subtitle = makeParagraph(FontRole::Caption, this);
  setMuted(m_subtitle);
  m_subtitle->hide();
  m_title->hide();
  m_head = new QHBoxLayout;
  m_head->setSpacing(12);
  m_head->addWidget(m_title, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 14, 20, 16);
  column->setSpacing(2);
  column->addLayout(m_head);
  column->addWidget(m_subtitle);
  m_body = new QVBoxLayout;
  m_body->setContentsMargins(0, 6, 0, 0);
  m_body->setSpacing(6);
  column->addLayout(m_body, 1);
}

void Card::setTitle(const QString& title) {
  m_title->setText(title);
  m_title->setVisible(!title.isEmpty());
}

void Card::setSubtitle(const QString& subtitle) {
  m_subtitle->setText(subtitle);
  m_subtitle->setVisible(!subtitle.isEmpty());
}

QString Card::title() const { return m_title->text(); }

void Card::addBesideTitle(QWidget* widget) {
  m_head->setStretchFactor(m_title, 0);
  if (m_besideTitle == 1) m_head->insertStretch(1, 1);
  m_head->insertWidget(m_besideTitle++, widget);
}

void Card::addAtRight(QWidget* widget) { m_head->addWidget(widget, 0, Qt::AlignTop); }

QFrame* makeLine(QWidget* parent) {
  auto* line = new QFrame(parent);
  line->setFixedHeight(1);
  line->setAutoFillBackground(true);
  line->setBackgroundRole(QPalette::Midlight);
  return line;
}

}  // namespace rackorrent::ui
