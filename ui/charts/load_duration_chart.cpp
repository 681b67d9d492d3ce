// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/load_duration_chart.h"

#include "ui/charts/chart_parts.h"
#include "ui/charts/value_axis.h"

#include <qcustomplot.h>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr int pointsShown = 400;  // of the year's hours: more than a screen or a sheet has pixels for
constexpr double roomAbove = 1.06;
constexpr double topPen = 2;
constexpr int topMargin = 26;
constexpr int labelHeight = 17;
constexpr double insideRoom = 40;  // pixels of height that an area needs for its two lines of text
constexpr double hoursPerTick = 2000;
constexpr double pointerLength = 46;

QBrush brushOf(const ChannelStyle& style) {
  return style.hatched ? QBrush(style.line, Qt::BDiagPattern) : QBrush(style.fill);
}

// The first month in which all hardware that was paid for works; the first month where there is none. In the month of
// delivery only a part of it does.
std::size_t monthShown(const CapacityPlan& plan) {
  constexpr double rounding = 1e-9;
  double paid = 0;
  for (std::size_t i = 0; i < plan.months.size(); ++i) {
    paid += plan.months[i].orderedServers - plan.months[i].replacedServers;
    if (paid > 0 && plan.months[i].ownedServers >= paid - rounding) return i;
  }
  return 0;
}

}  // namespace

LoadDurationChart::LoadDurationChart(Detail detail, QWidget* parent) : ChartView(parent), m_detail(detail) {}

void LoadDurationChart::show(const Evaluation& evaluation, const Demand& demand, const CapacityPlan& plan,
                             const TextWording& wording) {
  m_wording = wording;
  if (demand.servedCurve.isEmpty() || demand.servedCurve.peak() <= 0 || plan.months.empty())
    return showNothing(tr("There is no demand to draw: enter a peak above zero."));
  readAreas(evaluation, demand, plan);
  setFinding(findingOf(evaluation, demand, plan));
  setData(readableData());
  redraw();
}

void LoadDurationChart::readAreas(const Evaluation& evaluation, const Demand& demand,
                                  const CapacityPlan& plan) {
  const std::size_t index = monthShown(plan);
  const MonthCapacity& month = plan.months[index];
  const double scale = demandScale(evaluation, static_cast<int>(index));
  const double ownedGpus = month.ownedServers * evaluation.real("owned.gpus_per_server"_field);
  const double reservedGpus = month.reserved1yGpus + month.reserved3yGpus;
  const double owned = ownedGpus * evaluation.real("owned.relative_speed"_field);
  const double committed = owned + reservedGpus * evaluation.real("cloud.relative_speed"_field);
  const double spotShare = month.spotGpuHours > 0 ? evaluation.real("workload.interruptible_share"_field) : 0;

  m_hours.clear();
  m_demand.clear();
  m_areas.clear();
  QList<double> byOwned, byReserved, byOnDemand, bySpot;
  const double hours = demand.servedCurve.hours();
  for (int i = 0; i <= pointsShown; ++i) {
    const double hour = hours * i / pointsShown;
    // The quietest hour ends the curve; beyond it demand is nothing.
    const double gpus = scale * demand.servedCurve.atHours(std::min(hour, hours - 1));
    const double rest = std::max(0.0, gpus - committed);
    const double onDemand = std::clamp((1 - spotShare) * gpus - committed, 0.0, rest);
    m_hours << hour;
    m_demand << gpus;
    byOwned << std::min(gpus, owned);
    byReserved << std::clamp(gpus - owned, 0.0, committed - owned);
    bySpot << rest - onDemand;
    byOnDemand << onDemand;
  }
  const auto shareOf = [](const QList<double>& part, const QList<double>& whole) {
    double partSum = 0;
    double wholeSum = 0;
    for (const double value : part) partSum += value;
    for (const double value : whole) wholeSum += value;
    return wholeSum > 0 ? partSum / wholeSum : 0;
  };
  if (m_detail == Detail::Compact) {
    QList<double> rented;
    for (qsizetype i = 0; i < m_demand.size(); ++i) rented << m_demand[i] - byOwned[i];
    addArea(Channel::Owned, byOwned, ownedGpus, -1);
    addArea(Channel::OnDemand, rented, 0, -1);
    return;
  }
  addArea(Channel::Owned, byOwned, ownedGpus, shareOf(byOwned, m_demand));
  addArea(Channel::Reserved3Years, byReserved, reservedGpus, shareOf(byReserved, m_demand));
  addArea(Channel::Spot, bySpot, 0, shareOf(bySpot, m_demand));
  addArea(Channel::OnDemand, byOnDemand, 0, shareOf(byOnDemand, m_demand));
}

