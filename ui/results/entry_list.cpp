// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/entry_list.h"

#include "ui/forms/text_label.h"
#include "ui/results/card.h"
#include "ui/results/source_links.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace rackorrent::ui {
namespace {

constexpr int signWidth = 22;

QLabel* paragraph(const QString& text, FontRole role, bool isMuted, QWidget* parent) {
  QLabel* label = makeParagraph(role, parent);
  label->setText(text);
  setMuted(label, isMuted);
  return label;
}

}  // namespace

EntryList::EntryList(const Knowledge& knowledge, const TextWording& wording, QWidget* parent)
    : QWidget(parent), m_knowledge(knowledge), m_wording(wording) {
  m_column = new QVBoxLayout(this);
  m_column->setContentsMargins(0, 0, 0, 0);
  m_column->setSpacing(6);
}

void EntryList::addHead(const QString& text) {
  m_column->addWidget(paragraph(text, FontRole::Table, true, this));
}

void EntryList::add(const Entry& entry) {
  auto* row = new QWidget(this);
  row->setObjectName(QStringLiteral("entry"));
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(6);
  if (!entry.sign.isEmpty()) {
    QLabel* sign = paragraph(entry.sign, FontRole::Table, true, row);
    sign->setFixedWidth(signWidth);
    line->addWidget(sign, 0, Qt::AlignTop);
  }
  auto* words = new QVBoxLayout;
  words->setSpacing(1);
  QLabel* title = paragraph(entry.title, FontRole::Table, false, row);
  setStrong(title);
  words->addWidget(title);
  if (!entry.text.isEmpty()) words->addWidget(paragraph(entry.text, FontRole::Table, false, row));
  if (!entry.note.isEmpty()) words->addWidget(paragraph(entry.note, FontRole::Caption, true, row));
  if (!entry.sources.isEmpty()) words->addWidget(new SourceLinks(entry.sources, m_knowledge, m_wording, row));
  line->addLayout(words, 1);
  if (entry.badge) {
    QLabel* badge = makeLabel(FontRole::Caption, row);
    badge->setText(entry.badgeText);
    setBadge(badge, *entry.badge);
    line->addWidget(badge, 0, Qt::AlignTop);
  }
  m_column->addWidget(row);
  m_column->addWidget(makeLine(this));
}

}  // namespace rackorrent::ui
