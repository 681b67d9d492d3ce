// SPDX-License-Identifier: GPL-3.0-or-later
// The whole line from inputs to verdict: properties that must hold whatever the prices are.
#include "core/assessment/assessment.h"
#include "core/assessment/figures.h"
#include "core/evaluation/validation.h"
#include "tests/support/folders.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace rackorrent {
namespace {

const Knowledge& knowledge() {
  static const Knowledge loaded = loadKnowledge(test::resourcesFolder());
  return loaded;
}

double totalOf(const Assessment& assessment, Alternative alternative) {
  return assessment.alternatives[indexOf(alternative)].cost.total;
}

Assessment verdictOf(const Evaluation& evaluation) { return assess(evaluation, knowledge(), AssessmentDepth::Verdict); }

// Inputs over wide but sensible ranges.
Evaluation randomEvaluation(std::mt19937_64& random) {
  std::uniform_real_distribution<double> share(0.0, 1.0);
  const auto between = [&](double low, double high) { return low + (high - low) * share(random); };
  Evaluation evaluation;
  const auto& pattern = demandPatternChoices[static_cast<std::size_t>(share(random) * 4.999)];
  evaluation.set("workload.pattern"_field, std::string(pattern.key));
  evaluation.setReal("workload.peak_gpus"_field, std::round(std::exp(between(0, 8))));
  evaluation.setReal("workload.largest_job_gpus"_field, 1);
  evaluation.setReal("workload.utilization"_field, std::round(between(0.05, 1) * 100) / 100);
  evaluation.setReal("workload.growth_per_year"_field, std::round(between(-0.2, 0.5) * 100) / 100);
  evaluation.setReal("project.horizon_months"_field, std::round(between(1, 72)));
  evaluation.setReal("owned.server_price"_field, std::round(between(1e5, 4e6)));
  evaluation.setReal("owned.lead_time_weeks"_field, std::round(between(0, 40)));
  evaluation.setReal("cloud.on_demand_price"_field, std::round(between(5, 60) * 100) / 100);
  evaluation.setReal("cloud.reserved_1y_price"_field, std::round(between(3, 30) * 100) / 100);
  return evaluation;
}

TEST(Assessment, EveryAlternativeDeliversTheSameWork) {
  std::mt19937_64 random(1);
  for (int round = 0; round < 60; ++round) {
    const Evaluation evaluation = randomEvaluation(random);
    ASSERT_TRUE(isValid(evaluation));
    const AllFigures figures = allFigures(evaluation, makeDemand(evaluation));
    for (const AlternativeFigures& of : figures) {
      EXPECT_NEAR(of.plan.usefulGpuHours / figures[0].plan.usefulGpuHours, 1, 1e-9);
      EXPECT_TRUE(std::isfinite(of.cost.total));
    }
  }
}

// Take or pay: 60 months hold one contract of three years and the hours of two more.
TEST(Assessment, AContractThatWouldOutlastTheHorizonIsNamed) {
  Evaluation evaluation;
  evaluation.set("workload.pattern"_field, std::string("steady"));
  evaluation.setReal("workload.utilization"_field, 1);
  evaluation.setReal("cloud.on_demand_price"_field, 30);
  evaluation.set("cloud.reserved_1y_price"_field, Value());
  evaluation.setReal("cloud.reserved_3y_price"_field, 10);
  const auto cautions = [&](double months) {
    evaluation.setReal("project.horizon_months"_field, months);
    std::string all;
    for (const Reason& caution : verdictOf(evaluation).decision.verdict.cautions) all += plainText(caution.text);
    return all;
  };
  EXPECT_NE(cautions(60).find("From month 37 on"), std::string::npos);
  EXPECT_NE(cautions(60).find("a horizon of 36"), std::string::npos);
  EXPECT_EQ(cautions(36).find("From month"), std::string::npos);
  EXPECT_EQ(cautions(72).find("From month"), std::string::npos);
}

TEST(Assessment, TheLedgerAddsUpAndAgreesWithTheFigures) {
  std::mt19937_64 random(2);
  for (int round = 0; round < 30; ++round) {
    const Evaluation evaluation = randomEvaluation(random);
    const Assessment assessment = verdictOf(evaluation);
    for (const AlternativeAssessment& of : assessment.alternatives) {
      Money categories;
      for (const CostCategory category : allCostCategories) categories += of.ledger.of(category);
      EXPECT_EQ(categories, of.ledger.total());
      EXPECT_NEAR(toDouble(of.ledger.total()), of.cost.total, 0.005 * costItemCount * 120 + 1e-9 * std::abs(of.cost.total));
    }
  }
}

TEST(Assessment, DearerRentNeverMakesRentingCheaper) {
  std::mt19937_64 random(3);
  for (int round = 0; round < 30; ++round) {
    const Evaluation evaluation = randomEvaluation(random);
    Evaluation dearer = evaluation;
    dearer.setReal("cloud.on_demand_price"_field, evaluation.real("cloud.on_demand_price"_field) * 1.3);
    const Demand demand = makeDemand(evaluation);
    const double before = figuresOf(Alternative::GpuAsAService, evaluation, demand).cost.total;
    EXPECT_GE(figuresOf(Alternative::GpuAsAService, dearer, demand).cost.total, before * (1 - 1e-12));
  }
}

TEST(Assessment, MoreUtilisationNeverRaisesTheUnitCostOfOwning) {
  Evaluation evaluation;
  double last = INFINITY;
  for (const double utilization : {0.1, 0.2, 0.4, 0.6, 0.8, 1.0}) {
    evaluation.setReal("workload.utilization"_field, utilization);
    const auto figures = figuresOf(Alternative::SelfBuilt, evaluation, makeDemand(evaluation));
    const double unitCost = figures.cost.total / figures.plan.usefulGpuHours;
    EXPECT_LE(unitCost, last);
    last = unitCost;
  }
}

TEST(Assessment, TheSameInputGivesTheSameAnswer) {
  std::mt19937_64 random(4);
  const Evaluation evaluation = randomEvaluation(random);
  const Assessment first = assess(evaluation, knowledge());
  const Assessment second = assess(evaluation, knowledge());
  EXPECT_EQ(totalOf(first, Alternative::Hybrid), totalOf(second, Alternative::Hybrid));
  EXPECT_EQ(first.decision.verdict.margin, second.decision.verdict.margin);
  ASSERT_EQ(first.flipPoints.size(), second.flipPoints.size());
  for (std::size_t i = 0; i < first.flipPoints.size(); ++i) EXPECT_EQ(first.flipPoints[i].to, second.flipPoints[i].to);
}

TEST(Assessment, AtTheBreakEvenUtilisationBuildingAndRentingCostTheSame) {
  Evaluation evaluation;
  evaluation.set("cloud.reserved_1y_price"_field, {});
  const BreakEven breakEven = verdictOf(evaluation).breakEvenUtilization;
  ASSERT_EQ(breakEven.kind, BreakEven::Kind::At);
  evaluation.setReal("workload.utilization"_field, breakEven.value);
  const Demand demand = makeDemand(evaluation);
  const double built = figuresOf(Alternative::SelfBuilt, evaluation, demand).cost.total;
  const double rented = figuresOf(Alternative::GpuAsAService, evaluation, demand).cost.total;
  EXPECT_NEAR(built / rented, 1, 2e-3);
}

TEST(Assessment, FreeRentIsNeverBeatenAndFreeHardwareAlwaysBeats) {
  Evaluation evaluation;
  evaluation.setReal("cloud.on_demand_price"_field, 0);
  EXPECT_EQ(verdictOf(evaluation).breakEvenUtilization.kind, BreakEven::Kind::Never);
  Evaluation free;
  for (const std::string_view key : {"owned.server_price", "owned.setup_cost", "owned.colocation_per_kw_month",
                                     "owned.electricity_per_kwh", "team.operations_cost_per_fte_year", "owned.lead_time_weeks"})
    free.setReal(findField(key).value(), 0);
  EXPECT_EQ(verdictOf(free).breakEvenUtilization.kind, BreakEven::Kind::Always);
}

TEST(Assessment, AFlipPointReallyFlips) {
  Evaluation evaluation;
  evaluation.setReal("cloud.reserved_1y_price"_field, 30);  // near the price at which owning a part pays
  const Assessment assessment = assess(evaluation, knowledge());
  const Alternative best = assessment.decision.verdict.best;
  ASSERT_FALSE(assessment.flipPoints.empty());
  for (const FlipPoint& flip : assessment.flipPoints) {
    Evaluation changed = evaluation;
    changed.setReal(flip.field, flip.to);
    const Alternative first = verdictOf(changed).decision.verdict.best;
    EXPECT_EQ(first, flip.alternative) << fieldOf(flip.field).key;
    EXPECT_NE(first, best) << fieldOf(flip.field).key;
  }
}

TEST(Assessment, CumulativeCostEndsAtTheTotal) {
  const Assessment assessment = verdictOf(Evaluation());
  for (const AlternativeAssessment& of : assessment.alternatives) {
    const auto sums = cumulativeCost(of.cost);
    EXPECT_EQ(sums.size(), of.cost.monthly.size() + 1);
    EXPECT_NEAR(sums.back(), of.cost.total, 1e-6 * std::abs(of.cost.total));
  }
}

TEST(Assessment, AHorizonOfOneMonthAndOfTenYearsWorks) {
  for (const double months : {1.0, 120.0}) {
    Evaluation evaluation;
    evaluation.setReal("project.horizon_months"_field, months);
    const Assessment assessment = verdictOf(evaluation);
    for (const AlternativeAssessment& of : assessment.alternatives) {
      EXPECT_EQ(of.ledger.months.size(), static_cast<std::size_t>(months));
      EXPECT_TRUE(std::isfinite(of.cost.presentValue));
    }
  }
}

}  // namespace
}  // namespace rackorrent
