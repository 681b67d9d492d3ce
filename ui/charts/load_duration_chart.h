// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capacity/capacity_plan.h"
#include "core/demand/demand.h"
#include "core/evaluation/evaluation.h"
#include "ui/charts/chart_view.h"
#include "ui/text/text_wording.h"

#include <optional>
#include <vector>

class QCPItemLine;
class QCPItemText;

namespace rackorrent::ui {

// Demand sorted from the busiest to the quietest hour, coloured by the channel that serves it. Shows the
// first month in which the plan's own hardware works; rented work above what is committed is split into spot
// and on-demand.
class LoadDurationChart : public ChartView {
  Q_OBJECT

 public:
  // Compact: owned and rented only, without numbers on the x axis, for small places.
  enum class Detail { Full, Compact };

  explicit LoadDurationChart(Detail detail = Detail::Full, QWidget* parent = nullptr);

  void show(const Evaluation& evaluation, const Demand& demand, const CapacityPlan& plan,
            const TextWording& wording);

 protected:
  void draw() override;
  void placeTexts() override;
  QPointF plotPoint(std::size_t series, qsizetype point) const override;

 private:
  struct Area {
    Channel channel = Channel::Owned;
    QString name;
    QString amount;        // written in: "Owned, 32 GPUs"
    QList<double> served;  // GPUs at each position
    QList<double> top;     // with the areas below it
  };
  struct Label {
    QCPItemText* text = nullptr;
    QCPItemLine* pointer = nullptr;
    std::size_t area = 0;
  };

  void readAreas(const Evaluation& evaluation, const Demand& demand, const CapacityPlan& plan);
  void addArea(Channel channel, const QList<double>& capacityAbove, double gpus, double share);
  QString findingOf(const Evaluation& evaluation, const Demand& demand, const CapacityPlan& plan) const;
  ChartData readableData() const;
  void drawAreas();
  void drawLabels();
  void placeInside(const Label& label, const QRectF& area);
  void placeOutside(const Label& label, double y);
  qsizetype widestPosition(const Area& area) const;

  Detail m_detail;
  std::optional<TextWording> m_wording;
  QList<double> m_hours;
  QList<double> m_demand;
  std::vector<Area> m_areas;  // from the bottom to the top
  std::vector<Label> m_labels;
  QCPItemText* m_unitText = nullptr;
  QCPItemText* m_busiest = nullptr;
  QCPItemText* m_quietest = nullptr;
};

}  // namespace rackorrent::ui
