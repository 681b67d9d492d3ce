// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/study.h"
#include "ui/charts/chart_view.h"
#include "ui/text/text_wording.h"

#include <optional>

class QCPItemText;

namespace rackorrent::ui {

// How far each input alone moves the lead of today's answer: from its low value (P10, dark) to its high one
// (P90, light), the widest on top. Left of zero another alternative is first.
class TornadoChart : public ChartView {
  Q_OBJECT

 public:
  using ChartView::ChartView;

  void show(const Study& study, const TextWording& wording);

 protected:
  void draw() override;
  void placeTexts() override;
  QPointF plotPoint(std::size_t series, qsizetype point) const override;

 private:
  struct EndLabel {
    QCPItemText* item = nullptr;
    double lead = 0;
    double row = 0;
    bool isLeft = false;
  };

  double rowOf(std::size_t bar) const { return static_cast<double>(m_effects.size() - 1 - bar); }
  ChartData readableData() const;
  void drawBars();
  void drawEnds();
  QString valueText(const InputEffect& effect, double value) const;

  std::vector<InputEffect> m_effects;  // that are shown
  double m_leadToday = 0;
  std::optional<TextWording> m_wording;
  std::vector<EndLabel> m_ends;
  QCPItemText* m_todayText = nullptr;
  QCPItemText* m_zeroText = nullptr;
};

}  // namespace rackorrent::ui
