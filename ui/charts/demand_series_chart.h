// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/demand/demand.h"
#include "ui/charts/chart_view.h"
#include "ui/text/text_wording.h"

#include <cstdint>
#include <optional>

class QCPItemText;

namespace rackorrent::ui {

// GPUs in use, hour by hour, as measured or generated; what is not known is a gap. The wheel zooms into the
// time.
class DemandSeriesChart : public ChartView {
  Q_OBJECT

 public:
  using ChartView::ChartView;

  // The first hour is counted from 1970 in UTC; without one the hours are numbered.
  void show(const Demand& demand, std::optional<std::int64_t> firstHour, const TextWording& wording);

 protected:
  void draw() override;
  void placeTexts() override;

 private:
  QString timeText(double hour) const;

  std::optional<TextWording> m_wording;
  std::optional<std::int64_t> m_firstHour;
  QList<double> m_hours;
  QList<double> m_gpus;
  double m_mean = 0;
  QCPItemText* m_unitText = nullptr;
};

}  // namespace rackorrent::ui
