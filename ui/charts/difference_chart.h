// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/study.h"
#include "ui/charts/chart_view.h"
#include "ui/text/text_wording.h"

#include <optional>

class QCPItemText;

namespace rackorrent::ui {

// By how much one alternative is cheaper than another, over all cases: a histogram of the difference in
// present value, each side in the colour of the cheaper one.
class DifferenceChart : public ChartView {
  Q_OBJECT

 public:
  using ChartView::ChartView;

  void show(const Study& study, Alternative one, Alternative other, const TextWording& wording);

 protected:
  void draw() override;
  void placeTexts() override;

 private:
  void count(const Study& study);
  ChartData readableData() const;

  Alternative m_one = Alternative::GpuAsAService;
  Alternative m_other = Alternative::GpuAsAService;
  std::optional<TextWording> m_wording;
  QList<double> m_centres;  // of the bins; below 0 the first is cheaper
  QList<double> m_shares;
  double m_width = 0;
  double m_oneCheaper = 0;  // share of the cases
  QCPItemText* m_unitText = nullptr;
  QCPItemText* m_oneText = nullptr;
  QCPItemText* m_otherText = nullptr;
};

}  // namespace rackorrent::ui
