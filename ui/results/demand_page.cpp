// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/demand_page.h"

#include "ui/charts/demand_heat_map.h"
#include "ui/charts/demand_series_chart.h"
#include "ui/charts/load_duration_chart.h"
#include "ui/results/chart_card.h"
#include "ui/results/column_pair.h"
#include "ui/results/import_card.h"

#include <QVBoxLayout>

namespace rackorrent::ui {
namespace {

constexpr int seriesHeight = 210;
constexpr int pairHeight = 240;
constexpr int narrowest = 900;

}  // namespace

DemandPage::DemandPage(Session& session, QWidget* parent) : ResultView(session, parent) {
  m_import = new ImportCard(session, content());
  m_series = new DemandSeriesChart;
  m_seriesCard = new ChartCard(m_series, seriesHeight, session.prompts(), content());
  m_week = new DemandHeatMap;
  m_weekCard = new ChartCard(m_week, pairHeight, session.prompts(), content());
  m_curve = new LoadDurationChart;
  m_curveCard = new ChartCard(m_curve, pairHeight, session.prompts(), content());
  auto* columns = new ColumnPair(1, 1, narrowest, content());
  columns->addLeft(m_weekCard, 1);
  columns->addRight(m_curveCard, 1);
  body().addWidget(m_import);
  body().addWidget(m_seriesCard);
  body().addWidget(columns);
  body().addStretch(1);
}

QString DemandPage::heading() const { return tr("Demand"); }

bool DemandPage::readLog(const QString& path) {
  m_import->read(path);
  return true;
}

void DemandPage::refresh(const Assessment& assessment, const TextWording& wording) {
  const Demand& demand = assessment.demand;
  const MeasuredDemand* log = demand.isMeasured ? this->session().evaluation().measuredDemand.get() : nullptr;
  m_import->follow();
  const bool hasTimes = log && demand.hasClockHours;
  m_series->show(demand, hasTimes ? std::optional(log->firstHour) : std::nullopt, wording);
  m_seriesCard->follow(log ? tr("Hour by hour as measured: %1 known, %2 unknown; Ctrl and the mouse wheel zoom")
                                 .arg(wording.quantityString({demand.knownHours, Unit::Hours}),
                                      wording.quantityString({demand.unknownHours, Unit::Hours}))
                           : tr("Hour by hour of the first year, generated from pattern, peak and "
                                "utilisation; Ctrl and the mouse wheel zoom"));
  m_week->show(demand, wording);
  m_weekCard->follow(log ? tr("Mean by weekday and hour, in UTC") : tr("Mean by weekday and hour"));
  const Alternative best = assessment.decision.verdict.best;
  m_curve->show(session().evaluation(), demand, assessment.alternatives[indexOf(best)].plan, wording);
  m_curveCard->follow(tr("Sorted from the busiest to the quietest hour; 95 % of the hours need at most %1; "
                         "burstiness (standard deviation / mean) %2")
                          .arg(wording.quantityString({demand.p95Gpus, Unit::Gpus}),
                               wording.number(demand.coefficientOfVariation, 2)));
}

}  // namespace rackorrent::ui
