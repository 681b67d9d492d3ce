// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/tornado_chart.h"

#include "ui/charts/chart_parts.h"
#include "ui/charts/value_axis.h"

#include <qcustomplot.h>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr std::size_t mostBars = 8;
constexpr double barThickness = 18;
constexpr double points = 100;
constexpr int topMargin = 40;
constexpr double roomForLabels = 0.28;  // of the span, on both sides
constexpr int lowDepth = 0;
constexpr int highDepth = 2;  // of the greys of the look

}  // namespace

void TornadoChart::show(const Study& study, const TextWording& wording) {
  m_wording = wording;
  m_leadToday = study.leadToday * points;
  m_effects.assign(study.inputs.begin(), study.inputs.begin() + static_cast<std::ptrdiff_t>(
                                                                    std::min(mostBars, study.inputs.size())));
  if (m_effects.empty()) return showNothing(tr("No input is uncertain."));
  const auto turning = std::count_if(study.inputs.begin(), study.inputs.end(), [](const InputEffect& effect) {
    return std::min(effect.leadAtP10, effect.leadAtP90) < 0;
  });
  setFinding(turning > 0 ? tr("%n input(s) can turn the answer alone", nullptr, static_cast<int>(turning))
                         : tr("No input turns the answer alone"));
  setData(readableData());
  redraw();
}

QString TornadoChart::valueText(const InputEffect& effect, double value) const {
  const Unit unit = fieldOf(effect.field).unit;
  if (unit == Unit::Money || unit == Unit::MoneyPerYear || unit == Unit::MoneyPerMonth)
    return m_wording->shortMoney(value);
  if (unit == Unit::Share || unit == Unit::RatePerYear)
    return m_wording->number(value * points, 0) + QStringLiteral(" %");
  return m_wording->number(value, std::abs(value) < 10 ? 2 : std::abs(value) < 100 ? 1 : 0);
}

ChartData TornadoChart::readableData() const {
  ChartData data;
  const TextWording wording = *m_wording;
  QStringList names;
  ChartSeries low{tr("Lead at low (P10)"), {}, {}};
  ChartSeries high{tr("Lead at high (P90)"), {}, {}};
  for (const InputEffect& effect : m_effects) {
    low.x << static_cast<double>(names.size());
    low.y << effect.leadAtP10 * points;
    high.y << effect.leadAtP90 * points;
    names << wording.string(fieldOf(effect.field).label);
  }
  high.x = low.x;
  data.xText = [names](double x) { return names.value(qRound(x)); };
  data.yText = [wording](double y) { return tr("%1 points").arg(wording.number(y, 1)); };
  data.series = {low, high};
  return data;
}

QPointF TornadoChart::plotPoint(std::size_t series, qsizetype point) const {
  const InputEffect& effect = m_effects[static_cast<std::size_t>(point)];
  return {(series == 0 ? effect.leadAtP10 : effect.leadAtP90) * points,
          rowOf(static_cast<std::size_t>(point))};
}

void TornadoChart::draw() {
  QStringList names;
  for (auto effect = m_effects.rbegin(); effect != m_effects.rend(); ++effect)
    names << m_wording->string(fieldOf(effect->field).label);
  useNamedTicks(*plot().yAxis, names);
  double lowest = std::min(0.0, m_leadToday);
  double highest = std::max(0.0, m_leadToday);
  for (const InputEffect& effect : m_effects) {
    lowest = std::min({lowest, effect.leadAtP10 * points, effect.leadAtP90 * points});
    highest = std::max({highest, effect.leadAtP10 * points, effect.leadAtP90 * points});
  }
  const double room = std::max(highest - lowest, 1.0) * roomForLabels;
  plot().xAxis->setRange(lowest - room, highest + room);
  plot().yAxis->setRange(-0.7, static_cast<double>(m_effects.size()) - 0.3);
  plot().yAxis->grid()->setVisible(false);
  plot().yAxis->setTickLabelColor(look().colours().text);
  useScaledTicks(*plot().xAxis, {1, 0, {}}, *m_wording);
  plot().xAxis->setLabel(tr("Lead of the answer, points"));
  reserveMargins(plot(), topMargin, 12);
  drawBars();
  addVerticalLine(plot(), 0, QPen(look().colours().danger, 1.5));
  addVerticalLine(plot(), m_leadToday, QPen(look().colours().text, 1));
  drawEnds();
  m_zeroText = addText(plot(), tr("another is first"), look(), {.bold = true, .onSurface = true});
  m_zeroText->setColor(look().colours().danger);
  m_todayText = addText(plot(), tr("today: %1").arg(m_wording->number(m_leadToday, 1)), look(),
                        {.bold = true, .onSurface = true});
}

void TornadoChart::drawBars() {
  const auto addBar = [&](std::size_t bar, double lead, int depth) {
    auto* bars = new QCPBars(plot().yAxis, plot().xAxis);
    bars->setWidthType(QCPBars::wtAbsolute);
    bars->setWidth(barThickness);
    bars->setPen(Qt::NoPen);
    bars->setBrush(QBrush(costCategoryColour(depth, look().theme)));
    bars->setBaseValue(m_leadToday);
    bars->addData(rowOf(bar), lead - m_leadToday);
  };
  for (std::size_t bar = 0; bar < m_effects.size(); ++bar) {
    const double low = m_effects[bar].leadAtP10 * points;
    const double high = m_effects[bar].leadAtP90 * points;
    // The longer one first, so that the shorter stays visible where both lie on one side.
    const bool lowFirst = std::abs(low - m_leadToday) >= std::abs(high - m_leadToday);
    addBar(bar, lowFirst ? low : high, lowFirst ? lowDepth : highDepth);
    addBar(bar, lowFirst ? high : low, lowFirst ? highDepth : lowDepth);
  }
}

void TornadoChart::drawEnds() {
  m_ends.clear();
  for (std::size_t bar = 0; bar < m_effects.size(); ++bar) {
    const InputEffect& effect = m_effects[bar];
    const bool lowIsLeft = effect.leadAtP10 <= effect.leadAtP90;
    const auto add = [&](double value, double lead, bool isLeft) {
      m_ends.push_back({addText(plot(), valueText(effect, value), look(), {.muted = true, .onSurface = true}),
                        lead * points,
                        rowOf(bar), isLeft});
    };
    add(effect.valueAtP10, effect.leadAtP10, lowIsLeft);
    add(effect.valueAtP90, effect.leadAtP90, !lowIsLeft);
  }
}

void TornadoChart::placeTexts() {
  if (m_todayText == nullptr || !hasData()) return;
  const QRectF area = plot().axisRect()->rect();
  for (const EndLabel& end : m_ends) {
    // Never inside a bar that lies on one side of today's lead.
    const double lead = end.isLeft ? std::min(end.lead, m_leadToday) : std::max(end.lead, m_leadToday);
    const double x = plot().xAxis->coordToPixel(lead) + (end.isLeft ? -6 : 6);
    end.item->setPositionAlignment((end.isLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    placeText(*end.item, {x, plot().yAxis->coordToPixel(end.row)});
  }
  const double zero = plot().xAxis->coordToPixel(0);
  const double today = plot().xAxis->coordToPixel(m_leadToday);
  const bool zeroIsLeft = zero <= today;
  m_zeroText->setPositionAlignment((zeroIsLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  m_todayText->setPositionAlignment((zeroIsLeft ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  placeText(*m_zeroText, {zero + (zeroIsLeft ? -4 : 4), area.top() - 26});
  placeText(*m_todayText, {today + (zeroIsLeft ? 4 : -4), area.top() - 10});
}

}  // namespace rackorrent::ui
