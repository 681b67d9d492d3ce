// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/study.h"
#include "ui/results/card.h"
#include "ui/text/text_wording.h"

#include <array>

namespace rackorrent::ui {

// For people who know no statistics: how sure the answer is, in one word, one sentence and three figures.
class SurenessCard : public Card {
  Q_OBJECT

 public:
  explicit SurenessCard(QWidget* parent = nullptr);

  void show(const Study& study, bool isGrowing, const TextWording& wording);
  using QWidget::show;

 private:
  struct KeyNumber {
    QLabel* value = nullptr;
    QLabel* caption = nullptr;
  };

  QLabel* m_caption = nullptr;
  QLabel* m_word = nullptr;
  QLabel* m_sentence = nullptr;
  std::array<KeyNumber, 3> m_numbers;
  QLabel* m_assumption = nullptr;
  QLabel* m_method = nullptr;
};

}  // namespace rackorrent::ui
