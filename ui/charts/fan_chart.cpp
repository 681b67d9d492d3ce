// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/fan_chart.h"

#include "core/report/study_words.h"
#include "ui/charts/chart_parts.h"
#include "ui/charts/value_axis.h"

#include <qcustomplot.h>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr int topMargin = 30;
constexpr int bandAlpha = 33;
constexpr int endLabelGap = 17;
constexpr int endLabelDistance = 10;
constexpr double roomAbove = 1.06;
constexpr int markerMonths = 12;
constexpr int mostMonthTicks = 10;

}  // namespace

void FanChart::show(const Study& study, const TextWording& wording) {
  m_study = study;
  m_wording = wording;
  m_months.clear();
  const std::size_t points = study.alternatives.front().cumulative.size();
  for (std::size_t month = 0; month < points; ++month) m_months << static_cast<double>(month);
  if (points < 2) return showNothing(tr("There is nothing to draw yet: some inputs need correcting."));
  setFinding(wording.string(rangeLine(study, study.answer)));
  setData(readableData());
  redraw();
}

QList<double> FanChart::part(Alternative alternative, double CostBand::*which) const {
  QList<double> values;
  for (const CostBand& band : m_study->alternatives[indexOf(alternative)].cumulative) values << band.*which;
  return values;
}

ChartData FanChart::readableData() const {
  const TextWording wording = *m_wording;
  ChartData data;
  data.xTitle = tr("Month");
  data.yTitle = tr("Cumulative cost");
  data.xText = [wording](double x) { return wording.number(x, 0); };
  data.yText = [wording](double y) { return wording.fullMoney(y); };
  for (const Alternative alternative : allAlternatives) {
    const QString name = wording.string(nameOf(alternative));
    data.series.push_back({tr("%1, low (P10)").arg(name), m_months, part(alternative, &CostBand::p10)});
    data.series.push_back({tr("%1, middle (P50)").arg(name), m_months, part(alternative, &CostBand::p50)});
    data.series.push_back({tr("%1, high (P90)").arg(name), m_months, part(alternative, &CostBand::p90)});
  }
  return data;
}

void FanChart::draw() {
  m_ends.clear();
  double lowest = 0;
  double highest = 1;
  for (const AlternativeStudy& of : m_study->alternatives)
    for (const CostBand& band : of.cumulative) {
      lowest = std::min(lowest, band.p50);
      highest = std::max(highest, band.p50);
    }
  for (const CostBand& band : m_study->alternatives[indexOf(m_study->answer)].cumulative) {
    lowest = std::min(lowest, band.p10);
    highest = std::max(highest, band.p90);
  }
  plot().xAxis->setRange(0, m_months.last() * 1.015);
  plot().yAxis->setRange(lowest, highest * roomAbove);
  const AxisScale scale = scaleOf(Unit::Money, highest, *m_wording);
  useScaledTicks(*plot().yAxis, scale, *m_wording);
  double step = m_months.last() <= 12 ? 2 : 6;
  while (m_months.last() / step > mostMonthTicks) step *= 2;
  useFixedTicks(*plot().xAxis, step, scaleOf(Unit::Months, 1, *m_wording), *m_wording);
  plot().xAxis->setLabel(tr("Month"));
  m_unitText =
      addText(plot(), scale.unit, look(), {.muted = true, .alignment = Qt::AlignLeft | Qt::AlignTop});
  drawBand();
  drawMedians();
}

void FanChart::drawBand() {
  QColor fill = styleOf(m_study->answer, look().theme).colour;
  fill.setAlpha(bandAlpha);
  QCPGraph* low = plot().addGraph();
  low->setPen(Qt::NoPen);
  low->setData(m_months, part(m_study->answer, &CostBand::p10), true);
  QCPGraph* high = plot().addGraph();
  high->setPen(Qt::NoPen);
  high->setData(m_months, part(m_study->answer, &CostBand::p90), true);
  high->setBrush(QBrush(fill));
  high->setChannelFillGraph(low);
  m_bandText = addText(plot(), tr("%1 in 8 of 10 cases").arg(m_wording->string(nameOf(m_study->answer))),
                       look(), {.muted = true, .onSurface = true});
}

void FanChart::drawMedians() {
  int labelWidth = 0;
  const auto drawOne = [&](Alternative alternative) {
    const QList<double> values = part(alternative, &CostBand::p50);
    const AlternativeStyle style = styleOf(alternative, look().theme);
    const QString name = m_wording->string(nameOf(alternative));
    addCurve(plot(), name, m_months, values, style, alternative == m_study->answer);
    QList<double> markedX;
    QList<double> markedY;
    for (qsizetype i = markerMonths; i < values.size(); i += markerMonths) {
      markedX << m_months[i];
      markedY << values[i];
    }
    addMarkers(plot(), markedX, markedY, style, look());
    m_ends.push_back({addText(plot(), name, look(), {.bold = true}), values.last()});
    labelWidth = std::max(labelWidth, textWidth(name, look().captionBold));
  };
  for (const Alternative alternative : allAlternatives)
    if (alternative != m_study->answer) drawOne(alternative);
  drawOne(m_study->answer);
  reserveMargins(plot(), topMargin, labelWidth + endLabelDistance + 4);
}

void FanChart::placeTexts() {
  if (m_unitText == nullptr || !hasData()) return;
  placeText(*m_unitText, QPointF(plot().viewport().topLeft()) + QPointF(0, 2));
  const QRectF area = plot().axisRect()->rect();
  std::vector<double> heights;
  for (const EndLabel& end : m_ends)
    heights.push_back(std::clamp(plot().yAxis->coordToPixel(end.value), area.top(), area.bottom()));
  const std::vector<double> placed = movedApart(heights, endLabelGap, area.top(), area.bottom());
  for (std::size_t i = 0; i < m_ends.size(); ++i)
    placeText(*m_ends[i].item, {area.right() + endLabelDistance, placed[i]});
  // Low in the plot, where the lines, which rise, leave room.
  m_bandText->setPositionAlignment(Qt::AlignRight | Qt::AlignBottom);
  placeText(*m_bandText, {area.right() - 8, area.bottom() - 8});
}

}  // namespace rackorrent::ui
