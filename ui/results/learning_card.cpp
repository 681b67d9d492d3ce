// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/learning_card.h"

#include "core/report/study_words.h"
#include "ui/forms/link_button.h"
#include "ui/forms/text_label.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace rackorrent::ui {
namespace {

constexpr std::size_t mostInputs = 5;

}  // namespace

LearningCard::LearningCard(QWidget* parent) : Card(parent) {}

void LearningCard::show(const Study& study, const TextWording& wording) {
  setTitle(wording.string(learningLine(study)));
  setSubtitle(
      tr("Worth at most, in present value: what a better choice would save on average if this were known "
         "first."));
  delete m_list;
  m_list = new QWidget(this);
  auto* grid = new QGridLayout(m_list);
  grid->setContentsMargins(0, 4, 0, 0);
  grid->setHorizontalSpacing(16);
  grid->setVerticalSpacing(6);
  grid->setColumnStretch(0, 1);
  std::vector<InputEffect> inputs = worthLearning(study);
  if (inputs.size() > mostInputs) inputs.erase(inputs.begin() + mostInputs, inputs.end());
  for (const InputEffect& input : inputs) {
    const int row = grid->rowCount();
    const QString label = wording.string(fieldOf(input.field).label);
    QLabel* name = makeParagraph(FontRole::Table, m_list);
    name->setText(label);
    QLabel* amount = makeStrongLabel(FontRole::Table, m_list);
    amount->setText(wording.shortMoney(input.valueOfLearning));
    amount->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    QPushButton* link = makeLink(QStringLiteral("learn"), m_list);
    link->setText(tr("Go to this input"));
    link->setAccessibleName(tr("%1: %2").arg(label, link->text()));
    connect(link, &QPushButton::clicked, this, [this, field = input.field] { emit fieldRequested(field); });
    grid->addWidget(name, row, 0);
    grid->addWidget(amount, row, 1);
    grid->addWidget(link, row, 2);
  }
  body().insertWidget(0, m_list);
}

}  // namespace rackorrent::ui
