// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assessment/regret_curve.h"

#include "core/assessment/figures.h"
#include "core/cost/cost.h"
#include "tests/support/folders.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace rackorrent {
namespace {

Assessment verdictOf(const Evaluation& evaluation) {
  static const Knowledge knowledge = loadKnowledge(test::resourcesFolder());
  return assess(evaluation, knowledge, AssessmentDepth::Verdict);
}

Evaluation sized(double peak, double utilization) {
  Evaluation evaluation;
  evaluation.setReal("workload.peak_gpus"_field, peak);
  evaluation.setReal("workload.utilization"_field, utilization);
  return evaluation;
}

TEST(RegretCurve, ItsEndsAreAllRentedAndAllOwned) {
  for (const double peak : {8.0, 64.0, 1000.0}) {
    const Evaluation evaluation = sized(peak, 0.6);
    const Assessment assessment = verdictOf(evaluation);
    const RegretCurve curve = regretCurve(evaluation, assessment);
    EXPECT_EQ(curve.ownedGpus.front(), 0);
    EXPECT_DOUBLE_EQ(
        curve.presentValue.front(),
        presentValueOf(evaluation, assessment.alternatives[indexOf(Alternative::GpuAsAService)].plan));
    EXPECT_DOUBLE_EQ(
        curve.presentValue.back(),
        presentValueOf(evaluation, assessment.alternatives[indexOf(Alternative::SelfBuilt)].plan));
    EXPECT_TRUE(std::ranges::is_sorted(curve.ownedGpus));
    EXPECT_LE(curve.ownedGpus.size(), 42u);
  }
}

// The hybrid is searched by another method; between the ends the curve must not find anything cheaper.
TEST(RegretCurve, InTheMiddleNothingIsCheaperThanTheHybrid) {
  for (const double peak : {64.0, 333.0, 2000.0})
    for (const double utilization : {0.2, 0.5, 0.8}) {
      const Evaluation evaluation = sized(peak, utilization);
      const Assessment assessment = verdictOf(evaluation);
      const RegretCurve curve = regretCurve(evaluation, assessment);
      const double hybrid =
          presentValueOf(evaluation, assessment.alternatives[indexOf(Alternative::Hybrid)].plan);
      const double least = *std::min_element(curve.presentValue.begin() + 1, curve.presentValue.end() - 1);
      EXPECT_GE(least, hybrid * (1 - 1e-12)) << peak << " " << utilization;
    }
}

TEST(RegretCurve, TheFlatRangeHoldsTheBestAndNothingMoreThanOnePercentDearer) {
  const Evaluation evaluation = sized(512, 0.5);
  const RegretCurve curve = regretCurve(evaluation, verdictOf(evaluation));
  const double least = *std::ranges::min_element(curve.presentValue);
  EXPECT_EQ(curve.presentValue[curve.best], least);
  EXPECT_LE(curve.flatFrom, curve.best);
  EXPECT_GE(curve.flatTo, curve.best);
  for (std::size_t i = curve.flatFrom; i <= curve.flatTo; ++i) EXPECT_LE(curve.presentValue[i], 1.01 * least);
  if (curve.flatFrom > 0) {
    EXPECT_GT(curve.presentValue[curve.flatFrom - 1], 1.01 * least);
  }
}

// With imported hours the break-even must move with the utilisation too: the log's own mean is only one
// point.
TEST(RegretCurve, ImportedDemandHasABreakEvenInUtilisation) {
  Evaluation evaluation;
  auto log = std::make_shared<MeasuredDemand>();
  for (int hour = 0; hour < 720; ++hour) log->gpus.push_back(hour % 24 < 8 ? 4 : 60);
  evaluation.measuredDemand = log;
  evaluation.set("workload.pattern"_field, std::string("imported"));
  evaluation.setReal("cloud.on_demand_price"_field, 1);
  evaluation.set("cloud.reserved_1y_price"_field, {});
  evaluation.set("cloud.reserved_3y_price"_field, {});
  EXPECT_EQ(verdictOf(evaluation).breakEvenUtilization.kind, BreakEven::Kind::Never);
  evaluation.setReal("cloud.on_demand_price"_field, 30);
  const BreakEven breakEven = verdictOf(evaluation).breakEvenUtilization;
  ASSERT_EQ(breakEven.kind, BreakEven::Kind::At);
  const auto extra = [&](double utilization) {
    const Demand demand = demandAtUtilization(evaluation, utilization);
    return figuresOf(Alternative::SelfBuilt, evaluation, demand).cost.total -
           figuresOf(Alternative::GpuAsAService, evaluation, demand).cost.total;
  };
  EXPECT_GT(extra(breakEven.value - 0.02), 0);
  EXPECT_LT(extra(breakEven.value + 0.02), 0);
}

}  // namespace
}  // namespace rackorrent
