// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/category_bars.h"

#include "ui/charts/chart_parts.h"
#include "ui/charts/value_axis.h"

#include <qcustomplot.h>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr double barThickness = 30;
constexpr double gapBetweenPieces = 1.5;
constexpr int topMargin = 26;
constexpr int columnWidth = 96;
constexpr int columns = 2;
constexpr double textRoom = 8;
constexpr double roomBehind = 1.02;
constexpr double markerPlace = -0.016;  // of the longest bar, before the bars
constexpr double roomBefore = -0.03;

bool isPale(const QColor& fill) { return fill.lightness() > 140; }

}  // namespace

double CategoryBars::Bar::length() const {
  double sum = 0;
  for (const double amount : amounts) sum += amount;
  return sum;
}

void CategoryBars::show(const Assessment& assessment, const TextWording& wording) {
  m_wording = wording;
  readBars(assessment);
  m_longest = 0;
  for (const Bar& bar : m_bars) m_longest = std::max(m_longest, bar.length());
  if (m_longest <= 0) return showNothing(tr("No alternative costs anything with these inputs."));
  setFinding(tr("Where the money goes, %1").arg(scaleOf(Unit::Money, m_longest, wording).unit));
  setData(readableData());
  redraw();
}

void CategoryBars::readBars(const Assessment& assessment) {
  m_bars.clear();
  const std::vector<CostGroup> groups = costGroups();
  for (const Alternative alternative : allAlternatives) {
    const Ledger& ledger = assessment.alternatives[indexOf(alternative)].ledger;
    const AlternativeDecision& decided = assessment.decision.alternatives[indexOf(alternative)];
    Bar bar{alternative,
            !decided.isFeasible(),
            {},
            toDouble(ledger.of(CostItem::ResaleValue)),
            toDouble(ledger.total())};
    for (const CostGroup& group : groups) bar.amounts.push_back(toDouble(sumOf(ledger, group)));
    m_bars.push_back(bar);
  }
  std::stable_sort(m_bars.begin(), m_bars.end(), [&](const Bar& a, const Bar& b) {
    const auto rank = [&](const Bar& bar) {
      return assessment.decision.alternatives[indexOf(bar.alternative)].rank;
    };
    return rank(a) < rank(b);
  });
}

ChartData CategoryBars::readableData() const {
  ChartData data;
  const TextWording wording = *m_wording;
  QStringList names;
  for (const Bar& bar : m_bars) names << wording.string(nameOf(bar.alternative));
  data.xText = [names](double x) { return names.value(qRound(x)); };
  data.yText = [wording](double y) { return wording.fullMoney(y); };
  QList<double> rows;
  for (std::size_t bar = 0; bar < m_bars.size(); ++bar) rows << static_cast<double>(bar);
  const std::vector<CostGroup> groups = costGroups();
  for (std::size_t group = 0; group < groups.size(); ++group) {
    ChartSeries series{groups[group].name, rows, {}};
    for (const Bar& bar : m_bars) series.y << bar.amounts[group];
    data.series.push_back(series);
  }
  ChartSeries resale{tr("Resale value"), rows, {}};
  ChartSeries total{tr("Net total"), rows, {}};
  for (const Bar& bar : m_bars) {
    resale.y << bar.resale;
    total.y << bar.total;
  }
  data.series.push_back(resale);
  data.series.push_back(total);
  return data;
}

double CategoryBars::rowOf(std::size_t bar) const { return static_cast<double>(m_bars.size() - 1 - bar); }

QPointF CategoryBars::plotPoint(std::size_t series, qsizetype point) const {
  const Bar& bar = m_bars[static_cast<std::size_t>(point)];
  double value = 0;
  for (std::size_t group = 0; group < bar.amounts.size() && group <= series; ++group)
    value += bar.amounts[group] * (group == series ? 0.5 : 1);
  return {value, rowOf(static_cast<std::size_t>(point))};
}

void CategoryBars::draw() {
  QStringList names;
  for (auto bar = m_bars.rbegin(); bar != m_bars.rend(); ++bar) {
    const QString name = m_wording->string(nameOf(bar->alternative));
    names << (bar->isRuledOut ? tr("%1\n(ruled out)").arg(name) : name);
  }
  useNamedTicks(*plot().yAxis, names);
  plot().xAxis->setRange(m_longest * roomBefore, m_longest * roomBehind);
  plot().yAxis->setRange(-0.6, static_cast<double>(m_bars.size()) - 0.4);
  plot().xAxis->setTicks(false);
  plot().xAxis->setTickLabels(false);
  plot().xAxis->setBasePen(Qt::NoPen);
  plot().yAxis->grid()->setVisible(false);
  plot().yAxis->setTickLabelColor(look().colours().text);
  plot().yAxis->setTickLabelPadding(2);
  reserveMargins(plot(), topMargin, columns * columnWidth);
  drawBars();
  drawTexts();
}

