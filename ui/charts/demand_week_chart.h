// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/demand/demand.h"
#include "ui/charts/chart_view.h"
#include "ui/text/text_wording.h"

#include <optional>

class QCPItemText;

namespace rackorrent::ui {

// The mean week of the first year, hour by hour from Monday, with the highest value of each hour.
class DemandWeekChart : public ChartView {
  Q_OBJECT

 public:
  using ChartView::ChartView;

  void show(const Demand& demand, const TextWording& wording);

 protected:
  void draw() override;
  void placeTexts() override;

 private:
  void readWeek(const Demand& demand);

  std::optional<TextWording> m_wording;
  QList<double> m_hours;
  QList<double> m_mean;
  QList<double> m_highest;
  QCPItemText* m_unitText = nullptr;
};

}  // namespace rackorrent::ui
