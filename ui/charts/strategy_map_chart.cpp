// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/strategy_map_chart.h"

#include "ui/charts/chart_parts.h"
#include "ui/charts/value_axis.h"

#include <QtMath>
#include <QtNumeric>
#include <qcustomplot.h>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr int topMargin = 26;
constexpr int rightMargin = 16;
constexpr int ringSize = 11;
constexpr double smallestNamedShare = 0.02;  // of the map; less has no room for a name
constexpr int cellOpacity = 110;             // of 255, so that names and lines stay readable

double percent(double share) { return share * 100; }

QCPRange rangeOf(const MapAxis& axis) { return {axis.values.front(), axis.values.back()}; }

// Half a cell is added at each end, so that whole cells are seen.
QCPRange shownRange(const MapAxis& axis) {
  const QCPRange range = rangeOf(axis);
  const double half = range.size() / static_cast<double>(2 * (axis.values.size() - 1));
  return {range.lower - half, range.upper + half};
}

}  // namespace

void StrategyMapChart::show(std::shared_ptr<const StrategyMap> map, const Evaluation& evaluation,
                            const TextWording& wording) {
  m_map = std::move(map);
  m_wording = wording;
  const auto now = [&](const MapAxis& axis) { return evaluation.optionalReal(axis.field).value_or(qQNaN()); };
  m_now = {now(m_map->across), now(m_map->up)};
  m_regions = regions();
  if (m_regions.empty()) return showNothing(tr("No alternative is feasible anywhere on this map."));
  const double all = static_cast<double>(m_map->across.values.size() * m_map->up.values.size());
  const Region& largest = m_regions.front();
  setFinding(m_regions.size() == 1
                 ? tr("%1 comes first wherever one is feasible").arg(wording.string(nameOf(largest.winner)))
                 : tr("%1 comes first on %2 % of the map")
                       .arg(wording.string(nameOf(largest.winner)),
                            wording.number(percent(static_cast<double>(largest.cells) / all), 0)));
  setData(readableData(m_regions));
  redraw();
}

// Largest first.
std::vector<StrategyMapChart::Region> StrategyMapChart::regions() const {
  std::vector<Region> found;
  for (const Alternative alternative : allAlternatives) {
    std::vector<QPointF> cells;
    QPointF sum;
    for (std::size_t up = 0; up < m_map->winners.size(); ++up)
      for (std::size_t across = 0; across < m_map->winners[up].size(); ++across) {
        if (m_map->winners[up][across] != alternative) continue;
        cells.emplace_back(static_cast<double>(across), static_cast<double>(up));
        sum += cells.back();
      }
    if (cells.empty()) continue;
    const QPointF mean = sum / static_cast<double>(cells.size());
    const auto distance = [&](const QPointF& cell) { return QLineF(cell, mean).length(); };
    const QPointF centre = *std::ranges::min_element(cells, {}, distance);
    found.push_back({alternative, cells.size(),
                     {m_map->across.values[static_cast<std::size_t>(centre.x())],
                      m_map->up.values[static_cast<std::size_t>(centre.y())]}});
  }
  std::ranges::stable_sort(found, std::ranges::greater(), &Region::cells);
  return found;
}

QString StrategyMapChart::valueText(FieldId field, double value) const {
  const Unit unit = fieldOf(field).unit;
  const AxisScale scale = scaleOf(unit, value, *m_wording);
  const bool isWhole = fieldOf(field).type == FieldType::Integer || unit == Unit::Share;
  return m_wording->number(value / scale.divisor, isWhole ? 0 : 2) + QChar::Nbsp + scale.unit;
}

// As people can read it: how much of each column of the map each alternative has.
ChartData StrategyMapChart::readableData(const std::vector<Region>& regions) const {
  ChartData data;
  const TextWording wording = *m_wording;
  data.xTitle = wording.string(fieldOf(m_map->across.field).label);
  data.yTitle = tr("Share of the values of %1, %").arg(wording.string(fieldOf(m_map->up.field).label));
  data.xText = [this](double x) { return valueText(m_map->across.field, x); };
  data.yText = [wording](double y) { return wording.number(y, 0) + QStringLiteral(" %"); };
  const double rows = static_cast<double>(m_map->up.values.size());
  for (const Region& region : regions) {
    ChartSeries series{wording.string(nameOf(region.winner)), {}, {}};
    for (std::size_t across = 0; across < m_map->across.values.size(); ++across) {
      const auto won = std::ranges::count_if(
          m_map->winners, [&](const auto& row) { return row[across] == region.winner; });
      series.x << m_map->across.values[across];
      series.y << percent(static_cast<double>(won) / rows);
    }
    data.series.push_back(series);
  }
  return data;
}

