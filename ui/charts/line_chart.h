// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/document.h"
#include "ui/charts/chart_view.h"
#include "ui/text/text_wording.h"

#include <optional>
#include <vector>

class QCPItemText;

namespace rackorrent::ui {

// One line for each alternative with its marker and its name at the end, break-even points, and vertical
// lines for the guides' rule and today's value. Draws a chart of the report as it stands there.
class LineChart : public ChartView {
  Q_OBJECT

 public:
  using ChartView::ChartView;

  // The recommended alternative is bolder and on top.
  void show(const Chart& chart, std::optional<Alternative> recommended, const TextWording& wording);

 protected:
  void draw() override;
  void placeTexts() override;

 private:
  struct EndLabel {
    QCPItemText* item = nullptr;
    double value = 0;
  };
  struct MarkLabel {
    QCPItemText* item = nullptr;
    QPointF at;  // in the plot's coordinates
    bool isLeft = false;
    int row = 0;
  };

  ChartData readableData() const;
  void setRanges();
  void drawLines();
  void drawLine(std::size_t index);
  void drawMarks();
  bool isRangeStart(const ChartMark& mark) const;
  void drawBreakEven(const ChartMark& mark);
  void drawVertical(const ChartMark& mark, bool isLeft);
  void placeEndLabels();
  void placeMarkLabels();
  double heightAt(double position) const;
  std::vector<QPointF> curvePixels();
  QPointF freePlace(const QPointF& at, const QSizeF& size, const QRectF& area);
  bool startsAtZero() const;

  Chart m_chart;
  std::optional<Alternative> m_recommended;
  std::optional<TextWording> m_wording;
  std::vector<std::size_t> m_order;  // of drawing
  QCPItemText* m_unitText = nullptr;
  std::vector<EndLabel> m_ends;
  std::vector<MarkLabel> m_breakEvens;
  std::vector<MarkLabel> m_verticals;
};

}  // namespace rackorrent::ui
