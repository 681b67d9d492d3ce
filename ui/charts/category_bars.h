// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/cost_groups.h"
#include "ui/text/text_wording.h"

#include <array>
#include <optional>
#include <vector>

class QCPItemText;

namespace rackorrent::ui {

// Where the money goes: one stacked bar for each alternative, the recommended one on top, with the resale
// value and the net total beside it.
class CategoryBars : public ChartView {
  Q_OBJECT

 public:
  using ChartView::ChartView;

  void show(const Assessment& assessment, const TextWording& wording);

 protected:
  void draw() override;
  void placeTexts() override;
  QPointF plotPoint(std::size_t series, qsizetype point) const override;

 private:
  struct Bar {
    Alternative alternative = Alternative::GpuAsAService;
    bool isRuledOut = false;
    std::vector<double> amounts;  // by group
    double resale = 0;
    double total = 0;
    double length() const;
  };
  struct Placed {
    QCPItemText* item = nullptr;
    double value = 0;  // along the bar, for texts inside it
    double row = 0;
  };

  void readBars(const Assessment& assessment);
  ChartData readableData() const;
  double rowOf(std::size_t bar) const;
  void drawBars();
  void drawTexts();
  void drawInsideTexts(std::size_t bar);
  void addNames();
  QString amountText(double amount) const;

  std::vector<Bar> m_bars;  // from top to bottom
  std::optional<TextWording> m_wording;
  double m_longest = 0;
  QList<Placed> m_inside;
  QList<Placed> m_resales;
  QList<Placed> m_totals;
  QCPItemText* m_resaleHead = nullptr;
  QCPItemText* m_totalHead = nullptr;
};

}  // namespace rackorrent::ui