void LoadDurationChart::addArea(Channel channel, const QList<double>& served, double gpus, double share) {
  if (std::all_of(served.begin(), served.end(), [](double value) { return value <= 0; })) return;
  Area area{channel, {}, {}, served, served};
  if (!m_areas.empty())
    for (qsizetype i = 0; i < served.size(); ++i) area.top[i] += m_areas.back().top[i];
  const bool isCompact = m_detail == Detail::Compact;
  switch (channel) {
    case Channel::Owned:
      area.name = tr("Owned");
      break;
    case Channel::Reserved1Year:
    case Channel::Reserved3Years:
      area.name = tr("Reserved");
      break;
    case Channel::OnDemand:
      area.name = isCompact ? tr("Rented") : tr("On demand");
      break;
    case Channel::Spot:
      area.name = tr("Spot");
      break;
  }
  area.amount =
      gpus > 0 ? tr("%1, %2").arg(area.name, m_wording->quantityString({gpus, Unit::Gpus})) : area.name;
  if (share >= 0) area.amount += u'\n' + tr("%1 of GPU-hours").arg(m_wording->percent(share));
  m_areas.push_back(area);
}

QString LoadDurationChart::findingOf(const Evaluation& evaluation, const Demand& demand,
                                     const CapacityPlan& plan) const {
  const MonthCapacity& month = plan.months[monthShown(plan)];
  const QString servers = m_wording->quantityString({month.ownedServers, Unit::Servers});
  switch (plan.alternative) {
    case Alternative::GpuAsAService:
      return plan.reservedGpus > 0 ? tr("%1 reserved, the rest rented by the hour")
                                         .arg(m_wording->quantityString({plan.reservedGpus, Unit::Gpus}))
                                   : tr("All of the work is rented by the hour");
    case Alternative::Hybrid:
      return tr("%1 carry %2 of the work").arg(servers, m_wording->percent(plan.ownedShare));
    case Alternative::SelfBuilt:
    case Alternative::PrivateCloud: {
      const double capacity = month.ownedServers * evaluation.real("owned.gpus_per_server"_field) *
                              evaluation.real("owned.relative_speed"_field);
      const double scale = demandScale(evaluation, static_cast<int>(monthShown(plan)));
      return tr("%1, busy %2 of the time")
          .arg(servers, m_wording->percent(capacity > 0 ? scale * demand.meanGpus / capacity : 0));
    }
  }
  return {};
}

ChartData LoadDurationChart::readableData() const {
  ChartData data;
  const TextWording wording = *m_wording;
  data.xTitle = tr("Hours with at least this demand");
  data.yTitle = wording.unitLabel(Unit::Gpus);
  data.xText = [wording](double hour) { return wording.number(hour, 0); };
  data.yText = [wording](double gpus) {
    return tr("%1 %2").arg(wording.number(gpus, 1), wording.unitLabel(Unit::Gpus));
  };
  for (const Area& area : m_areas) data.series.push_back({area.name, m_hours, area.served});
  return data;
}

QPointF LoadDurationChart::plotPoint(std::size_t series, qsizetype point) const {
  return {m_hours[point], m_areas[series].top[point]};
}

void LoadDurationChart::draw() {
  const bool isCompact = m_detail == Detail::Compact;
  const double peak = *std::max_element(m_demand.begin(), m_demand.end());
  const AxisScale plain = scaleOf(Unit::None, peak, *m_wording);
  plot().xAxis->setRange(0, m_hours.back());
  plot().yAxis->setRange(0, peak * roomAbove);
  useScaledTicks(*plot().yAxis, plain, *m_wording);
  const double ticks = std::max(1.0, m_hours.back() / (4 * hoursPerTick));
  useFixedTicks(*plot().xAxis,
                m_hours.back() > hoursPerTick ? hoursPerTick * qRound(ticks) : m_hours.back() / 4, plain,
                *m_wording);
  plot().xAxis->setTickLabels(!isCompact);
  plot().xAxis->setTicks(!isCompact);
  plot().xAxis->setLabel(isCompact ? QStringLiteral(" ")
                                   : tr("Hours of the year with at least this many GPUs in use"));
  reserveMargins(plot(), isCompact ? 8 : topMargin, 14);
  drawAreas();
  drawLabels();
}

void LoadDurationChart::drawAreas() {
  QCPGraph* below = nullptr;
  for (const Area& area : m_areas) {
    const ChannelStyle style = styleOf(area.channel, look().theme);
    if (style.hatched) {
      QCPGraph* wash = plot().addGraph();
      wash->setData(m_hours, area.top, true);
      wash->setPen(Qt::NoPen);
      wash->setBrush(QBrush(style.wash));
      wash->setName({});
      if (below != nullptr) wash->setChannelFillGraph(below);
    }
    QCPGraph* graph = plot().addGraph();
    graph->setName(area.name);
    graph->setData(m_hours, area.top, true);
    graph->setPen(QPen(style.line, topPen));
    graph->setBrush(brushOf(style));
    if (below != nullptr) graph->setChannelFillGraph(below);
    below = graph;
  }
}

