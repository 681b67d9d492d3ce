// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assessment/strategy_map.h"

#include "core/assessment/weight_robustness.h"
#include "core/decision/weights.h"
#include "core/evaluation/validation.h"
#include "tests/support/folders.h"

#include <gtest/gtest.h>

namespace rackorrent {
namespace {

const Knowledge& knowledge() {
  static const Knowledge loaded = loadKnowledge(test::resourcesFolder());
  return loaded;
}

std::optional<Alternative> winnerAt(Evaluation evaluation, const StrategyMap& map, std::size_t across,
                                    std::size_t up) {
  evaluation.setReal(map.across.field, map.across.values[across]);
  evaluation.setReal(map.up.field, map.up.values[up]);
  if (!isValid(evaluation)) return std::nullopt;
  const Verdict verdict = assess(evaluation, knowledge(), AssessmentDepth::Verdict).decision.verdict;
  if (verdict.kind == VerdictKind::NothingFeasible) return std::nullopt;
  return verdict.best;
}

TEST(StrategyMap, everyFieldIsWhatAnAssessmentSaysThere) {
  const Evaluation evaluation;
  const std::pair<FieldId, FieldId> axes[] = {{"workload.utilization"_field, "project.horizon_months"_field},
                                              {"owned.server_price"_field, "cloud.reserved_1y_price"_field},
                                              {"project.horizon_months"_field, "workload.peak_gpus"_field}};
  for (const auto& [across, up] : axes) {
    const StrategyMap map =
        strategyMap(evaluation, knowledge(), mapAxis(evaluation, across, 5), mapAxis(evaluation, up, 4));
    ASSERT_EQ(map.winners.size(), 4u);
    for (std::size_t j = 0; j < 4; ++j)
      for (std::size_t i = 0; i < 5; ++i)
        EXPECT_EQ(map.winners[j][i], winnerAt(evaluation, map, i, j))
            << fieldOf(across).key << ' ' << i << ' ' << j;
  }
}

TEST(StrategyMap, stopsWhenAsked) {
  std::stop_source source;
  source.request_stop();
  const Evaluation evaluation;
  const StrategyMap map =
      strategyMap(evaluation, knowledge(), mapAxis(evaluation, "workload.utilization"_field, 3),
                  mapAxis(evaluation, "project.horizon_months"_field, 3), source.get_token());
  EXPECT_TRUE(map.winners.empty());
}

// Beyond the end of an interval the named alternative is first in a whole assessment, not only in the matrix.
TEST(WeightRobustness, endsOfTheIntervalsTurnAnAssessment) {
  const Evaluation evaluation;
  const Decision decision = assess(evaluation, knowledge(), AssessmentDepth::Verdict).decision;
  const WeightRobustness robustness = weightRobustness(evaluation, decision);
  ASSERT_EQ(robustness.alternatives.front(), decision.verdict.best);
  for (const CriterionId criterion : allCriteria) {
    const std::size_t j = indexOf(criterion);
    const StabilityInterval& interval = robustness.intervals[j];
    const auto firstWith = [&](double share) {
      double others = 0;
      for (const CriterionId other : allCriteria)
        if (other != criterion) others += robustness.entered[indexOf(other)];
      Evaluation changed = evaluation;
      // Only the ratio counts: the others shrink where the weight would pass its largest value.
      const double entered = share / (1 - share) * others;
      const double scale = std::max(1.0, entered / 100);
      for (const CriterionId other : allCriteria)
        changed.setReal(weightField(other),
                        (other == criterion ? entered : robustness.entered[indexOf(other)]) / scale);
      return assess(changed, knowledge(), AssessmentDepth::Verdict).decision.verdict.best;
    };
    if (interval.below) {
      EXPECT_EQ(firstWith(interval.low - 1e-6), robustness.alternatives[*interval.below]);
    }
    if (interval.above) {
      EXPECT_EQ(firstWith(interval.high + 1e-6), robustness.alternatives[*interval.above]);
    }
    EXPECT_LE(interval.low, robustness.normalised[j]);
    EXPECT_GE(interval.high, robustness.normalised[j]);
  }
}

// Nearer weights leave the present first more often first than any weights do.
TEST(WeightRobustness, nearWeightsAreDrawnAndKinderToTheFirst) {
  const Evaluation evaluation;
  const WeightRobustness robustness =
      weightRobustness(evaluation, assess(evaluation, knowledge(), AssessmentDepth::Verdict).decision);
  ASSERT_TRUE(robustness.nearWeights && robustness.allWeights);
  EXPECT_GT(robustness.nearWeights->draws, 100u);
  EXPECT_GE(robustness.nearWeights->ranks[0][0] + 1e-9, robustness.allWeights->ranks[0][0]);
}

}  // namespace
}  // namespace rackorrent
