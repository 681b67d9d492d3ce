// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/demand/week_profile.h"
#include "ui/charts/chart_view.h"
#include "ui/text/text_wording.h"

#include <optional>

class QCPItemText;

namespace rackorrent::ui {

// Mean GPUs in use by hour of the day and day of the week: the darker the more.
class DemandHeatMap : public ChartView {
  Q_OBJECT

 public:
  using ChartView::ChartView;

  void show(const Demand& demand, const TextWording& wording);

 protected:
  void draw() override;
  void placeTexts() override;
  QPointF plotPoint(std::size_t series, qsizetype point) const override;

 private:
  ChartData readableData() const;

  std::optional<TextWording> m_wording;
  WeekProfile m_profile;
  double m_highest = 0;
  QCPItemText* m_scaleText = nullptr;
};

}  // namespace rackorrent::ui
