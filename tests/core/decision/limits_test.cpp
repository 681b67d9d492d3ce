// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/limits.h"

#include "core/decision/ranking.h"
#include "tests/core/decision/made_up_figures.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace rackorrent {
namespace {

Decision decideMadeUp(const Evaluation& evaluation) {
  return decide(evaluation, shippedKnowledge(), madeUpFigures(evaluation));
}

const std::vector<Violation>& violationsOf(const Decision& decision, Alternative alternative) {
  return decision.alternatives[indexOf(alternative)].violations;
}

// A limit, an alternative that it can rule out, and the figure that the plan has there.
struct NumericLimit {
  const char* name;
  FieldId field;
  Alternative alternative;
  double needed;
  std::string rule;
};

class NumericLimits : public testing::TestWithParam<NumericLimit> {};

TEST_P(NumericLimits, exactlyMetIsFeasible) {
  Evaluation evaluation = plainEvaluation();
  evaluation.setReal(GetParam().field, GetParam().needed);
  EXPECT_TRUE(violationsOf(decideMadeUp(evaluation), GetParam().alternative).empty());
}

TEST_P(NumericLimits, missedByATenThousandthIsRuledOutWithBothNumbers) {
  Evaluation evaluation = plainEvaluation();
  evaluation.setReal(GetParam().field, GetParam().needed * 0.9999);
  const Decision decision = decideMadeUp(evaluation);
  const auto& violations = violationsOf(decision, GetParam().alternative);
  ASSERT_EQ(violations.size(), 1u);
  EXPECT_EQ(violations[0].rule, GetParam().rule);
  EXPECT_EQ(violations[0].field, fieldOf(GetParam().field).key);
  EXPECT_NEAR(violations[0].needed.value(), GetParam().needed, 1e-6 * GetParam().needed);
  EXPECT_NEAR(violations[0].limit.value(), GetParam().needed * 0.9999, 1e-6 * GetParam().needed);
  EXPECT_EQ(violations[0].text.arguments.size(), 2u);
}

// The relaxation is the last argument of its sentence: entered as it is shown, it lifts the limit.
TEST_P(NumericLimits, smallestRelaxationLiftsTheLimit) {
  Evaluation evaluation = plainEvaluation();
  evaluation.setReal(GetParam().field, GetParam().needed * 0.37);
  const Decision decision = decideMadeUp(evaluation);
  const Message& relaxation = violationsOf(decision, GetParam().alternative).at(0).relaxation;
  ASSERT_EQ(relaxation.arguments.size(), 1u);
  const auto* money = std::get_if<Money>(&relaxation.arguments[0]);
  const double value = money ? toDouble(*money) : std::get<Quantity>(relaxation.arguments[0]).value;
  EXPECT_LE(value, GetParam().needed * 1.01 + 1);
  evaluation.setReal(GetParam().field, value);
  EXPECT_TRUE(violationsOf(decideMadeUp(evaluation), GetParam().alternative).empty());
}

INSTANTIATE_TEST_SUITE_P(Limits, NumericLimits,
                         testing::Values(NumericLimit{"capital", "finance.capex_limit"_field,
                                                      Alternative::SelfBuilt, 7e6, "limit.capex"},
                                         NumericLimit{"monthly", "finance.monthly_opex_limit"_field,
                                                      Alternative::GpuAsAService, 400e3,
                                                      "limit.monthly_opex"},
                                         NumericLimit{"power", "owned.power_limit_kw"_field,
                                                      Alternative::Hybrid, 80, "limit.power"},
                                         NumericLimit{"delivery", "project.needed_within_weeks"_field,
                                                      Alternative::PrivateCloud, 30, "limit.delivery"},
                                         NumericLimit{"scaleUp", "workload.scale_up_minutes"_field,
                                                      Alternative::GpuAsAService, 10, "limit.scale_up"}),
                         [](const auto& of) { return std::string(of.param.name); });

TEST(Limits, noLimitEnteredMeansEverythingIsFeasible) {
  const Decision decision = decideMadeUp(plainEvaluation());
  for (const AlternativeDecision& alternative : decision.alternatives) EXPECT_TRUE(alternative.isFeasible());
}

TEST(Limits, setUpInTheCloudIsNoCapital) {
  Evaluation evaluation = plainEvaluation();
  evaluation.setReal("finance.capex_limit"_field, 0);
  const Decision decision = decideMadeUp(evaluation);
  EXPECT_TRUE(decision.alternatives[indexOf(Alternative::GpuAsAService)].isFeasible());
  EXPECT_FALSE(decision.alternatives[indexOf(Alternative::Hybrid)].isFeasible());
}

struct ResidencyCase {
  const char* residency;
  bool rentingAllowed;
};

class ResidencyLimit : public testing::TestWithParam<ResidencyCase> {};

TEST_P(ResidencyLimit, rulesOutWhatLeavesThePremises) {
  Evaluation evaluation = plainEvaluation();
  evaluation.set("compliance.residency"_field, std::string(GetParam().residency));
  const Decision decision = decideMadeUp(evaluation);
  EXPECT_EQ(decision.alternatives[indexOf(Alternative::GpuAsAService)].isFeasible(),
            GetParam().rentingAllowed);
  EXPECT_EQ(decision.alternatives[indexOf(Alternative::Hybrid)].isFeasible(), GetParam().rentingAllowed);
  EXPECT_TRUE(decision.alternatives[indexOf(Alternative::SelfBuilt)].isFeasible());
  EXPECT_TRUE(decision.alternatives[indexOf(Alternative::PrivateCloud)].isFeasible());
}

INSTANTIATE_TEST_SUITE_P(Limits, ResidencyLimit,
                         testing::Values(ResidencyCase{"open", true}, ResidencyCase{"certified_cloud", true},
                                         ResidencyCase{"in_country", true},
                                         ResidencyCase{"on_premises", false},
                                         ResidencyCase{"air_gapped", false}),
                         [](const auto& of) { return std::string(of.param.residency); });

TEST(Limits, residencyVetoIsTheGuidesRuleAndComesOnce) {
  Evaluation evaluation = plainEvaluation();
  evaluation.set("compliance.residency"_field, std::string("on_premises"));
  const Decision decision = decideMadeUp(evaluation);
  const auto& violations = violationsOf(decision, Alternative::GpuAsAService);
  ASSERT_EQ(violations.size(), 1u);
  EXPECT_EQ(violations[0].rule, "data_must_stay");
  EXPECT_EQ(violations[0].source, "D1.6.3");
}

TEST(Limits, regimeImpliesTheStricterResidency) {
  Evaluation evaluation = plainEvaluation();
  evaluation.set("compliance.regimes"_field, std::vector<std::string>{"cn-classified"});
  EXPECT_EQ(effectiveResidency(evaluation, shippedKnowledge()), Residency::AirGapped);
  const Decision decision = decideMadeUp(evaluation);
  const auto& violations = violationsOf(decision, Alternative::Hybrid);
  ASSERT_EQ(violations.size(), 1u);
  EXPECT_EQ(violations[0].field, "compliance.regimes");
  EXPECT_TRUE(decision.alternatives[indexOf(Alternative::SelfBuilt)].isFeasible());
}

TEST(Limits, regimeAndEntryAreTwoLimitsThatMustBothBeLifted) {
  Evaluation evaluation = plainEvaluation();
  evaluation.set("compliance.regimes"_field, std::vector<std::string>{"cn-classified"});
  evaluation.set("compliance.residency"_field, std::string("on_premises"));
  EXPECT_EQ(violationsOf(decideMadeUp(evaluation), Alternative::GpuAsAService).size(), 2u);
}

TEST(Limits, regimeWithConditionsRulesNothingOut) {
  Evaluation evaluation = plainEvaluation();
  evaluation.set("compliance.regimes"_field, std::vector<std::string>{"djbh-l3", "cn-finance"});
  const Decision decision = decideMadeUp(evaluation);
  for (const AlternativeDecision& alternative : decision.alternatives) EXPECT_TRUE(alternative.isFeasible());
}

TEST(Limits, projectThatEndsBeforeDeliveryCannotBeBuilt) {
  Evaluation evaluation = plainEvaluation();
  evaluation.setReal("owned.lead_time_weeks"_field, 30);  // 6.9 months
  evaluation.setReal("project.horizon_months"_field, 6);
  const Decision decision = decideMadeUp(evaluation);
  EXPECT_EQ(violationsOf(decision, Alternative::SelfBuilt).at(0).rule, "limit.horizon");
  EXPECT_FALSE(decision.alternatives[indexOf(Alternative::PrivateCloud)].isFeasible());
  EXPECT_TRUE(decision.alternatives[indexOf(Alternative::GpuAsAService)].isFeasible());
  evaluation.setReal("project.horizon_months"_field, 7);
  EXPECT_TRUE(decideMadeUp(evaluation).alternatives[indexOf(Alternative::SelfBuilt)].isFeasible());
}

// 64 GPUs, of which the hybrid owns 40: neither part holds a job of 48.
TEST(Limits, jobThatFitsNeitherPartRulesAHybridOut) {
  Evaluation evaluation = plainEvaluation();
  AllFigures figures = madeUpFigures(evaluation);
  MonthCapacity start;
  start.orderedServers = 5;
  start.onDemandPeakGpus = 24;
  figures[indexOf(Alternative::Hybrid)].plan.months = {start};
  const auto violations = [&](double job) {
    evaluation.setReal("workload.largest_job_gpus"_field, job);
    return violationsOf(decide(evaluation, shippedKnowledge(), figures), Alternative::Hybrid);
  };
  EXPECT_TRUE(violations(40).empty());
  ASSERT_EQ(violations(48).size(), 1u);
  EXPECT_EQ(violations(48)[0].rule, "limit.largest_job");
  EXPECT_EQ(violations(48)[0].needed, 48);
  EXPECT_EQ(violations(48)[0].limit, 40);
}

TEST(Limits, withoutAPriceNothingCanBeRented) {
  Evaluation evaluation = plainEvaluation();
  evaluation.set("cloud.on_demand_price"_field, std::monostate());
  EXPECT_TRUE(decideMadeUp(evaluation).alternatives[indexOf(Alternative::GpuAsAService)].isFeasible());
  evaluation.set("cloud.reserved_1y_price"_field, std::monostate());
  evaluation.setReal("cloud.spot_price"_field, 5);
  EXPECT_EQ(violationsOf(decideMadeUp(evaluation), Alternative::GpuAsAService).at(0).rule, "limit.offer");
  evaluation.setReal("workload.interruptible_share"_field, 1);
  EXPECT_TRUE(decideMadeUp(evaluation).alternatives[indexOf(Alternative::GpuAsAService)].isFeasible());
}

Evaluation impossible() {
  Evaluation evaluation = plainEvaluation();
  evaluation.set("compliance.residency"_field, std::string("on_premises"));
  evaluation.setReal("finance.capex_limit"_field, 6e6);
  evaluation.setReal("owned.power_limit_kw"_field, 100);
  return evaluation;
}

TEST(NothingFeasible, nearestHasTheFewestBrokenLimitsThenTheSmallestExcess) {
  const Decision decision = decideMadeUp(impossible());
  EXPECT_EQ(decision.verdict.kind, VerdictKind::NothingFeasible);
  EXPECT_EQ(decision.verdict.best,
            Alternative::Hybrid);  // residency alone, as for renting, and a higher score
  EXPECT_FALSE(decision.verdict.runnerUp.has_value());
  EXPECT_EQ(decision.alternatives[indexOf(Alternative::GpuAsAService)].rank, 2);
  EXPECT_EQ(decision.alternatives[indexOf(Alternative::PrivateCloud)].rank,
            4);  // 7.2 million where 7 are nearer
}

// A smallest conflict: with only these limits nothing is feasible, and without any one of them something is.
TEST(NothingFeasible, conflictingLimitsAreAMinimalSet) {
  const std::vector<std::string> conflict = decideMadeUp(impossible()).verdict.conflictingLimits;
  ASSERT_EQ(conflict.size(), 2u);
  const std::vector<FieldId> limits = {"compliance.residency"_field, "finance.capex_limit"_field,
                                       "owned.power_limit_kw"_field};
  const auto feasibleWith = [&](const std::vector<std::string>& kept) {
    Evaluation evaluation = impossible();
    for (const FieldId field : limits)
      if (std::ranges::find(kept, fieldOf(field).key) == kept.end()) evaluation.reset(field);
    return decideMadeUp(evaluation).verdict.kind != VerdictKind::NothingFeasible;
  };
  EXPECT_FALSE(feasibleWith(conflict));
  for (const std::string& field : conflict) EXPECT_TRUE(feasibleWith({field}));
}

TEST(NothingFeasible, reasonsAgainstAreTheBrokenLimitsOfTheNearest) {
  const Decision decision = decideMadeUp(impossible());
  ASSERT_EQ(decision.verdict.reasonsAgainst.size(), 1u);
  EXPECT_EQ(decision.verdict.reasonsAgainst[0].source, "D1.6.3");
  EXPECT_TRUE(decision.topsis.empty() && decision.promethee.empty() && decision.vikor.empty());
}

}  // namespace
}  // namespace rackorrent
