// SPDX-License-Identifier: GPL-3.0-or-later
// The closed form of compound growth and what the plan itself says.
#include "core/assessment/staged_route.h"

#include "tests/support/folders.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

namespace rackorrent {
namespace {

const Knowledge& knowledge() {
  static const Knowledge loaded = loadKnowledge(test::resourcesFolder());
  return loaded;
}

StagedRoute routeFrom(const Evaluation& evaluation, std::vector<FlipPoint> flips) {
  Assessment assessment = assess(evaluation, knowledge(), AssessmentDepth::Verdict);
  assessment.flipPoints = std::move(flips);
  return stagedRoute(evaluation, assessment);
}

TEST(StagedRoute, demandThatDoublesEachYearIsFourTimesAsLargeInTwo) {
  Evaluation evaluation;
  evaluation.setReal("workload.growth_per_year"_field, 1);
  const auto route = routeFrom(evaluation, {{"workload.peak_gpus"_field, 64, 256, Alternative::SelfBuilt}});
  ASSERT_EQ(route.switches.size(), 1u);
  EXPECT_NEAR(route.switches[0].months, 24, 1e-9);
  EXPECT_EQ(route.switches[0].alternative, Alternative::SelfBuilt);
}

TEST(StagedRoute, aPriceThatHalvesEachYearIsAQuarterInTwo) {
  Evaluation evaluation;
  evaluation.setReal("cloud.price_decline_per_year"_field, 0.5);
  const auto route =
      routeFrom(evaluation, {{"cloud.on_demand_price"_field, 20, 5, Alternative::GpuAsAService}});
  ASSERT_EQ(route.switches.size(), 1u);
  EXPECT_NEAR(route.switches[0].months, 24, 1e-9);
}

TEST(StagedRoute, whatNoTrendReachesIsNoSwitch) {
  Evaluation evaluation;
  evaluation.setReal("workload.growth_per_year"_field, 0);
  EXPECT_TRUE(routeFrom(evaluation, {{"workload.peak_gpus"_field, 64, 256, Alternative::SelfBuilt}})
                  .switches.empty());
  evaluation.setReal("workload.growth_per_year"_field, 0.3);
  EXPECT_TRUE(
      routeFrom(evaluation, {{"workload.peak_gpus"_field, 64, 32, Alternative::SelfBuilt}}).switches.empty());
  EXPECT_TRUE(routeFrom(evaluation, {{"owned.pue"_field, 1.3, 2, Alternative::SelfBuilt}}).switches.empty());
}

TEST(StagedRoute, theSoonestSwitchStandsFirst) {
  Evaluation evaluation;
  evaluation.setReal("workload.growth_per_year"_field, 0.1);
  evaluation.setReal("cloud.price_decline_per_year"_field, 0.5);
  const auto route =
      routeFrom(evaluation, {{"workload.peak_gpus"_field, 64, 256, Alternative::SelfBuilt},
                             {"cloud.on_demand_price"_field, 20, 10, Alternative::GpuAsAService}});
  ASSERT_EQ(route.switches.size(), 2u);
  EXPECT_EQ(route.switches[0].field, "cloud.on_demand_price"_field);
}

// What is ordered arrives, less what is replaced; the sum of the steps is the plan.
TEST(StagedRoute, ordersAddUpToThePlan) {
  Evaluation evaluation;
  evaluation.setReal("workload.growth_per_year"_field, 0.4);
  evaluation.setReal("project.horizon_months"_field, 96);
  const Assessment assessment = assess(evaluation, knowledge(), AssessmentDepth::Verdict);
  for (const AlternativeAssessment& assessed : assessment.alternatives) {
    double ordered = 0;
    double arrived = 0;
    for (const RouteStep& step : stepsOf(assessed.plan)) {
      if (step.kind == RouteStep::Kind::Order) ordered += step.amount;
      if (step.kind == RouteStep::Kind::Arrive) arrived += step.amount;
    }
    double planned = 0;
    for (const MonthCapacity& month : assessed.plan.months)
      planned += month.orderedServers - month.replacedServers;
    EXPECT_NEAR(ordered, planned, 1e-9);
    EXPECT_NEAR(arrived, assessed.plan.months.back().ownedServers, 1e-9);
    EXPECT_TRUE(std::ranges::is_sorted(stepsOf(assessed.plan), {}, &RouteStep::month));
  }
}

}  // namespace
}  // namespace rackorrent
