// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/study.h"
#include "ui/charts/chart_view.h"
#include "ui/text/text_wording.h"

#include <optional>

class QCPItemText;

namespace rackorrent::ui {

// What has been spent by each month: the middle of all cases for each alternative, and for the answer the
// range in which it lies in eight of ten cases.
class FanChart : public ChartView {
  Q_OBJECT

 public:
  using ChartView::ChartView;

  void show(const Study& study, const TextWording& wording);

 protected:
  void draw() override;
  void placeTexts() override;

 private:
  struct EndLabel {
    QCPItemText* item = nullptr;
    double value = 0;
  };

  ChartData readableData() const;
  QList<double> part(Alternative alternative, double CostBand::*which) const;
  void drawBand();
  void drawMedians();

  std::optional<Study> m_study;
  std::optional<TextWording> m_wording;
  QList<double> m_months;
  QCPItemText* m_unitText = nullptr;
  QCPItemText* m_bandText = nullptr;
  std::vector<EndLabel> m_ends;
};

}  // namespace rackorrent::ui
