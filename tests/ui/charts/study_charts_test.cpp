// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/knowledge.h"
#include "core/study/study.h"
#include "tests/support/folders.h"
#include "ui/charts/difference_chart.h"
#include "ui/charts/fan_chart.h"
#include "ui/charts/places_chart.h"
#include "ui/charts/tornado_chart.h"

#include <QTest>
#include <qcustomplot.h>

#include <cmath>
#include <numeric>

using namespace rackorrent;
using namespace rackorrent::ui;

namespace {

const TextWording english(Language::English, QStringLiteral("CNY"));

const Study& studied() {
  static const Knowledge knowledge = loadKnowledge(rackorrent::test::resourcesFolder());
  static const Study made =
      *study(Evaluation(), knowledge, {.draws = 512, .threads = 2, .withTotalIndices = false});
  return made;
}

}  // namespace

class StudyChartsTest : public QObject {
  Q_OBJECT

 private slots:
  void placesAndBrokenLimitsAddUpToAllCases() {
    PlacesChart chart;
    chart.show(studied(), english);
    for (qsizetype bar = 0; bar < 4; ++bar) {
      double sum = 0;
      for (const ChartSeries& series : chart.data().series) sum += series.y[bar];
      QVERIFY(std::abs(sum - 1) < 1e-9);
    }
    QVERIFY(chart.finding().contains(QStringLiteral("stays first in")));
  }

  void theFanEndsAtTheTotalsOfTheStudy() {
    FanChart chart;
    chart.show(studied(), english);
    const CostBand& end = studied().alternatives[indexOf(studied().answer)].cumulative.back();
    QCOMPARE(chart.data().series[3 * indexOf(studied().answer)].y.last(), end.p10);
    QCOMPARE(chart.data().series[3 * indexOf(studied().answer) + 2].y.last(), end.p90);
  }

  // The share left of zero is counted from the draws themselves, not from the bins.
  void theHistogramHoldsEveryCaseOnItsSide() {
    DifferenceChart chart;
    const Alternative one = Alternative::GpuAsAService;
    const Alternative other = Alternative::SelfBuilt;
    chart.show(studied(), one, other, english);
    const ChartSeries& series = chart.data().series.front();
    QVERIFY(std::abs(std::accumulate(series.y.begin(), series.y.end(), 0.0) - 1) < 1e-9);
    double below = 0;
    for (qsizetype i = 0; i < series.x.size(); ++i)
      if (series.x[i] < 0) below += series.y[i];
    double counted = 0;
    const auto& values = studied().presentValues;
    for (std::size_t i = 0; i < values.front().size(); ++i)
      if (values[indexOf(one)][i] < values[indexOf(other)][i]) counted += 1;
    QVERIFY(std::abs(below - counted / static_cast<double>(values.front().size())) < 1e-9);
  }

  void twoOfTheSameHaveNoDifference() {
    DifferenceChart chart;
    chart.show(studied(), Alternative::Hybrid, Alternative::Hybrid, english);
    QVERIFY(!chart.hasData());
  }

  void theTornadoShowsTheWidestSwingsFirst() {
    TornadoChart chart;
    chart.show(studied(), english);
    QVERIFY(chart.data().series.front().y.size() <= 8);
    QCOMPARE(chart.data().series[0].y.first(), studied().inputs.front().leadAtP10 * 100);
    QCOMPARE(chart.data().series[1].y.first(), studied().inputs.front().leadAtP90 * 100);
  }

  void aTornadoWithoutUncertaintySaysSo() {
    Study certain = studied();
    certain.inputs.clear();
    TornadoChart chart;
    chart.show(certain, english);
    QVERIFY(!chart.hasData());
  }
};

QTEST_MAIN(StudyChartsTest)
#include "study_charts_test.moc"
