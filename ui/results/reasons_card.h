// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/knowledge/knowledge.h"
#include "ui/results/card.h"
#include "ui/text/text_wording.h"

namespace rackorrent::ui {

// At most three reasons for the answer and always the strongest against it, with their points and sources.
class ReasonsCard : public Card {
  Q_OBJECT

 public:
  explicit ReasonsCard(QWidget* parent = nullptr);

  void show(const Verdict& verdict, const Knowledge& knowledge, const TextWording& wording);
  using QWidget::show;

 private:
  void addHead(const QString& text);
  void addReason(const Reason& reason, int sign, const Knowledge& knowledge, const TextWording& wording);

  QWidget* m_list = nullptr;
};

}  // namespace rackorrent::ui
