// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/demand_heat_map.h"

#include "ui/charts/chart_parts.h"

#include <QtNumeric>
#include <qcustomplot.h>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr int daysPerWeek = daysInWeek;
constexpr int hoursPerDay = hoursInDay;
constexpr int topMargin = 26;
constexpr int rightMargin = 12;

QString hourText(int hour) { return QStringLiteral("%1:00").arg(hour, 2, 10, QLatin1Char('0')); }

std::size_t indexOf(int day, int hour) { return static_cast<std::size_t>(day * hoursPerDay + hour); }

}  // namespace

void DemandHeatMap::show(const Demand& demand, const TextWording& wording) {
  m_wording = wording;
  if (!demand.hasClockHours)
    return showNothing(tr("The log has no calendar, so it has no hours of the day."));
  if (demand.knownHours <= 0) return showNothing(tr("The log knows no hour of demand."));
  m_profile = weekProfile(demand);
  m_highest = 0;
  std::size_t busiest = 0;
  for (std::size_t i = 0; i < m_profile.mean.size(); ++i) {
    if (!(m_profile.mean[i] > m_highest)) continue;
    m_highest = m_profile.mean[i];
    busiest = i;
  }
  setFinding(
      tr("Busiest on %1 at %2: %3")
          .arg(dayName(wording, static_cast<int>(busiest) / hoursPerDay, QLocale::LongFormat),
               hourText(static_cast<int>(busiest) % hoursPerDay),
               wording.quantityString({m_highest, Unit::Gpus})));
  setData(readableData());
  redraw();
}

ChartData DemandHeatMap::readableData() const {
  const TextWording wording = *m_wording;
  ChartData data;
  data.xTitle = tr("Hour of the day");
  data.yTitle = wording.unitLabel(Unit::Gpus);
  data.xText = [](double hour) { return hourText(qRound(hour)); };
  data.yText = [wording](double gpus) {
    return tr("%1 %2").arg(wording.number(gpus, 1), wording.unitLabel(Unit::Gpus));
  };
  for (int day = 0; day < daysPerWeek; ++day) {
    ChartSeries series{dayName(wording, day), {}, {}};
    for (int hour = 0; hour < hoursPerDay; ++hour) {
      series.x << hour;
      series.y << m_profile.mean[indexOf(day, hour)];
    }
    data.series.push_back(series);
  }
  return data;
}

// Monday stands at the top.
QPointF DemandHeatMap::plotPoint(std::size_t series, qsizetype point) const {
  return {static_cast<double>(point), daysPerWeek - 1 - static_cast<double>(series)};
}

void DemandHeatMap::draw() {
  auto* map = new QCPColorMap(plot().xAxis, plot().yAxis);
  map->data()->setSize(hoursPerDay, daysPerWeek);
  map->data()->setRange({0, hoursPerDay - 1}, {0, daysPerWeek - 1});
  for (int day = 0; day < daysPerWeek; ++day)
    for (int hour = 0; hour < hoursPerDay; ++hour)
      map->data()->setCell(hour, daysPerWeek - 1 - day, m_profile.mean[indexOf(day, hour)]);
  const ChannelStyle style = styleOf(Channel::OnDemand, look().theme);
  QCPColorGradient gradient;
  gradient.clearColorStops();
  gradient.setColorStopAt(0, look().colours().sunken);
  gradient.setColorStopAt(1, style.line);
  gradient.setNanHandling(QCPColorGradient::nhTransparent);
  map->setGradient(gradient);
  map->setDataRange({0, std::max(m_highest, 1e-9)});
  map->setInterpolate(false);
  map->setTightBoundary(false);
  plot().xAxis->setRange(-0.5, hoursPerDay - 0.5);
  plot().yAxis->setRange(-0.5, daysPerWeek - 0.5);
  QSharedPointer<QCPAxisTickerText> hours(new QCPAxisTickerText);
  for (int hour = 0; hour < hoursPerDay; hour += 4) hours->addTick(hour, hourText(hour));
  plot().xAxis->setTicker(hours);
  QSharedPointer<QCPAxisTickerText> days(new QCPAxisTickerText);
  for (int day = 0; day < daysPerWeek; ++day) days->addTick(daysPerWeek - 1 - day, dayName(*m_wording, day));
  plot().yAxis->setTicker(days);
  plot().yAxis->grid()->setVisible(false);
  reserveMargins(plot(), topMargin, rightMargin);
  m_scaleText = addText(plot(), tr("Mean GPUs in use: light 0, dark %1").arg(m_wording->number(m_highest, 0)),
                        look(), {.muted = true, .alignment = Qt::AlignLeft | Qt::AlignTop});
}

void DemandHeatMap::placeTexts() {
  if (hasData() && m_scaleText != nullptr) placeText(*m_scaleText, QPointF(plot().viewport().topLeft()));
}

}  // namespace rackorrent::ui
