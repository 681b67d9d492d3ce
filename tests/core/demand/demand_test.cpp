// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/demand/demand.h"

#include "tests/core/demand/real_hours.h"

#include <cmath>
#include <filesystem>
#include <gtest/gtest.h>
#include <limits>
#include <memory>
#include <string>

namespace rackorrent {
namespace {

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

Evaluation importedEvaluation(std::vector<double> gpus) {
  Evaluation evaluation;
  auto measured = std::make_shared<MeasuredDemand>();
  measured->gpus = std::move(gpus);
  evaluation.measuredDemand = measured;
  evaluation.set("workload.pattern"_field, std::string("imported"));
  return evaluation;
}

TEST(Demand, DefaultYearHasTheMeanAndThePeakThatWereAskedFor) {
  const Demand demand = makeDemand(Evaluation());
  EXPECT_FALSE(demand.isMeasured);
  EXPECT_EQ(demand.knownHours, 8760);
  EXPECT_EQ(demand.peakGpus, 64);
  EXPECT_NEAR(demand.meanGpus, 0.6 * 64, 1e-12 * 64);
  EXPECT_NEAR(demand.loadFactor, 0.6, 1e-12);
  EXPECT_NEAR(demand.gpuHours, 0.6 * 64 * 8760, 1e-6);
  EXPECT_EQ(demand.servedHourly, demand.hourly);
  EXPECT_EQ(demand.worstDelayHours, 0);
}

TEST(Demand, ImportedHoursAreTakenAsTheyAreAndUnknownOnesKeptApart) {
  const Demand demand = makeDemand(importedEvaluation({2, unknown, 4, 6}));
  EXPECT_TRUE(demand.isMeasured);
  EXPECT_EQ(demand.knownHours, 3);
  EXPECT_EQ(demand.gpuHours, 12);
  EXPECT_EQ(demand.meanGpus, 4);
  EXPECT_EQ(demand.peakGpus, 6);
  EXPECT_DOUBLE_EQ(demand.p95Gpus, 5.8);  // position 0.95 x 2 between 4 and 6
  EXPECT_DOUBLE_EQ(demand.coefficientOfVariation, std::sqrt(8.0 / 3) / 4);  // deviations -2, 0, 2
  EXPECT_TRUE(std::isnan(demand.hourly[1]));
}

TEST(Demand, ALogThatKnowsNothingGivesZeros) {
  const Demand demand = makeDemand(importedEvaluation({unknown, unknown}));
  EXPECT_EQ(demand.knownHours + demand.gpuHours + demand.meanGpus + demand.peakGpus + demand.p95Gpus, 0);
  EXPECT_EQ(demand.loadFactor + demand.coefficientOfVariation, 0);
}

TEST(Demand, RealClustersHaveThePublishedFigures) {
  if (!std::filesystem::exists(realSeriesFolder()))
    GTEST_SKIP() << realSeriesFolder() << " is not in this checkout";
  struct Figures {
    RealSeries series;
    double gpuHours, mean, peak, p95, loadFactor, variation;
  };
  // data/timeseries-csv/expected.json, computed there from the files of HeliosArtifact by other code.
  const std::vector<Figures> published = {
      {heliosFull, 60066.916667, 178.770585, 208, 208, 0.859474, 0.297739},
      {heliosSudden, 2189.116667, 6.515228, 64, 64, 0.1018, 2.784911},
      {heliosIdle, 0.65, 0.001935, 0.533333, 0, 0.003627, 15.363383},
      {heliosVaried, 4316.833333, 12.847718, 26.5, 26, 0.48482, 0.604081},
  };
  for (const Figures& figures : published) {
    const Demand demand = makeDemand(importedEvaluation(realHours(figures.series)));
    constexpr double printed = 6e-7;  // six decimals
    EXPECT_EQ(demand.knownHours, 336) << figures.series.file;
    EXPECT_NEAR(demand.gpuHours, figures.gpuHours, printed) << figures.series.file;
    EXPECT_NEAR(demand.meanGpus, figures.mean, printed) << figures.series.file;
    EXPECT_NEAR(demand.peakGpus, figures.peak, printed) << figures.series.file;
    EXPECT_NEAR(demand.p95Gpus, figures.p95, printed) << figures.series.file;
    EXPECT_NEAR(demand.loadFactor, figures.loadFactor, printed) << figures.series.file;
    EXPECT_NEAR(demand.coefficientOfVariation, figures.variation, printed) << figures.series.file;
  }
}

TEST(Demand, WorkThatCanWaitLowersThePeakAndKeepsTheGpuHours) {
  Evaluation evaluation;
  evaluation.set("workload.deferrable_share"_field, Number::parse("0.5").value());
  const Demand demand = makeDemand(evaluation);
  EXPECT_LT(demand.servedCurve.peak(), demand.curve.peak());
  EXPECT_GE(demand.servedCurve.peak(), demand.meanGpus);
  EXPECT_NEAR(demand.servedCurve.gpuHours() / demand.curve.gpuHours(), 1, 1e-12);
  EXPECT_GT(demand.worstDelayHours, 0);
  EXPECT_LE(demand.worstDelayHours, 8);
}

TEST(Demand, GrowthActsMonthByMonthAndCompoundsToTheYearlyRate) {
  Evaluation evaluation;
  EXPECT_EQ(demandScale(evaluation, 0), 1);
  EXPECT_EQ(demandScale(evaluation, 119), 1);
  evaluation.set("workload.growth_per_year"_field, Number::parse("0.44").value());
  EXPECT_EQ(demandScale(evaluation, 0), 1);
  EXPECT_DOUBLE_EQ(demandScale(evaluation, 6), 1.2);
  EXPECT_DOUBLE_EQ(demandScale(evaluation, 12), 1.44);
  evaluation.set("workload.growth_per_year"_field, Number::parse("-0.75").value());
  EXPECT_DOUBLE_EQ(demandScale(evaluation, 6), 0.5);
}

}  // namespace
}  // namespace rackorrent
