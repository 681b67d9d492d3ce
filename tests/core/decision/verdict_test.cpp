// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/verdict.h"

#include "core/decision/cautions.h"
#include "tests/core/decision/made_up_figures.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace rackorrent {
namespace {

VerdictKind kindOf(std::size_t feasible, double margin, int agreeing, bool same = false, bool fails = false) {
  return verdictKind({feasible, margin, agreeing, same, fails});
}

TEST(VerdictKind, followsTheWrittenRules) {
  EXPECT_EQ(kindOf(0, 0, 0), VerdictKind::NothingFeasible);
  EXPECT_EQ(kindOf(1, 0, 3), VerdictKind::Clear);
  EXPECT_EQ(kindOf(4, 0.0199, 3), VerdictKind::TooClose);
  EXPECT_EQ(kindOf(4, 0.02, 3), VerdictKind::Leaning);
  EXPECT_EQ(kindOf(4, 0.0799, 3), VerdictKind::Leaning);
  EXPECT_EQ(kindOf(4, 0.08, 1), VerdictKind::Leaning);
  EXPECT_EQ(kindOf(4, 0.08, 2), VerdictKind::Clear);
}

TEST(VerdictKind, twoThatDifferInNameOnlyAreNotTooCloseToCall) {
  EXPECT_EQ(kindOf(4, 0.001, 3, true), VerdictKind::Leaning);
}

TEST(VerdictKind, whatFailsInTheCriticalIsNeverClear) {
  EXPECT_EQ(kindOf(4, 0.3, 3, false, true), VerdictKind::Leaning);
  EXPECT_EQ(kindOf(1, 0, 3, false, true), VerdictKind::Leaning);
}

Decision decideMadeUp(const Evaluation& evaluation) {
  return decide(evaluation, shippedKnowledge(), madeUpFigures(evaluation));
}

bool mentions(const std::vector<Reason>& reasons, const std::string& words) {
  return std::ranges::any_of(
      reasons, [&](const Reason& reason) { return plainText(reason.text).find(words) != std::string::npos; });
}

TEST(Verdict, contributionsAddUpToTheMargin) {
  const Decision decision = decideMadeUp(plainEvaluation());
  ASSERT_TRUE(decision.verdict.runnerUp.has_value());
  double sum = 0;
  for (const Reason& reason : decision.verdict.reasonsFor) sum += reason.contribution;
  for (const Reason& reason : decision.verdict.reasonsAgainst) sum += reason.contribution;
  EXPECT_NEAR(sum, decision.verdict.margin, 1e-12);
}

TEST(Verdict, marginIsTheDifferenceOfTheScores) {
  const Decision decision = decideMadeUp(plainEvaluation());
  const auto score = [&](Alternative alternative) {
    return decision.alternatives[indexOf(alternative)].score;
  };
  EXPECT_NEAR(decision.verdict.margin, score(decision.verdict.best) - score(*decision.verdict.runnerUp),
              1e-12);
  EXPECT_EQ(decision.alternatives[indexOf(decision.verdict.best)].rank, 1);
  EXPECT_EQ(decision.alternatives[indexOf(*decision.verdict.runnerUp)].rank, 2);
}

TEST(Verdict, reasonsForAreTheLargestFirstAndPositive) {
  const Decision decision = decideMadeUp(plainEvaluation());
  const std::vector<Reason>& reasons = decision.verdict.reasonsFor;
  for (std::size_t i = 0; i < reasons.size(); ++i) {
    EXPECT_GE(reasons[i].contribution, 0);
    if (i <= 2) continue;  // the first two tell against the other kind
    EXPECT_LE(reasons[i].contribution, reasons[i - 1].contribution);
  }
  for (const Reason& reason : decision.verdict.reasonsAgainst) EXPECT_LT(reason.contribution, 0);
}

// With a runner-up that is owned as well, the first reasons still say why owning beats renting.
TEST(Verdict, owningOrRentingIsAnsweredFirst) {
  Evaluation evaluation = plainEvaluation();
  evaluation.setReal("weights.total_cost"_field, 100);
  const Verdict verdict = decideMadeUp(evaluation).verdict;
  ASSERT_EQ(verdict.best, Alternative::SelfBuilt);
  ASSERT_NE(verdict.runnerUp, Alternative::GpuAsAService);
  EXPECT_TRUE(mentions({verdict.reasonsFor.front()}, "less than GPU rental"));
}

// 10 million for building, 11 for the private cloud, 12 for renting: one sentence says both.
TEST(Verdict, aCriterionIsNamedOnceHoweverManyRivals) {
  Evaluation evaluation = plainEvaluation();
  evaluation.setReal("weights.total_cost"_field, 100);
  AllFigures figures = madeUpFigures(evaluation);
  figures[indexOf(Alternative::Hybrid)].cost.presentValue = 11.5e6;
  const Verdict verdict = decide(evaluation, shippedKnowledge(), figures).verdict;
  ASSERT_EQ(verdict.best, Alternative::SelfBuilt);
  ASSERT_EQ(verdict.runnerUp, Alternative::PrivateCloud);
  EXPECT_EQ(plainText(verdict.reasonsFor.front().text),
            "Total cost at present value 10000000.00, 9.1 % less than Private cloud and 16.7 % less than GPU rental.");
  std::vector<CriterionId> named;
  for (const Reason& reason : verdict.reasonsFor) {
    ASSERT_TRUE(reason.criterion.has_value());
    EXPECT_EQ(std::ranges::count(named, *reason.criterion), 0) << keyOf(*reason.criterion);
    named.push_back(*reason.criterion);
  }
}

TEST(Verdict, everyReasonHasASource) {
  Evaluation evaluation = plainEvaluation();
  evaluation.set("compliance.residency"_field, std::string("on_premises"));
  for (const Evaluation& each : {plainEvaluation(), evaluation}) {
    const Verdict verdict = decideMadeUp(each).verdict;
    for (const auto* list : {&verdict.reasonsFor, &verdict.reasonsAgainst, &verdict.cautions})
      for (const Reason& reason : *list)
        EXPECT_TRUE(shippedKnowledge().sourceLabel(reason.source)) << plainText(reason.text);
  }
}

TEST(Verdict, hardLimitThatRulesOthersOutIsTheFirstReason) {
  Evaluation evaluation = plainEvaluation();
  evaluation.set("compliance.residency"_field, std::string("on_premises"));
  const Verdict verdict = decideMadeUp(evaluation).verdict;
  ASSERT_FALSE(verdict.reasonsFor.empty());
  EXPECT_EQ(verdict.reasonsFor.front().source, "D1.6.3");
  EXPECT_TRUE(mentions({verdict.reasonsFor.front()}, "GPU rental"));
  EXPECT_TRUE(mentions({verdict.reasonsFor.front()}, "Hybrid"));
}

TEST(Verdict, onlyAlternativeLeftIsClearWithoutRunnerUp) {
  Evaluation evaluation = plainEvaluation();
  evaluation.setReal("finance.capex_limit"_field, 1000);
  const Verdict verdict = decideMadeUp(evaluation).verdict;
  EXPECT_EQ(verdict.kind, VerdictKind::Clear);
  EXPECT_EQ(verdict.best, Alternative::GpuAsAService);
  EXPECT_FALSE(verdict.runnerUp.has_value());
  EXPECT_EQ(verdict.margin, 0);
}

TEST(Cautions, missingPeopleAreCounted) {
  Evaluation evaluation = plainEvaluation();
  evaluation.set("compliance.residency"_field, std::string("on_premises"));
  evaluation.setReal("weights.operations"_field, 0);
  EXPECT_FALSE(mentions(decideMadeUp(evaluation).verdict.cautions, "more than the team has"));
  evaluation.setReal("team.operations_fte"_field, 0);
  EXPECT_TRUE(mentions(decideMadeUp(evaluation).verdict.cautions, "more than the team has"));
}

TEST(Cautions, leasedRacksAreQuestionedWhereDataMustStay) {
  Evaluation evaluation = plainEvaluation();
  evaluation.set("owned.facility"_field, std::string("colocation"));
  EXPECT_FALSE(mentions(decideMadeUp(evaluation).verdict.cautions, "leased racks"));
  evaluation.set("compliance.residency"_field, std::string("on_premises"));
  EXPECT_TRUE(mentions(decideMadeUp(evaluation).verdict.cautions, "leased racks"));
  evaluation.set("owned.facility"_field, std::string("own_room"));
  EXPECT_FALSE(mentions(decideMadeUp(evaluation).verdict.cautions, "leased racks"));
}

TEST(Cautions, guidesThatSayOtherwiseAreShown) {
  Evaluation evaluation = exampleOf(*shippedKnowledge().findArchetype("bursty_inference"));
  evaluation.reset("workload.scale_up_minutes"_field);
  AllFigures figures = madeUpFigures(evaluation);
  figures[indexOf(Alternative::GpuAsAService)].cost.presentValue = 100e6;
  evaluation.setReal("weights.total_cost"_field, 100);
  const Decision decision = decide(evaluation, shippedKnowledge(), figures);
  EXPECT_NE(decision.verdict.best, Alternative::GpuAsAService);
  EXPECT_TRUE(mentions(decision.verdict.cautions, "scenarios of the guides"));
}

TEST(Cautions, criticalDemandThatIsHardlyMetIsNamed) {
  Evaluation evaluation = plainEvaluation();
  evaluation.setReal("finance.capex_limit"_field, 1000);  // leaves renting alone
  evaluation.set("workload.latency"_field, std::string("extreme"));
  const Verdict verdict = decideMadeUp(evaluation).verdict;
  EXPECT_EQ(verdict.kind, VerdictKind::Leaning);
  EXPECT_TRUE(mentions(verdict.cautions, "critical to you"));
  evaluation.set("workload.latency"_field, std::string("moderate"));
  EXPECT_EQ(decideMadeUp(evaluation).verdict.kind, VerdictKind::Clear);
}

TEST(Cautions, rentUntilDeliveryIsQuestionedWhereDataMustStay) {
  Evaluation evaluation = plainEvaluation();
  evaluation.set("compliance.residency"_field, std::string("on_premises"));
  AllFigures figures = madeUpFigures(evaluation);
  const auto cautions = [&] { return decide(evaluation, shippedKnowledge(), figures).verdict.cautions; };
  EXPECT_FALSE(mentions(cautions(), "renting until delivery"));
  for (AlternativeFigures& of : figures) of.cost.items[indexOf(CostItem::Bridging)] = 1e6;
  EXPECT_TRUE(mentions(cautions(), "renting until delivery"));
}

TEST(Cautions, hybridThatOwnsNextToNothingIsCalledRenting) {
  const Evaluation evaluation = plainEvaluation();
  CapacityPlan plan;
  plan.ownedShare = 0.09;
  EXPECT_EQ(hybridKind(evaluation, plan), HybridKind::RentingInAllButName);
  plan.ownedShare = 0.5;
  EXPECT_EQ(hybridKind(evaluation, plan), HybridKind::Mixed);
  plan.ownedShare = 0.91;
  EXPECT_EQ(hybridKind(evaluation, plan), HybridKind::OwningInAllButName);
}

TEST(Cautions, hiddenShareCountsTheGuidesCategory) {
  CostFigures cost;
  cost.total = 200;
  cost.items[indexOf(CostItem::Egress)] = 20;
  cost.items[indexOf(CostItem::FailedParts)] = 30;
  cost.items[indexOf(CostItem::Power)] = 150;
  EXPECT_EQ(hiddenShare(cost), 0.25);
  EXPECT_EQ(hiddenShare(CostFigures()), 0);
}

TEST(Cautions, daysBetweenDatesFollowTheCalendar) {
  EXPECT_EQ(daysBetween("2024-02-28", "2024-03-01"), 2);
  EXPECT_EQ(daysBetween("2026-07-15", "2026-11-30"), 138);
  EXPECT_FALSE(daysBetween("", "2026-11-30").has_value());
  EXPECT_FALSE(daysBetween("2026-02-30", "2026-11-30").has_value());
}

}  // namespace
}  // namespace rackorrent
