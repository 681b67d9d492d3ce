// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/study.h"
#include "ui/charts/chart_view.h"
#include "ui/text/text_wording.h"

#include <optional>

class QCPItemText;

namespace rackorrent::ui {

// How often each alternative comes first, second, third and fourth: one bar each in three tints of its
// colour, the first place strongest; what is left of a bar are the cases in which it breaks a limit.
class PlacesChart : public ChartView {
  Q_OBJECT

 public:
  using ChartView::ChartView;

  void show(const Study& study, const TextWording& wording);

 protected:
  void draw() override;
  void placeTexts() override;
  QPointF plotPoint(std::size_t series, qsizetype point) const override;

 private:
  struct Label {
    QCPItemText* item = nullptr;
    double from = 0;
    double to = 0;
    double row = 0;
  };

  double rowOf(std::size_t bar) const { return static_cast<double>(m_order.size() - 1 - bar); }
  const std::array<double, 4>& sharesOf(std::size_t bar) const;
  ChartData readableData() const;

  std::optional<Study> m_study;
  std::optional<TextWording> m_wording;
  std::vector<Alternative> m_order;  // most often first on top
  std::vector<Label> m_labels;
};

}  // namespace rackorrent::ui
