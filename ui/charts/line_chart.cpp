// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/line_chart.h"

#include "ui/charts/chart_parts.h"
#include "ui/charts/value_axis.h"
#include "ui/tables/table_words.h"

#include <qcustomplot.h>

#include <algorithm>
#include <limits>

namespace rackorrent::ui {
namespace {

constexpr int topMargin = 30;
constexpr int endLabelGap = 17;
constexpr int endLabelDistance = 10;
constexpr int markLabelHeight = 17;
constexpr double roomAbove = 1.08;
constexpr double roomBehind = 0.015;   // so that the last markers are whole
constexpr double steepestShown = 2.5;  // a line far above the others at full use may leave the plot
constexpr double typicalShare = 0.6;
constexpr int mostMonthTicks = 10;
constexpr int curveSample = 3;  // pixels between the points of a curve that a label must not hide
constexpr int labelDistance = 14;
constexpr int labelStep = 14;

QList<double> toList(const std::vector<double>& values) { return {values.begin(), values.end()}; }

double valueAt(const Chart& chart, const ChartLine& line, double position) {
  const auto& x = chart.positions;
  const auto after = std::lower_bound(x.begin(), x.end(), position);
  if (after == x.end()) return line.values.back();
  const auto i = static_cast<std::size_t>(after - x.begin());
  if (i == 0) return line.values.front();
  const double part = (position - x[i - 1]) / (x[i] - x[i - 1]);
  return line.values[i - 1] + part * (line.values[i] - line.values[i - 1]);
}

double tickStepOf(const Chart& chart) {
  const double span = chart.positions.back() - chart.positions.front();
  if (chart.positionUnit == Unit::Share) return 0.2;
  double step = span <= 12 ? 2 : 6;
  while (span / step > mostMonthTicks) step *= 2;
  return step;
}

double markerStepOf(Unit unit) { return unit == Unit::Share ? 0.2 : 12; }

bool isMultiple(double value, double step) {
  const double count = value / step;
  return qAbs(count - static_cast<double>(qRound64(count))) < 1e-6;
}

}  // namespace

void LineChart::show(const Chart& chart, std::optional<Alternative> recommended, const TextWording& wording) {
  m_chart = chart;
  m_recommended = recommended;
  m_wording = wording;
  m_order.clear();
  for (std::size_t i = 0; i < chart.lines.size(); ++i) m_order.push_back(i);
  std::stable_partition(m_order.begin(), m_order.end(), [&](std::size_t i) {
    return !recommended || m_chart.lines[i].alternative != recommended;
  });
  if (chart.positions.size() < 2 || chart.lines.empty())
    return showNothing(tr("There is nothing to draw yet: some inputs need correcting."));
  setFinding(wordsOf(chart.title, wording));
  setData(readableData());
  redraw();
}

ChartData LineChart::readableData() const {
  const TextWording wording = *m_wording;
  const Unit xUnit = m_chart.positionUnit;
  const Unit yUnit = m_chart.valueUnit;
  ChartData data;
  data.xTitle = wordsOf(m_chart.positionHeading, wording);
  data.yTitle = wordsOf(m_chart.valueHeading, wording);
  data.xText = [wording, xUnit](double x) {
    return xUnit == Unit::Share ? wording.percent(x) : wording.number(x, 0);
  };
  data.yText = [wording, yUnit](double y) {
    return yUnit == Unit::Money ? wording.fullMoney(y) : figureOf(Quantity{y, yUnit}, wording);
  };
  for (const ChartLine& line : m_chart.lines)
    data.series.push_back({wordsOf(line.name, wording), toList(m_chart.positions), toList(line.values)});
  return data;
}

void LineChart::draw() {
  m_ends.clear();
  m_breakEvens.clear();
  m_verticals.clear();
  setRanges();
  const double largest = plot().yAxis->range().upper;
  const AxisScale scale = scaleOf(m_chart.valueUnit, largest, *m_wording);
  useScaledTicks(*plot().yAxis, scale, *m_wording);
  useFixedTicks(*plot().xAxis, tickStepOf(m_chart), scaleOf(m_chart.positionUnit, 1, *m_wording), *m_wording);
  QString xTitle = wordsOf(m_chart.positionHeading, *m_wording);
  if (m_chart.positionUnit == Unit::Share) xTitle = tr("%1, %").arg(xTitle);
  plot().xAxis->setLabel(xTitle);
  m_unitText =
      addText(plot(), scale.unit, look(), {.muted = true, .alignment = Qt::AlignLeft | Qt::AlignTop});
  drawLines();
  int labelWidth = 0;
  for (const std::size_t i : m_order) {
    const ChartLine& line = m_chart.lines[i];
    QString text = wordsOf(line.name, *m_wording);
    if (startsAtZero()) text += u' ' + scale.text(line.values.back(), *m_wording);
    m_ends.push_back({addText(plot(), text, look(), {.bold = true}), line.values.back()});
    labelWidth = std::max(labelWidth, textWidth(text, look().captionBold));
  }
  reserveMargins(plot(), topMargin, labelWidth + endLabelDistance + 4);
  drawMarks();
}

bool LineChart::startsAtZero() const { return m_chart.valueUnit == Unit::Money; }

void LineChart::setRanges() {
  double lowest = 0;
  double highest = 0;
  double typical = 0;
  for (const ChartLine& line : m_chart.lines) {
    lowest = std::min(lowest, *std::min_element(line.values.begin(), line.values.end()));
    highest = std::max(highest, *std::max_element(line.values.begin(), line.values.end()));
    typical = std::max(typical, valueAt(m_chart, line, typicalShare));
  }
  if (m_chart.positionUnit == Unit::Share) highest = std::min(highest, steepestShown * typical);
  if (highest <= lowest) highest = lowest + 1;
  const double span = m_chart.positions.back() - m_chart.positions.front();
  plot().xAxis->setRange(m_chart.positions.front(), m_chart.positions.back() + roomBehind * span);
  plot().yAxis->setRange(lowest, highest * roomAbove);
}

void LineChart::drawLines() {
  for (const std::size_t i : m_order) drawLine(i);
}

void LineChart::drawLine(std::size_t index) {
  const ChartLine& line = m_chart.lines[index];
  const AlternativeStyle style = styleOf(line.alternative.value_or(Alternative::Hybrid), look().theme);
  const QList<double> x = toList(m_chart.positions);
  const QList<double> y = toList(line.values);
  addCurve(plot(), wordsOf(line.name, *m_wording), x, y, style,
           line.alternative && line.alternative == m_recommended);
  const double step = markerStepOf(m_chart.positionUnit);
  QList<double> markedX;
  QList<double> markedY;
  for (qsizetype i = 0; i < x.size(); ++i) {
    if (x[i] <= 0 || (!isMultiple(x[i], step) && i + 1 != x.size())) continue;
    markedX << x[i];
    markedY << y[i];
  }
  addMarkers(plot(), markedX, markedY, style, look());
}

// Where building and renting cost the same; the first line stands in where the chart has neither.
double LineChart::heightAt(double position) const {
  const ChartLine* line = &m_chart.lines.front();
  for (const ChartLine& candidate : m_chart.lines)
    if (candidate.alternative == Alternative::GpuAsAService) line = &candidate;
  return valueAt(m_chart, *line, position);
}

// The first of the two ends of a range has its text outside of it.
bool LineChart::isRangeStart(const ChartMark& mark) const {
  if (mark.kind != ChartMark::Kind::RangeEnd) return false;
  return std::ranges::none_of(m_chart.marks, [&](const ChartMark& other) {
    return other.kind == ChartMark::Kind::RangeEnd && other.position < mark.position;
  });
}

void LineChart::drawMarks() {
  double today = plot().xAxis->range().upper;
  for (const ChartMark& mark : m_chart.marks)
    if (mark.kind == ChartMark::Kind::Today) today = mark.position;
  for (const ChartMark& mark : m_chart.marks) {
    if (mark.kind == ChartMark::Kind::BreakEven)
      drawBreakEven(mark);
    else
      drawVertical(mark, (mark.kind == ChartMark::Kind::GuidesRule && mark.position <= today) || isRangeStart(mark));
  }
}

void LineChart::drawBreakEven(const ChartMark& mark) {
  const QPointF at(mark.position, heightAt(mark.position));
  addBreakEven(plot(), at, look());
  const QString value = startsAtZero() ? m_wording->shortMoney(at.y())
                                       : figureOf(Quantity{at.y(), m_chart.valueUnit}, *m_wording);
  QCPItemText* item = addText(plot(), wordsOf(mark.name, *m_wording) + u'\n' + value, look(),
                              {.bold = true, .onSurface = true});
  m_breakEvens.push_back({item, at, false, 0});
}

void LineChart::drawVertical(const ChartMark& mark, bool isLeft) {
  const bool isToday = mark.kind == ChartMark::Kind::Today;
  const Colours& colours = look().colours();
  addVerticalLine(plot(), mark.position,
                  isToday ? QPen(colours.text, 1) : QPen(colours.strongBorder, 1, Qt::DashLine));
  QCPItemText* item = addText(plot(), wordsOf(mark.name, *m_wording), look(),
                              {.bold = isToday, .muted = !isToday, .onSurface = true});
  m_verticals.push_back({item, {mark.position, 0}, isLeft, 0});
}

void LineChart::placeTexts() {
  if (m_unitText == nullptr || !hasData()) return;
  placeText(*m_unitText, QPointF(plot().viewport().topLeft()) + QPointF(0, 2));
  placeEndLabels();
  placeMarkLabels();
}

void LineChart::placeEndLabels() {
  const QRectF area = plot().axisRect()->rect();
  std::vector<double> heights;
  for (const EndLabel& end : m_ends)
    heights.push_back(std::clamp(plot().yAxis->coordToPixel(end.value), area.top(), area.bottom()));
  const std::vector<double> placed = movedApart(heights, endLabelGap, area.top(), area.bottom());
  for (std::size_t i = 0; i < m_ends.size(); ++i)
    placeText(*m_ends[i].item, {area.right() + endLabelDistance, placed[i]});
}

std::vector<QPointF> LineChart::curvePixels() {
  std::vector<QPointF> pixels;
  const QCPRange shown = plot().xAxis->range();
  const double step = shown.size() * curveSample / std::max(1, plot().axisRect()->width());
  for (const ChartLine& line : m_chart.lines)
    for (double x = m_chart.positions.front(); x <= m_chart.positions.back(); x += step)
      pixels.emplace_back(plot().xAxis->coordToPixel(x),
                          plot().yAxis->coordToPixel(valueAt(m_chart, line, x)));
  return pixels;
}

// The place nearest to its point of those that hide the least of the curves.
QPointF LineChart::freePlace(const QPointF& at, const QSizeF& size, const QRectF& area) {
  const QRectF point(at - QPointF(labelDistance, labelDistance), QSizeF(2 * labelDistance, 2 * labelDistance));
  const QRectF room = area.adjusted(size.width() / 2, size.height() / 2, -size.width() / 2, -size.height() / 2);
  std::vector<QPointF> centres;
  for (double y = room.top(); y <= room.bottom(); y += labelStep)
    for (double x = room.left(); x <= room.right(); x += labelStep) centres.emplace_back(x, y);
  std::ranges::stable_sort(centres, {}, [&](const QPointF& centre) { return QLineF(at, centre).length(); });
  const std::vector<QPointF> curves = curvePixels();
  QPointF best = at;
  auto fewest = std::numeric_limits<std::ptrdiff_t>::max();
  for (const QPointF& centre : centres) {
    QRectF place(QPointF(), size);
    place.moveCenter(centre);
    if (place.intersects(point)) continue;
    const auto hidden = std::ranges::count_if(curves, [&](const QPointF& pixel) { return place.contains(pixel); });
    if (hidden >= fewest) continue;
    fewest = hidden;
    best = centre;
    if (hidden == 0) break;
  }
  return best;
}

void LineChart::placeMarkLabels() {
  const QRectF area = plot().axisRect()->rect();
  // The names of vertical lines stand in the first rows.
  const QRectF room = area.adjusted(4, markLabelHeight * static_cast<double>(m_verticals.size()), -4, -4);
  for (const MarkLabel& label : m_breakEvens) {
    const QPointF at(plot().xAxis->coordToPixel(label.at.x()), plot().yAxis->coordToPixel(label.at.y()));
    const QStringList lines = label.item->text().split(u'\n');
    const int width =
        std::max(textWidth(lines.front(), look().captionBold), textWidth(lines.back(), look().captionBold));
    label.item->setPositionAlignment(Qt::AlignCenter);
    placeText(*label.item, freePlace(at, QSizeF(width + 6, 2 * markLabelHeight + 2), room));
  }
  int row = 0;
  for (const MarkLabel& label : m_verticals) {
    const double x = plot().xAxis->coordToPixel(label.at.x());
    const int width = textWidth(label.item->text(), look().captionBold);
    const bool isLeft = (label.isLeft && x - width > area.left()) || x + width + 8 > area.right();
    label.item->setPositionAlignment((isLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    placeText(*label.item,
              {isLeft ? x - 4 : x + 4, area.top() + markLabelHeight / 2.0 + row * markLabelHeight});
    ++row;
  }
}

}  // namespace rackorrent::ui
