// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assessment/assessment.h"
#include "core/knowledge/knowledge.h"
#include "tests/support/folders.h"
#include "ui/charts/category_bars.h"
#include "ui/charts/demand_week_chart.h"
#include "ui/charts/load_duration_chart.h"

#include <QTest>
#include <qcustomplot.h>

#include <cmath>
#include <numeric>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

const TextWording english(Language::English, QStringLiteral("CNY"));

Evaluation example() {
  Evaluation evaluation;
  evaluation.setReal("workload.interruptible_share"_field, 0.1);
  evaluation.setReal("cloud.spot_price"_field, 6);
  return evaluation;
}

const Assessment& assessed() {
  static const Knowledge knowledge = loadKnowledge(rackorrent::test::resourcesFolder());
  static const Assessment assessment = assess(example(), knowledge);
  return assessment;
}

const ChartSeries* seriesNamed(const ChartData& data, const QString& name) {
  for (const ChartSeries& series : data.series)
    if (series.name == name) return &series;
  return nullptr;
}

double sum(const QList<double>& values) { return std::accumulate(values.begin(), values.end(), 0.0); }

}  // namespace

class AreaAndBarChartsTest : public QObject {
  Q_OBJECT

 private slots:
  void everyBarAddsUpToTheLedgersTotal() {
    CategoryBars bars;
    bars.show(assessed(), english);
    const ChartSeries* total = seriesNamed(bars.data(), QStringLiteral("Net total"));
    QVERIFY(total != nullptr);
    for (qsizetype row = 0; row < 4; ++row) {
      double parts = 0;
      for (const ChartSeries& series : bars.data().series)
        if (&series != total) parts += series.y[row];
      QVERIFY(std::abs(parts - total->y[row]) < 0.005);
    }
  }

  void theBarsOnThePlotHoldTheSameAmounts() {
    CategoryBars bars;
    bars.show(assessed(), english);
    int found = 0;
    for (int i = 0; i < bars.plot().plottableCount(); ++i) {
      const auto* plotted = qobject_cast<QCPBars*>(bars.plot().plottable(i));
      if (plotted == nullptr) continue;
      ++found;
      const ChartSeries* series = seriesNamed(bars.data(), plotted->name());
      QVERIFY(series != nullptr);
      double drawn = 0;
      for (int point = 0; point < plotted->dataCount(); ++point) drawn += plotted->dataMainValue(point);
      QCOMPARE(drawn, sum(series->y));
    }
    QCOMPARE(found, 7);
  }

  void theRecommendedAlternativeIsTheTopBar() {
    CategoryBars bars;
    bars.show(assessed(), english);
    QCOMPARE(bars.data().xText(0), english.string(nameOf(assessed().decision.verdict.best)));
  }

  void theAreasAddUpToTheDemand_data() {
    QTest::addColumn<int>("alternative");
    for (const Alternative alternative : allAlternatives)
      QTest::newRow(std::string(keyOf(alternative)).c_str()) << static_cast<int>(alternative);
  }
  void theAreasAddUpToTheDemand() {
    QFETCH(int, alternative);
    LoadDurationChart chart;
    const CapacityPlan& plan = assessed().alternatives[static_cast<std::size_t>(alternative)].plan;
    chart.show(example(), assessed().demand, plan, english);
    const LoadDurationCurve& curve = assessed().demand.servedCurve;
    const QList<double>& hours = chart.data().series.front().x;
    for (qsizetype i = 0; i < hours.size(); ++i) {
      double served = 0;
      for (const ChartSeries& series : chart.data().series) served += series.y[i];
      const double demand = curve.atHours(std::min(hours[i], curve.hours() - 1));
      QVERIFY(std::abs(served - demand) < 1e-6);
    }
  }

  // The plan's shares come from whole hours over the whole horizon, the areas from a few hundred points of
  // one year.
  void theAreasHaveTheSharesOfThePlan() {
    LoadDurationChart chart;
    const CapacityPlan& plan = assessed().alternatives[indexOf(Alternative::Hybrid)].plan;
    chart.show(example(), assessed().demand, plan, english);
    double all = 0;
    for (const ChartSeries& series : chart.data().series) all += sum(series.y);
    const ChartSeries* owned = seriesNamed(chart.data(), QStringLiteral("Owned"));
    QVERIFY(owned != nullptr);
    QVERIFY2(std::abs(sum(owned->y) / all - plan.ownedShare) < 0.1,
             qPrintable(QStringLiteral("%1 %2").arg(sum(owned->y) / all).arg(plan.ownedShare)));
  }

  void theTopOfTheStackOnThePlotIsThePeak() {
    LoadDurationChart chart;
    chart.show(example(), assessed().demand, assessed().alternatives[0].plan, english);
    QCPGraph* top = chart.plot().graph(chart.plot().graphCount() - 1);
    QCOMPARE(top->dataMainValue(0), assessed().demand.servedCurve.peak());
  }

  void noDemandIsASentence() {
    Evaluation empty;
    empty.setReal("workload.peak_gpus"_field, 0);
    LoadDurationChart chart;
    chart.show(empty, makeDemand(empty), {}, english);
    QVERIFY(!chart.hasData());
    QVERIFY(!chart.accessibleName().isEmpty());
  }

  // A week is 168 hours; the mean over all weeks times the number of weeks is the year's work.
  void theMeanWeekHoldsTheYearsMean() {
    DemandWeekChart chart;
    Demand demand;
    for (int hour = 0; hour < 168 * 50; ++hour) demand.hourly.push_back(10 + 5 * std::sin(hour * 0.37));
    chart.show(demand, english);
    const double mean = std::accumulate(demand.hourly.begin(), demand.hourly.end(), 0.0) /
                        static_cast<double>(demand.hourly.size());
    QVERIFY(std::abs(sum(chart.data().series.front().y) / 168 - mean) < 1e-9);
  }

  void unknownHoursAreLeftOut() {
    DemandWeekChart chart;
    Demand demand;
    demand.hourly.assign(168 * 2, 4.0);
    for (std::size_t hour = 0; hour < 168; ++hour) demand.hourly[hour] = std::nan("");
    chart.show(demand, english);
    for (const double value : chart.data().series.front().y) QCOMPARE(value, 4.0);
  }
};

QTEST_MAIN(AreaAndBarChartsTest)
#include "area_and_bar_charts_test.moc"
