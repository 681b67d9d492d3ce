// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/demand_series_chart.h"

#include "ui/charts/chart_parts.h"
#include "ui/charts/value_axis.h"

#include <QDateTime>
#include <QtNumeric>
#include <qcustomplot.h>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr int topMargin = 26;
constexpr int rightMargin = 12;
constexpr double roomAbove = 1.08;
constexpr qint64 secondsPerHour = 3600;

}  // namespace

void DemandSeriesChart::show(const Demand& demand, std::optional<std::int64_t> firstHour,
                             const TextWording& wording) {
  m_wording = wording;
  m_firstHour = firstHour;
  m_hours.clear();
  m_gpus = {demand.hourly.begin(), demand.hourly.end()};
  m_mean = demand.meanGpus;
  for (qsizetype hour = 0; hour < m_gpus.size(); ++hour) m_hours << static_cast<double>(hour);
  if (demand.knownHours <= 0) return showNothing(tr("The log knows no hour of demand."));
  setFinding(tr("%1 on average, %2 in the busiest hour")
                 .arg(wording.quantityString({demand.meanGpus, Unit::Gpus}),
                      wording.quantityString({demand.peakGpus, Unit::Gpus})));
  ChartData data;
  data.xTitle = m_firstHour ? tr("Hour (UTC)") : tr("Hour");
  data.yTitle = wording.unitLabel(Unit::Gpus);
  data.xText = [this](double hour) { return timeText(hour); };
  data.yText = [wording](double gpus) {
    return tr("%1 %2").arg(wording.number(gpus, 1), wording.unitLabel(Unit::Gpus));
  };
  data.series = {{tr("GPUs in use"), m_hours, m_gpus}};
  setData(data);
  redraw();
}

QString DemandSeriesChart::timeText(double hour) const {
  if (!m_firstHour) return m_wording->number(hour, 0);
  const qint64 seconds = (*m_firstHour + static_cast<qint64>(hour)) * secondsPerHour;
  return QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC).toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

void DemandSeriesChart::draw() {
  const double last = static_cast<double>(m_hours.size());
  double highest = 0;
  for (const double gpus : m_gpus)
    if (qIsFinite(gpus)) highest = std::max(highest, gpus);
  plot().xAxis->setRange(0, last);
  plot().yAxis->setRange(0, highest > 0 ? highest * roomAbove : 1);
  useScaledTicks(*plot().yAxis, scaleOf(Unit::None, highest, *m_wording), *m_wording);
  constexpr int ticks = 6;
  QSharedPointer<QCPAxisTickerText> times(new QCPAxisTickerText);
  for (int i = 0; i < ticks; ++i) {
    const double hour = (i + 0.5) * last / ticks;
    times->addTick(hour, m_firstHour ? timeText(hour).left(10) : timeText(hour));
  }
  plot().xAxis->setTicker(times);
  plot().xAxis->setTickLengthOut(0);
  reserveMargins(plot(), topMargin, rightMargin);
  const ChannelStyle style = styleOf(Channel::OnDemand, look().theme);
  QCPGraph* graph = plot().addGraph();
  graph->setName(tr("GPUs in use"));
  graph->setData(m_hours, m_gpus, true);
  graph->setLineStyle(QCPGraph::lsStepLeft);
  graph->setPen(QPen(style.line, 1));
  graph->setBrush(QBrush(style.wash));
  graph->setAdaptiveSampling(true);
  QCPGraph* mean = plot().addGraph();
  mean->setName(tr("Mean"));
  mean->setData({0, last}, {m_mean, m_mean}, true);
  mean->setPen(QPen(look().colours().text, 1, Qt::DashLine));
  m_unitText = addText(plot(), tr("GPUs in use; dashed: mean"), look(),
                       {.muted = true, .alignment = Qt::AlignLeft | Qt::AlignTop});
}

void DemandSeriesChart::placeTexts() {
  if (hasData() && m_unitText != nullptr) placeText(*m_unitText, QPointF(plot().viewport().topLeft()));
}

}  // namespace rackorrent::ui
