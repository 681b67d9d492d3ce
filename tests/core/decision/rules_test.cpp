// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/rule_outcomes.h"
#include "tests/core/decision/made_up_figures.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace rackorrent {
namespace {

RuleOutcome outcomeOf(const Evaluation& evaluation, Alternative best, const std::string& id) {
  const auto outcomes = ruleOutcomesOf(evaluation, shippedKnowledge(), best);
  return *std::ranges::find(outcomes, id, &RuleOutcome::id);
}

TEST(RuleOutcomes, sixtyPercentRuleFiresAboveSixtyPercentOnly) {
  Evaluation evaluation = plainEvaluation();
  evaluation.setReal("workload.utilization"_field, 0.6);
  EXPECT_FALSE(outcomeOf(evaluation, Alternative::SelfBuilt, "sixty_percent").fired);
  evaluation.setReal("workload.utilization"_field, 0.61);
  EXPECT_TRUE(outcomeOf(evaluation, Alternative::SelfBuilt, "sixty_percent").fired);
}

TEST(RuleOutcomes, preferenceContradictsAVerdictThatItDoesNotName) {
  Evaluation evaluation = plainEvaluation();
  evaluation.setReal("workload.utilization"_field, 0.8);
  EXPECT_FALSE(outcomeOf(evaluation, Alternative::SelfBuilt, "sixty_percent").contradictsVerdict);
  EXPECT_TRUE(outcomeOf(evaluation, Alternative::GpuAsAService, "sixty_percent").contradictsVerdict);
  evaluation.setReal("workload.utilization"_field, 0.3);
  EXPECT_FALSE(outcomeOf(evaluation, Alternative::GpuAsAService, "sixty_percent").contradictsVerdict);
}

TEST(RuleOutcomes, becauseNamesTheInputsOfTheCondition) {
  const RuleOutcome outcome = outcomeOf(plainEvaluation(), Alternative::SelfBuilt, "sixty_percent");
  EXPECT_EQ(outcome.because, (std::vector<FieldId>{"project.stage"_field, "project.horizon_months"_field,
                                                   "workload.utilization"_field}));
}

TEST(RuleOutcomes, everyRuleOfTheGuidesIsReported) {
  EXPECT_EQ(ruleOutcomesOf(Evaluation(), shippedKnowledge(), Alternative::Hybrid).size(),
            shippedKnowledge().rules.size());
}

}  // namespace
}  // namespace rackorrent
