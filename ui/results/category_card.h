// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/results/chart_card.h"

namespace rackorrent::ui {

class CategoryBars;

// The stacked bars with the names of the groups above them.
class CategoryCard : public ChartCard {
  Q_OBJECT

 public:
  CategoryCard(CategoryBars* bars, UserPrompts& prompts, QWidget* parent = nullptr);

  void followWithLegend(const QString& subtitle);

 private:
  QWidget* m_legend = nullptr;
};

}  // namespace rackorrent::ui
