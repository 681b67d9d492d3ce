// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/demand_week_chart.h"

#include "core/demand/week_profile.h"
#include "ui/charts/chart_parts.h"
#include "ui/charts/value_axis.h"

#include <QtNumeric>
#include <qcustomplot.h>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr int topMargin = 26;
constexpr int rightMargin = 12;
constexpr double roomAbove = 1.08;

}  // namespace

void DemandWeekChart::show(const Demand& demand, const TextWording& wording) {
  m_wording = wording;
  readWeek(demand);
  if (m_hours.isEmpty()) return showNothing(demand.hasClockHours ? tr("The log knows less than a week of demand.")
                                           : tr("The log has no calendar, so it has no hours of the day."));
  const auto busiest = std::max_element(m_mean.begin(), m_mean.end());
  const auto quietest = std::min_element(m_mean.begin(), m_mean.end());
  setFinding(
      tr("A usual week moves between %1 and %2")
          .arg(wording.number(*quietest, 0), wording.quantityString({qRound(*busiest) * 1.0, Unit::Gpus})));
  ChartData data;
  data.xTitle = tr("Hour of the week");
  data.yTitle = wording.unitLabel(Unit::Gpus);
  data.xText = [wording](double hour) {
    const int whole = qRound(hour);
    return tr("%1 %2:00").arg(dayName(wording, whole / 24)).arg(whole % 24, 2, 10, QLatin1Char('0'));
  };
  data.yText = [wording](double gpus) {
    return tr("%1 %2").arg(wording.number(gpus, 1), wording.unitLabel(Unit::Gpus));
  };
  data.series = {{tr("Mean"), m_hours, m_mean}, {tr("Highest"), m_hours, m_highest}};
  setData(data);
  redraw();
}

void DemandWeekChart::readWeek(const Demand& demand) {
  m_hours.clear();
  m_mean.clear();
  m_highest.clear();
  if (!demand.hasClockHours) return;
  const WeekProfile profile = weekProfile(demand);
  for (std::size_t hour = 0; hour < hoursInWeek; ++hour) {
    if (!qIsFinite(profile.mean[hour])) continue;
    m_hours << static_cast<double>(hour);
    m_mean << profile.mean[hour];
    m_highest << profile.highest[hour];
  }
}

void DemandWeekChart::draw() {
  plot().xAxis->setRange(0, hoursInWeek);
  const double highest = *std::max_element(m_highest.begin(), m_highest.end());
  plot().yAxis->setRange(0, highest > 0 ? highest * roomAbove : 1);
  useScaledTicks(*plot().yAxis, scaleOf(Unit::None, highest, *m_wording), *m_wording);
  QSharedPointer<QCPAxisTickerText> days(new QCPAxisTickerText);
  for (int day = 0; day < static_cast<int>(daysInWeek); ++day) days->addTick((day + 0.5) * hoursInDay, dayName(*m_wording, day));
  plot().xAxis->setTicker(days);
  plot().xAxis->setTickLengthOut(0);
  reserveMargins(plot(), topMargin, rightMargin);
  const ChannelStyle style = styleOf(Channel::OnDemand, look().theme);
  QCPGraph* mean = plot().addGraph();
  mean->setName(tr("Mean"));
  mean->setData(m_hours, m_mean, true);
  mean->setLineStyle(QCPGraph::lsStepLeft);
  mean->setPen(QPen(style.line, 2));
  mean->setBrush(QBrush(style.wash));
  QCPGraph* top = plot().addGraph();
  top->setName(tr("Highest"));
  top->setData(m_hours, m_highest, true);
  top->setLineStyle(QCPGraph::lsStepLeft);
  top->setPen(QPen(look().colours().strongBorder, 1, Qt::DotLine));
  m_unitText = addText(plot(), tr("GPUs in use; dotted: highest of the year"), look(),
                       {.muted = true, .alignment = Qt::AlignLeft | Qt::AlignTop});
}

void DemandWeekChart::placeTexts() {
  if (hasData() && m_unitText != nullptr) placeText(*m_unitText, QPointF(plot().viewport().topLeft()));
}

}  // namespace rackorrent::ui
