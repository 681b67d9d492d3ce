// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/results/agreement.h"
#include "ui/results/card.h"

class QGridLayout;

namespace rackorrent::ui {

// What the guides say beside what the user's own figures say, with a badge for agree or differ.
class AgreementCard : public Card {
  Q_OBJECT

 public:
  explicit AgreementCard(QWidget* parent = nullptr);

  void show(const Evaluation& evaluation, const Assessment& assessment, const Knowledge& knowledge,
            const TextWording& wording);
  using QWidget::show;

 private:
  void addHeads();
  void addRow(const AgreementRow& row, const Knowledge& knowledge, const TextWording& wording);
  void addLine();

  QWidget* m_list = nullptr;
  QGridLayout* m_grid = nullptr;
};

}  // namespace rackorrent::ui