// In the middle of the rows that the alternative has in this column.
QPointF StrategyMapChart::plotPoint(std::size_t series, qsizetype point) const {
  const auto across = static_cast<std::size_t>(point);
  const Alternative winner = m_regions[series].winner;
  double sum = 0;
  int count = 0;
  for (std::size_t up = 0; up < m_map->winners.size(); ++up) {
    if (m_map->winners[up][across] != winner) continue;
    sum += m_map->up.values[up];
    ++count;
  }
  return {m_map->across.values[across], count > 0 ? sum / count : m_map->up.values.front()};
}

void StrategyMapChart::draw() {
  drawCells();
  drawAxis(true);
  drawAxis(false);
  reserveMargins(plot(), topMargin, rightMargin);
  m_names.clear();
  const double all = static_cast<double>(m_map->across.values.size() * m_map->up.values.size());
  for (const Region& region : m_regions)
    if (static_cast<double>(region.cells) >= smallestNamedShare * all)
      m_names.emplace_back(addText(plot(), m_wording->string(nameOf(region.winner)), look(),
                                   {.bold = true, .alignment = Qt::AlignCenter, .onSurface = true}),
                           region.centre);
  drawNow();
}

void StrategyMapChart::drawCells() {
  auto* cells = new QCPColorMap(plot().xAxis, plot().yAxis);
  cells->data()->setSize(static_cast<int>(m_map->across.values.size()), static_cast<int>(m_map->up.values.size()));
  cells->data()->setRange(rangeOf(m_map->across), rangeOf(m_map->up));
  for (std::size_t up = 0; up < m_map->winners.size(); ++up)
    for (std::size_t across = 0; across < m_map->winners[up].size(); ++across) {
      const auto& winner = m_map->winners[up][across];
      cells->data()->setCell(static_cast<int>(across), static_cast<int>(up),
                             winner ? static_cast<double>(indexOf(*winner)) : qQNaN());
    }
  constexpr double last = static_cast<double>(allAlternatives.size() - 1);
  QCPColorGradient colours;
  colours.clearColorStops();
  for (const Alternative alternative : allAlternatives) {
    QColor colour = styleOf(alternative, look().theme).colour;
    colour.setAlpha(cellOpacity);
    colours.setColorStopAt(static_cast<double>(indexOf(alternative)) / last, colour);
  }
  colours.setLevelCount(static_cast<int>(allAlternatives.size()));
  colours.setNanHandling(QCPColorGradient::nhTransparent);
  cells->setGradient(colours);
  cells->setDataRange({0, last});
  cells->setInterpolate(false);
  cells->setTightBoundary(false);
}

void StrategyMapChart::drawAxis(bool isAcross) {
  const MapAxis& values = isAcross ? m_map->across : m_map->up;
  QCPAxis& axis = isAcross ? *plot().xAxis : *plot().yAxis;
  const AxisScale scale = scaleOf(fieldOf(values.field).unit, values.values.back(), *m_wording);
  axis.setRange(shownRange(values));
  axis.grid()->setVisible(false);
  useScaledTicks(axis, scale, *m_wording);
  const QString name = m_wording->string(fieldOf(values.field).label);
  axis.setLabel(scale.unit.isEmpty() ? name : tr("%1, %2").arg(name, scale.unit));
}

void StrategyMapChart::drawNow() {
  if (qIsNaN(m_now.x()) || qIsNaN(m_now.y())) return;
  auto* ring = new QCPItemTracer(&plot());
  ring->position->setCoords(m_now);
  ring->setStyle(QCPItemTracer::tsCircle);
  ring->setSize(ringSize);
  ring->setPen(QPen(look().colours().text, 2));
  ring->setBrush(look().colours().surface);
}

void StrategyMapChart::placeTexts() {
  if (!hasData()) return;
  for (const auto& [item, centre] : m_names)
    placeText(*item, {plot().xAxis->coordToPixel(centre.x()), plot().yAxis->coordToPixel(centre.y())});
}

}  // namespace rackorrent::ui
