// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/sureness_card.h"

#include "core/report/study_words.h"
#include "ui/forms/text_label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace rackorrent::ui {

SurenessCard::SurenessCard(QWidget* parent) : Card(parent) {
  m_caption = makeMutedLabel(FontRole::Table, this);
  m_word = makeLabel(FontRole::Answer, this);
  m_word->setObjectName(QStringLiteral("sureness"));
  m_sentence = makeParagraph(FontRole::Body, this);
  m_sentence->setObjectName(QStringLiteral("surenessSentence"));
  body().addWidget(m_caption);
  body().addWidget(m_word);
  body().addWidget(m_sentence);
  body().addWidget(makeLine(this));
  auto* numbers = new QHBoxLayout;
  numbers->setSpacing(16);
  for (KeyNumber& number : m_numbers) {
    number.value = makeLabel(FontRole::KeyNumber, this);
    number.caption = makeParagraph(FontRole::Caption, this);
    setMuted(number.caption);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(number.value);
    column->addWidget(number.caption);
    column->addStretch(1);
    numbers->addLayout(column, 1);
  }
  body().addLayout(numbers);
  body().addWidget(makeLine(this));
  m_assumption = makeParagraph(FontRole::Caption, this);
  m_method = makeParagraph(FontRole::Caption, this);
  setMuted(m_assumption);
  setMuted(m_method);
  body().addWidget(m_assumption);
  body().addWidget(m_method);
  body().addStretch(1);
}

void SurenessCard::show(const Study& study, bool isGrowing, const TextWording& wording) {
  m_caption->setText(tr("How sure is the answer?"));
  m_word->setText(wording.string(surenessOf(study)));
  m_sentence->setText(wording.string(confidenceLine(study)) + u' ' +
                      wording.string(rangeLine(study, study.answer)));
  const auto set = [](const KeyNumber& number, const QString& value, const QString& caption) {
    number.value->setText(value);
    number.caption->setText(caption);
  };
  const AlternativeStudy& of = study.alternatives[indexOf(study.answer)];
  set(m_numbers[0], wording.quantityString(shownShare(of.first.value)), tr("of the cases: first"));
  set(m_numbers[1], wording.quantityString(shownShare(of.cheapest.value)), tr("of the cases: cheapest"));
  set(m_numbers[2], wording.quantityString(shownShare(of.placeSharesWithWeights.front())),
      tr("first when the weights vary too, from half to twice"));
  m_assumption->setText(wording.string(studyAssumption()));
  m_method->setText(isGrowing ? tr("%1 More cases are being added.").arg(wording.string(studyMethod(study)))
                              : wording.string(studyMethod(study)));
}

}  // namespace rackorrent::ui