void LoadDurationChart::drawLabels() {
  m_labels.clear();
  for (std::size_t i = 0; i < m_areas.size(); ++i) {
    auto* pointer = new QCPItemLine(&plot());
    pointer->setPen(QPen(look().colours().text, 1));
    pointer->setHead(QCPLineEnding(QCPLineEnding::esDisc, 5, 5));
    pointer->setClipToAxisRect(false);
    pointer->start->setType(QCPItemPosition::ptAbsolute);
    pointer->setLayer(QStringLiteral("overlay"));
    m_labels.push_back({addText(plot(), m_areas[i].amount, look(), {.bold = true}), pointer, i});
  }
  const bool isCompact = m_detail == Detail::Compact;
  m_unitText = addText(plot(), isCompact ? QString() : tr("GPUs in use"), look(),
                       {.muted = true, .alignment = Qt::AlignLeft | Qt::AlignTop});
  m_busiest = addText(plot(), isCompact ? tr("busiest hour") : QString(), look(),
                      {.muted = true, .alignment = Qt::AlignLeft | Qt::AlignTop});
  m_quietest = addText(plot(), isCompact ? tr("quietest hour") : QString(), look(),
                       {.muted = true, .alignment = Qt::AlignRight | Qt::AlignTop});
}

// Where the area is highest, away from the edge at which the curve falls steeply.
qsizetype LoadDurationChart::widestPosition(const Area& area) const {
  const auto from = area.served.begin() + area.served.size() / 20;
  return std::max_element(from, area.served.end()) - area.served.begin();
}

void LoadDurationChart::placeTexts() {
  if (!hasData() || m_unitText == nullptr) return;
  const QRectF area = plot().axisRect()->rect();
  placeText(*m_unitText, QPointF(plot().viewport().topLeft()));
  placeText(*m_busiest, {area.left(), area.bottom() + 4});
  placeText(*m_quietest, {area.right(), area.bottom() + 4});
  // From the top area down, so that the pointers of texts outside do not cross.
  double outside = area.top() + labelHeight;
  for (auto label = m_labels.rbegin(); label != m_labels.rend(); ++label) {
    const Area& shown = m_areas[label->area];
    const qsizetype at = widestPosition(shown);
    const double height = plot().yAxis->coordToPixel(shown.top[at] - shown.served[at]) -
                          plot().yAxis->coordToPixel(shown.top[at]);
    const bool fits = height >= (m_detail == Detail::Compact ? insideRoom / 2 : insideRoom);
    const bool isHatched = styleOf(shown.channel, look().theme).hatched;
    label->pointer->setVisible(!fits || isHatched);
    if (fits && !isHatched) {
      placeInside(*label, area);
    } else {
      placeOutside(*label, outside);
      outside += 1.5 * labelHeight;
    }
  }
}

void LoadDurationChart::placeInside(const Label& label, const QRectF& area) {
  const Area& shown = m_areas[label.area];
  label.text->setText(shown.amount);
  label.text->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  const qsizetype at = widestPosition(shown);
  const double middle = shown.top[at] - shown.served[at] / 2;
  const double left = std::max(area.left() + 12, plot().xAxis->coordToPixel(m_hours[at]) + 4);
  placeText(*label.text, {left, plot().yAxis->coordToPixel(middle)});
}

// Right of the curve at that height, with a pointer into the area.
void LoadDurationChart::placeOutside(const Label& label, double y) {
  const Area& shown = m_areas[label.area];
  QString oneLine = shown.amount;
  label.text->setText(oneLine.replace(u'\n', tr(", ")));
  label.text->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  const QRectF area = plot().axisRect()->rect();
  const double level = plot().yAxis->pixelToCoord(y + labelHeight);
  const auto below =
      std::find_if(m_demand.begin(), m_demand.end(), [&](double gpus) { return gpus < level; });
  const double curve =
      below == m_demand.end() ? area.right() : plot().xAxis->coordToPixel(m_hours[below - m_demand.begin()]);
  const double room = area.right() - textWidth(label.text->text(), look().captionBold);
  const double left = std::clamp(curve + pointerLength, area.left(), std::max(area.left(), room));
  placeText(*label.text, {left, y});
  const double most = *std::max_element(shown.served.begin(), shown.served.end());
  qsizetype at = 0;
  for (qsizetype i = 0; i < shown.served.size(); ++i)
    if (shown.served[i] >= most / 2 && plot().xAxis->coordToPixel(m_hours[i]) <= left) at = i;
  label.pointer->start->setPixelPosition({left - 4, y});
  label.pointer->end->setCoords(m_hours[at], shown.top[at] - shown.served[at] / 2);
}

}  // namespace rackorrent::ui