void CategoryBars::drawBars() {
  const std::vector<CostGroup> groups = costGroups();
  QCPBars* below = nullptr;
  for (std::size_t group = 0; group < groups.size(); ++group) {
    auto* bars = new QCPBars(plot().yAxis, plot().xAxis);
    bars->setName(groups[group].name);
    bars->setWidthType(QCPBars::wtAbsolute);
    bars->setWidth(barThickness);
    bars->setPen(Qt::NoPen);
    bars->setBrush(QBrush(costGroupColour(group, look().theme)));
    bars->setStackingGap(gapBetweenPieces);
    if (below != nullptr) bars->moveAbove(below);
    for (std::size_t bar = 0; bar < m_bars.size(); ++bar)
      bars->addData(rowOf(bar), m_bars[bar].amounts[group]);
    below = bars;
  }
}

QString CategoryBars::amountText(double amount) const {
  return scaleOf(Unit::Money, m_longest, *m_wording).text(amount, *m_wording);
}

void CategoryBars::drawTexts() {
  m_inside.clear();
  m_resales.clear();
  m_totals.clear();
  const Qt::Alignment right = Qt::AlignRight | Qt::AlignVCenter;
  for (std::size_t bar = 0; bar < m_bars.size(); ++bar) {
    drawInsideTexts(bar);
    if (m_bars[bar].resale < 0)
      m_resales.push_back(
          {addText(plot(), amountText(m_bars[bar].resale), look(), {.muted = true, .alignment = right}), 0,
           rowOf(bar)});
    m_totals.push_back(
        {addText(plot(), amountText(m_bars[bar].total), look(), {.bold = true, .alignment = right}), 0,
         rowOf(bar)});
  }
  m_resaleHead = addText(plot(), tr("Resale value"), look(), {.muted = true, .alignment = right});
  m_totalHead = addText(plot(), tr("Net total"), look(), {.muted = true, .alignment = right});
  addNames();
}

void CategoryBars::drawInsideTexts(std::size_t bar) {
  double start = 0;
  for (std::size_t group = 0; group < m_bars[bar].amounts.size(); ++group) {
    const double amount = m_bars[bar].amounts[group];
    QCPItemText* item = addText(plot(), amountText(amount), look(), {.alignment = Qt::AlignCenter});
    const Colours& light = ui::colours(Theme::Light);
    item->setColor(isPale(costGroupColour(group, look().theme)) ? light.text : light.surface);
    m_inside.push_back({item, start + amount / 2, rowOf(bar)});
    item->setProperty("length", amount);
    start += amount;
  }
}

// The marker of each alternative stands between its name and its bar.
void CategoryBars::addNames() {
  for (std::size_t bar = 0; bar < m_bars.size(); ++bar) {
    const AlternativeStyle style = styleOf(m_bars[bar].alternative, look().theme);
    addMarkers(plot(), {m_longest * markerPlace}, {rowOf(bar)}, style, look());
  }
}

void CategoryBars::placeTexts() {
  if (!hasData() || m_totalHead == nullptr) return;
  const QRectF area = plot().axisRect()->rect();
  for (const Placed& placed : m_inside) {
    const double pixels = plot().xAxis->coordToPixel(placed.item->property("length").toDouble()) -
                          plot().xAxis->coordToPixel(0);
    placed.item->setVisible(pixels > textWidth(placed.item->text(), look().caption) + textRoom);
    placeText(*placed.item,
              {plot().xAxis->coordToPixel(placed.value), plot().yAxis->coordToPixel(placed.row)});
  }
  const double resaleRight = area.right() + columnWidth;
  const double totalRight = area.right() + columns * columnWidth;
  for (const Placed& placed : m_resales)
    placeText(*placed.item, {resaleRight, plot().yAxis->coordToPixel(placed.row)});
  for (const Placed& placed : m_totals)
    placeText(*placed.item, {totalRight, plot().yAxis->coordToPixel(placed.row)});
  placeText(*m_resaleHead, {resaleRight, area.top() - 12});
  placeText(*m_totalHead, {totalRight, area.top() - 12});
}

}  // namespace rackorrent::ui
