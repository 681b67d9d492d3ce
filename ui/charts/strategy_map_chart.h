// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/strategy_map.h"
#include "ui/charts/chart_view.h"
#include "ui/text/text_wording.h"

#include <array>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QCPItemText;

namespace rackorrent::ui {

// Which alternative comes first where two inputs change together, each in its colour with its name in it; a ring
// stands where the evaluation is now.
class StrategyMapChart : public ChartView {
  Q_OBJECT

 public:
  using ChartView::ChartView;

  void show(std::shared_ptr<const StrategyMap> map, const Evaluation& evaluation, const TextWording& wording);

 protected:
  void draw() override;
  void placeTexts() override;
  QPointF plotPoint(std::size_t series, qsizetype point) const override;

 private:
  struct Region {
    Alternative winner;
    std::size_t cells = 0;
    QPointF centre;  // a cell of its own, in the plot's coordinates
  };

  std::vector<Region> regions() const;
  ChartData readableData(const std::vector<Region>& regions) const;
  QString valueText(FieldId field, double value) const;
  void drawCells();
  void drawAxis(bool isAcross);
  void drawNow();

  std::optional<TextWording> m_wording;
  std::shared_ptr<const StrategyMap> m_map;
  std::vector<Region> m_regions;
  QPointF m_now;
  std::vector<std::pair<QCPItemText*, QPointF>> m_names;
};

}  // namespace rackorrent::ui
