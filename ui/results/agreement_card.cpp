// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/agreement_card.h"

#include "core/report/verdict_words.h"
#include "ui/forms/text_label.h"
#include "ui/results/source_links.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace rackorrent::ui {
namespace {

constexpr int columns = 4;

}  // namespace

AgreementCard::AgreementCard(QWidget* parent) : Card(parent) {}

void AgreementCard::show(const Evaluation& evaluation, const Assessment& assessment,
                         const Knowledge& knowledge, const TextWording& wording) {
  setTitle(tr("What the guides say, what your figures say"));
  delete m_list;
  m_list = new QWidget(this);
  auto* column = new QVBoxLayout(m_list);
  column->setContentsMargins(0, 0, 0, 0);
  m_grid = new QGridLayout;
  m_grid->setHorizontalSpacing(14);
  m_grid->setVerticalSpacing(6);
  m_grid->setColumnStretch(0, 4);
  m_grid->setColumnStretch(1, 6);
  m_grid->setColumnStretch(2, 6);
  column->addLayout(m_grid);
  addHeads();
  for (const AgreementRow& row : agreementRows(evaluation, assessment, knowledge, wording))
    addRow(row, knowledge, wording);
  QLabel* why = makeParagraph(FontRole::Table, m_list);
  why->setText(wording.string(breakEvenUtilizationLine(evaluation, assessment.breakEvenUtilization)));
  setMuted(why);
  column->addWidget(why);
  column->addStretch(1);
  body().addWidget(m_list, 1);
}

void AgreementCard::addHeads() {
  for (const auto& [position, text] : {std::pair(1, tr("Guides")), std::pair(2, tr("Your figures"))}) {
    QLabel* head = makeMutedLabel(FontRole::Table, m_list);
    head->setText(text);
    m_grid->addWidget(head, 0, position);
  }
  addLine();
}

void AgreementCard::addLine() { m_grid->addWidget(makeLine(m_list), m_grid->rowCount(), 0, 1, columns); }

void AgreementCard::addRow(const AgreementRow& row, const Knowledge& knowledge, const TextWording& wording) {
  const int line = m_grid->rowCount();
  const auto put = [&](const QString& text, int column, bool isMuted) {
    QLabel* label = makeParagraph(FontRole::Table, m_list);
    label->setText(text);
    setMuted(label, isMuted);
    m_grid->addWidget(label, line, column, Qt::AlignTop);
  };
  put(row.topic, 0, true);
  auto* guides = new QWidget(m_list);
  auto* column = new QVBoxLayout(guides);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  QLabel* words = makeParagraph(FontRole::Table, guides);
  words->setText(row.guides);
  column->addWidget(words);
  column->addWidget(new SourceLinks(row.sources, knowledge, wording, guides));
  m_grid->addWidget(guides, line, 1, Qt::AlignTop);
  put(row.figures, 2, false);
  QLabel* badge = makeLabel(FontRole::Caption, m_list);
  badge->setText(row.agrees ? tr("= agree") : tr("! differ"));
  setBadge(badge, row.agrees ? Badge::Positive : Badge::Warning);
  m_grid->addWidget(badge, line, 3, Qt::AlignTop | Qt::AlignRight);
  addLine();
}

}  // namespace rackorrent::ui
