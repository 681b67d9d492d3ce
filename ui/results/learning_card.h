// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/study.h"
#include "ui/results/card.h"
#include "ui/text/text_wording.h"

namespace rackorrent::ui {

// What to find out next: the inputs whose knowledge is worth most, with the amount and the way to the input.
class LearningCard : public Card {
  Q_OBJECT

 public:
  explicit LearningCard(QWidget* parent = nullptr);

  void show(const Study& study, const TextWording& wording);
  using QWidget::show;

 signals:
  void fieldRequested(FieldId field);

 private:
  QWidget* m_list = nullptr;
};

}  // namespace rackorrent::ui
