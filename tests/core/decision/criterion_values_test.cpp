// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/criterion_values.h"

#include "core/decision/criterion_texts.h"
#include "core/decision/ranking.h"
#include "tests/core/decision/made_up_figures.h"

#include <gtest/gtest.h>

namespace rackorrent {
namespace {

double scoreOf(const Evaluation& evaluation, const AllFigures& figures, CriterionId criterion,
               Alternative alternative) {
  const Ranking ranking = rankAlternatives(evaluation, shippedKnowledge(), figures);
  return ranking.values[indexOf(alternative)][indexOf(criterion)].score;
}

double scoreOf(const Evaluation& evaluation, CriterionId criterion, Alternative alternative) {
  return scoreOf(evaluation, madeUpFigures(evaluation), criterion, alternative);
}

bool separates(const Evaluation& evaluation, CriterionId criterion) {
  const double first = scoreOf(evaluation, criterion, Alternative::GpuAsAService);
  for (const Alternative alternative : allAlternatives)
    if (std::abs(scoreOf(evaluation, criterion, alternative) - first) > 1e-12) return true;
  return false;
}

TEST(TotalCost, cheapestHasOneAndTwiceAsMuchHasZero) {
  const Evaluation evaluation = plainEvaluation();
  AllFigures figures = madeUpFigures(evaluation);
  figures[indexOf(Alternative::GpuAsAService)].cost.presentValue = 20e6;
  EXPECT_EQ(scoreOf(evaluation, figures, CriterionId::TotalCost, Alternative::SelfBuilt), 1);
  EXPECT_EQ(scoreOf(evaluation, figures, CriterionId::TotalCost, Alternative::GpuAsAService), 0);
  EXPECT_NEAR(scoreOf(evaluation, figures, CriterionId::TotalCost, Alternative::Hybrid), 0.95, 1e-12);
}

TEST(TotalCost, isMeasuredByTheCheapestThatKeepsTheLimits) {
  Evaluation evaluation = plainEvaluation();
  evaluation.setReal("finance.capex_limit"_field, 5e6);
  EXPECT_EQ(scoreOf(evaluation, CriterionId::TotalCost, Alternative::Hybrid), 1);
}

TEST(UpfrontCapital, countsFullerTheNearerTheLimit) {
  Evaluation evaluation = plainEvaluation();
  const double withoutLimit = scoreOf(evaluation, CriterionId::UpfrontCapital, Alternative::SelfBuilt);
  EXPECT_NEAR(withoutLimit, 1 - 0.5 * 0.7, 1e-12);
  evaluation.setReal("finance.capex_limit"_field, 100e6);
  EXPECT_EQ(scoreOf(evaluation, CriterionId::UpfrontCapital, Alternative::SelfBuilt), withoutLimit);
  evaluation.setReal("finance.capex_limit"_field, 7e6);
  EXPECT_NEAR(scoreOf(evaluation, CriterionId::UpfrontCapital, Alternative::SelfBuilt), 0.3, 1e-12);
  EXPECT_EQ(scoreOf(evaluation, CriterionId::UpfrontCapital, Alternative::GpuAsAService), 1);
}

TEST(Elasticity, burstsCountMoreThanSteadyDemand) {
  Evaluation evaluation = plainEvaluation();
  const double steady = scoreOf(evaluation, CriterionId::Elasticity, Alternative::SelfBuilt);
  evaluation.set("workload.pattern"_field, std::string("bursty"));
  EXPECT_LT(scoreOf(evaluation, CriterionId::Elasticity, Alternative::SelfBuilt), steady);
  EXPECT_EQ(scoreOf(evaluation, CriterionId::Elasticity, Alternative::GpuAsAService), 1);
}

TEST(Elasticity, fasterDeliveryIsBetter) {
  Evaluation evaluation = plainEvaluation();
  double last = 2;
  for (const double weeks : {0.0, 1.0, 4.0, 12.0, 26.0, 60.0}) {
    evaluation.setReal("owned.lead_time_weeks"_field, weeks);
    const double score = scoreOf(evaluation, CriterionId::Elasticity, Alternative::SelfBuilt);
    EXPECT_LE(score, last) << weeks;
    last = score;
  }
}

TEST(Elasticity, whatCannotBeHandedBackCountsAgainstAHybrid) {
  const Evaluation evaluation = plainEvaluation();
  AllFigures figures = madeUpFigures(evaluation);
  CapacityPlan& plan = figures[indexOf(Alternative::Hybrid)].plan;
  const auto score = [&] {
    return scoreOf(evaluation, figures, CriterionId::Elasticity, Alternative::Hybrid);
  };
  const double mostlyOwned = score();
  plan.ownedShare = 0.3;
  EXPECT_GT(score(), mostlyOwned);
}

TEST(Elasticity, reservationsAreHandedBackByHalf) {
  Evaluation evaluation = plainEvaluation();
  evaluation.setReal("cloud.relative_speed"_field, 2);
  CapacityPlan plan;
  plan.usefulGpuHours = 1000;
  plan.ownedShare = 0.2;
  plan.bridgingGpuHours = 50;  // 100 useful
  plan.months.resize(2);
  plan.months[0].reservedGpuHours = 100;  // 400 useful in both months
  plan.months[1].reservedGpuHours = 100;
  EXPECT_NEAR(rentedShare(evaluation, plan), 0.7, 1e-12);
  EXPECT_NEAR(shareHandedBack(evaluation, plan), 0.5, 1e-12);
}

TEST(TimeToCapacity, ownPartOfAHybridWaitsForDelivery) {
  Evaluation evaluation = plainEvaluation();
  evaluation.setReal("owned.lead_time_weeks"_field, 13);
  AllFigures figures = madeUpFigures(evaluation);
  CapacityPlan& plan = figures[indexOf(Alternative::Hybrid)].plan;
  const auto score = [&](Alternative of) {
    return scoreOf(evaluation, figures, CriterionId::TimeToCapacity, of);
  };
  plan.ownedShare = 1;
  EXPECT_NEAR(score(Alternative::Hybrid), score(Alternative::SelfBuilt), 1e-12);
  plan.ownedShare = 0;
  EXPECT_NEAR(score(Alternative::Hybrid), score(Alternative::GpuAsAService), 1e-12);
}

TEST(TimeToCapacity, deadlineThatIsBarelyMetCountsInFull) {
  Evaluation evaluation = plainEvaluation();
  evaluation.setReal("owned.lead_time_weeks"_field, 13);  // a quarter: 0.25 on the scale
  const double withoutDeadline = scoreOf(evaluation, CriterionId::TimeToCapacity, Alternative::SelfBuilt);
  evaluation.setReal("project.needed_within_weeks"_field, 13);
  const double barelyMet = scoreOf(evaluation, CriterionId::TimeToCapacity, Alternative::SelfBuilt);
  EXPECT_NEAR(withoutDeadline, 0.625, 1e-9);
  EXPECT_NEAR(barelyMet, 0.25, 1e-9);
}

TEST(InterconnectCriterion, doesNotSeparateWhereNobodyAsksForIt) {
  Evaluation evaluation = plainEvaluation();
  evaluation.set("workload.interconnect"_field, std::string("none"));
  evaluation.set("workload.latency"_field, std::string("tolerant"));
  EXPECT_FALSE(separates(evaluation, CriterionId::Interconnect));
  evaluation.set("workload.latency"_field, std::string("extreme"));
  EXPECT_TRUE(separates(evaluation, CriterionId::Interconnect));
}

TEST(InterconnectCriterion, guidesJudgementStandsForAHighDemand) {
  Evaluation evaluation = plainEvaluation();
  evaluation.set("workload.interconnect"_field, std::string("high"));
  const auto judged =
      judgementOf(shippedKnowledge(), CriterionId::Interconnect, Alternative::GpuAsAService).score;
  EXPECT_NEAR(scoreOf(evaluation, CriterionId::Interconnect, Alternative::GpuAsAService), judged, 1e-12);
}

TEST(InterconnectCriterion, jobLargerThanTheOwnedPartRunsOnRentedMachines) {
  Evaluation evaluation = plainEvaluation();
  evaluation.set("workload.interconnect"_field, std::string("high"));
  evaluation.setReal("workload.largest_job_gpus"_field, 40);
  EXPECT_GT(scoreOf(evaluation, CriterionId::Interconnect, Alternative::Hybrid),
            scoreOf(evaluation, CriterionId::Interconnect, Alternative::GpuAsAService));
  evaluation.setReal("workload.largest_job_gpus"_field, 41);
  EXPECT_EQ(scoreOf(evaluation, CriterionId::Interconnect, Alternative::Hybrid),
            scoreOf(evaluation, CriterionId::Interconnect, Alternative::GpuAsAService));
}

TEST(ComplianceCriterion, stricterRulesSpeakMoreAgainstRenting) {
  Evaluation evaluation = plainEvaluation();
  double last = 2;
  for (const char* level : {"open", "in_country", "on_premises"}) {
    evaluation.set("compliance.residency"_field, std::string(level));
    const double score = scoreOf(evaluation, CriterionId::Compliance, Alternative::GpuAsAService);
    EXPECT_LT(score, last) << level;
    last = score;
  }
}

TEST(ComplianceCriterion, everyConditionOfARegimeCostsALittle) {
  Evaluation evaluation = plainEvaluation();
  evaluation.set("compliance.residency"_field, std::string("in_country"));
  const double without = scoreOf(evaluation, CriterionId::Compliance, Alternative::GpuAsAService);
  evaluation.set("compliance.regimes"_field, std::vector<std::string>{"djbh-l3", "cn-finance"});
  EXPECT_NEAR(scoreOf(evaluation, CriterionId::Compliance, Alternative::GpuAsAService), without - 0.1, 1e-12);
  EXPECT_EQ(scoreOf(evaluation, CriterionId::Compliance, Alternative::SelfBuilt), 1);
}

TEST(OperationsCriterion, onlyASecondEnvironmentCostsATeamThatCanRunEverything) {
  Evaluation evaluation = plainEvaluation();
  evaluation.set("team.operations_skill"_field, std::string("expert"));
  const auto score = [&](Alternative of) { return scoreOf(evaluation, CriterionId::Operations, of); };
  EXPECT_EQ(score(Alternative::GpuAsAService), 1);
  EXPECT_EQ(score(Alternative::SelfBuilt), 1);
  EXPECT_EQ(score(Alternative::PrivateCloud), 1);
  EXPECT_NEAR(score(Alternative::Hybrid), 0.9, 1e-12);
}

TEST(OperationsCriterion, missingPeopleAndMissingSkillBothCount) {
  Evaluation evaluation = plainEvaluation();
  const double able = scoreOf(evaluation, CriterionId::Operations, Alternative::SelfBuilt);
  evaluation.setReal("team.operations_fte"_field, 0);
  const double alone = scoreOf(evaluation, CriterionId::Operations, Alternative::SelfBuilt);
  evaluation.set("team.operations_skill"_field, std::string("none"));
  const double unskilled = scoreOf(evaluation, CriterionId::Operations, Alternative::SelfBuilt);
  EXPECT_GT(able, alone);
  EXPECT_GT(alone, unskilled);
  EXPECT_GT(scoreOf(evaluation, CriterionId::Operations, Alternative::GpuAsAService), unskilled);
}

TEST(OnboardingCriterion, longerProjectsForgetTheEffortOfTheStart) {
  Evaluation evaluation = plainEvaluation();
  evaluation.setReal("project.horizon_months"_field, 8);
  const double shortRun = scoreOf(evaluation, CriterionId::Onboarding, Alternative::SelfBuilt);
  evaluation.setReal("project.horizon_months"_field, 36);
  EXPECT_GT(scoreOf(evaluation, CriterionId::Onboarding, Alternative::SelfBuilt), shortRun);
}

TEST(OnboardingCriterion, dataThatTakesMonthsToMoveSpeaksAgainstRenting) {
  Evaluation evaluation = plainEvaluation();
  const double little = scoreOf(evaluation, CriterionId::Onboarding, Alternative::GpuAsAService);
  const double own = scoreOf(evaluation, CriterionId::Onboarding, Alternative::SelfBuilt);
  evaluation.setReal("data.stored_tb"_field, 1000);
  evaluation.setReal("data.link_gbps"_field, 1);  // 93 days
  EXPECT_LT(scoreOf(evaluation, CriterionId::Onboarding, Alternative::GpuAsAService), little);
  EXPECT_EQ(scoreOf(evaluation, CriterionId::Onboarding, Alternative::SelfBuilt), own);
}

TEST(FaultRecoveryCriterion, servicesNeedItMoreThanWorkThatCanWait) {
  Evaluation evaluation = plainEvaluation();
  evaluation.set("workload.kind"_field, std::string("online_inference"));
  const double service = scoreOf(evaluation, CriterionId::FaultRecovery, Alternative::SelfBuilt);
  evaluation.set("workload.kind"_field, std::string("batch_inference"));
  const double batch = scoreOf(evaluation, CriterionId::FaultRecovery, Alternative::SelfBuilt);
  evaluation.setReal("workload.deferrable_share"_field, 1);
  const double patient = scoreOf(evaluation, CriterionId::FaultRecovery, Alternative::SelfBuilt);
  EXPECT_LT(service, batch);
  EXPECT_LT(batch, patient);
}

TEST(TechnologyRiskCriterion, fallingRentsPunishOwnersAndRisingRentsPunishTenants) {
  Evaluation evaluation = plainEvaluation();
  const auto score = [&](Alternative alternative, double decline) {
    evaluation.setReal("cloud.price_decline_per_year"_field, decline);
    return scoreOf(evaluation, CriterionId::TechnologyRisk, alternative);
  };
  EXPECT_LT(score(Alternative::SelfBuilt, 0.25), score(Alternative::SelfBuilt, 0));
  EXPECT_LT(score(Alternative::GpuAsAService, -0.25), score(Alternative::GpuAsAService, 0));
}

TEST(TechnologyRiskCriterion, exportControlConcernsImportedCardsOnly) {
  Evaluation evaluation = plainEvaluation();
  const double free = scoreOf(evaluation, CriterionId::TechnologyRisk, Alternative::SelfBuilt);
  evaluation.set("compliance.regimes"_field, std::vector<std::string>{"cn-export-chips"});
  EXPECT_LT(scoreOf(evaluation, CriterionId::TechnologyRisk, Alternative::SelfBuilt), free);
  evaluation.set("owned.gpu_model"_field, std::string("Ascend-910B"));
  EXPECT_EQ(scoreOf(evaluation, CriterionId::TechnologyRisk, Alternative::SelfBuilt), free);
}

TEST(CriterionTexts, everyScoreHasASentenceAndASource) {
  const Evaluation evaluation = plainEvaluation();
  const Decision decision = decide(evaluation, shippedKnowledge(), madeUpFigures(evaluation));
  for (const AlternativeDecision& alternative : decision.alternatives) {
    for (const CriterionScore& criterion : alternative.criteria) {
      EXPECT_GE(criterion.score, 0);
      EXPECT_LE(criterion.score, 1);
      EXPECT_EQ(plainText(criterion.text).find('%' + std::string("1")), std::string::npos);
      EXPECT_TRUE(shippedKnowledge().findStatement(criterion.source)) << criterion.source;
    }
  }
}

TEST(CriterionTexts, durationsAreSpokenInTheirOwnUnit) {
  EXPECT_EQ(spokenDuration(10), (Quantity{10, Unit::Minutes}));
  EXPECT_EQ(spokenDuration(600), (Quantity{10, Unit::Hours}));
  EXPECT_EQ(spokenDuration(14 * 24 * 60), (Quantity{14, Unit::Days}));
  EXPECT_EQ(spokenDuration(30 * 7 * 24 * 60), (Quantity{30, Unit::Weeks}));
}

}  // namespace
}  // namespace rackorrent
