// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/folders.h"
#include "ui/charts/strategy_map_chart.h"

#include <QTest>
#include <qcustomplot.h>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

const TextWording english(Language::English, QStringLiteral("CNY"));

std::shared_ptr<const StrategyMap> mapOf(const Evaluation& evaluation) {
  static const Knowledge knowledge = loadKnowledge(rackorrent::test::resourcesFolder());
  return std::make_shared<const StrategyMap>(
      strategyMap(evaluation, knowledge, mapAxis(evaluation, "workload.utilization"_field, 7),
                  mapAxis(evaluation, "project.horizon_months"_field, 5)));
}

QString nameIn(const StrategyMapChart& chart, std::size_t series) { return chart.data().series[series].name; }

}  // namespace

class StrategyMapChartTest : public QObject {
  Q_OBJECT

 private slots:
  // Every cell of the map is counted once, for its own winner.
  void theSharesOfEachColumnAreThoseOfItsCells() {
    const Evaluation evaluation;
    const auto map = mapOf(evaluation);
    StrategyMapChart chart;
    chart.show(map, evaluation, english);
    QVERIFY(chart.hasData());
    for (std::size_t across = 0; across < map->across.values.size(); ++across)
      for (std::size_t i = 0; i < chart.data().series.size(); ++i) {
        int won = 0;
        for (const auto& row : map->winners)
          won += row[across] && english.string(nameOf(*row[across])) == nameIn(chart, i);
        const double share = 100.0 * won / static_cast<double>(map->winners.size());
        QCOMPARE(chart.data().series[i].y[static_cast<qsizetype>(across)], share);
      }
  }

  void theLargestIsNamedFirst() {
    const Evaluation evaluation;
    StrategyMapChart chart;
    chart.show(mapOf(evaluation), evaluation, english);
    QVERIFY(chart.finding().startsWith(nameIn(chart, 0)));
  }

  void theRingStandsWhereTheEvaluationIs() {
    Evaluation evaluation;
    evaluation.setReal("workload.utilization"_field, 0.4);
    StrategyMapChart chart;
    chart.show(mapOf(evaluation), evaluation, english);
    const QCPItemTracer* ring = nullptr;
    for (int i = 0; i < chart.plot().itemCount(); ++i)
      if (const auto* tracer = qobject_cast<QCPItemTracer*>(chart.plot().item(i));
          tracer != nullptr && tracer->visible() && tracer->position->coords().x() == 0.4)
        ring = tracer;
    QVERIFY(ring != nullptr);
    QCOMPARE(ring->position->coords().y(), evaluation.real("project.horizon_months"_field));
  }

  void whereNothingIsFeasibleASentenceSaysSo() {
    StrategyMap empty = *mapOf(Evaluation());
    for (auto& row : empty.winners) std::ranges::fill(row, std::nullopt);
    StrategyMapChart chart;
    chart.show(std::make_shared<const StrategyMap>(empty), Evaluation(), english);
    QVERIFY(!chart.hasData());
  }
};

QTEST_MAIN(StrategyMapChartTest)
#include "strategy_map_chart_test.moc"
