// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/results/result_view.h"

namespace rackorrent::ui {

class ChartCard;
class DemandHeatMap;
class DemandSeriesChart;
class ImportCard;
class LoadDurationChart;

// The demand: where it comes from (drop a log here), hour by hour, by weekday and hour, and sorted.
class DemandPage : public ResultView {
  Q_OBJECT

 public:
  explicit DemandPage(Session& session, QWidget* parent = nullptr);

  QString heading() const override;
  bool readLog(const QString& path) override;

 protected:
  void refresh(const Assessment& assessment, const TextWording& wording) override;

 private:
  ImportCard* m_import = nullptr;
  DemandSeriesChart* m_series = nullptr;
  ChartCard* m_seriesCard = nullptr;
  DemandHeatMap* m_week = nullptr;
  ChartCard* m_weekCard = nullptr;
  LoadDurationChart* m_curve = nullptr;
  ChartCard* m_curveCard = nullptr;
};

}  // namespace rackorrent::ui
