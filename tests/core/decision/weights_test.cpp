// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/weights.h"

#include "core/decision/additive.h"
#include "core/decision/weight_presets.h"

#include <gtest/gtest.h>
#include <numeric>

namespace rackorrent {
namespace {

TEST(Weights, defaultsAddUpToOne) {
  const auto weights = weightsOf(Evaluation());
  EXPECT_NEAR(std::accumulate(weights.begin(), weights.end(), 0.0), 1, 1e-12);
}

TEST(Weights, onlyTheRatioMatters) { EXPECT_EQ(normalisedWeights({1, 3}), normalisedWeights({25, 75})); }

TEST(Weights, allZeroMeansAllTheSame) {
  EXPECT_EQ(normalisedWeights({0, 0, 0, 0}), (std::vector<double>{0.25, 0.25, 0.25, 0.25}));
}

TEST(Weights, eachCriterionHasTheFieldOfItsKey) {
  for (const CriterionId criterion : allCriteria)
    EXPECT_EQ(fieldOf(weightField(criterion)).key, "weights." + std::string(keyOf(criterion)));
}

TEST(WeightPresets, addUpToAHundredAndStartWithTheDefaults) {
  Evaluation evaluation;
  for (const char* stage : {"exploration", "pilot", "growth", "production"}) {
    evaluation.set("project.stage"_field, std::string(stage));
    for (const WeightPreset& preset : weightPresets(evaluation))
      EXPECT_EQ(std::accumulate(preset.points.begin(), preset.points.end(), 0), 100) << preset.key;
  }
  EXPECT_EQ(presetOf(Evaluation()), 0u);
}

// The scale of total cost spans the cheapest once over. Half of all weight on it says that everything else
// together is worth that much and no more.
TEST(WeightPresets, balancedLetsMoneyBeOutweighedUpToTwiceTheCheapest) {
  EXPECT_NEAR(weightsOf(Evaluation())[indexOf(CriterionId::TotalCost)], 0.5, 1e-12);
}

// drugis R unit test run_deterministic: mcda-cases.json wsm-drugis-2x2. Scores are the linear values over the
// ranges.
TEST(Additive, drugisTwoByTwoGivesOneAndZero) {
  const DecisionMatrix matrix{{{1, 1}, {0, 0}}, {0.1, 0.9}, {}};
  EXPECT_NEAR(additiveScores(matrix)[0], 1, 1e-12);
  EXPECT_NEAR(additiveScores(matrix)[1], 0, 1e-12);
}

// ADDIS MCDA tutorial 4, swing weights 100-75-50-25 over wider ranges: mcda-cases.json
// wsm-addis-tutorial4-swing. The tutorial calls the two approximately equal.
TEST(Additive, addisTutorialWithSwingWeightsIsNearlyATie) {
  const std::vector<double> low = {0.191028, 0.117602, 0.164677, 0.538043};
  const std::vector<double> high = {0.432984, 0.183703, 0.401215, 0.680838};
  const auto values = [&](const std::vector<double>& x) {
    std::vector<double> scores;
    for (std::size_t i = 0; i < x.size(); ++i) scores.push_back((high[i] - x[i]) / (high[i] - low[i]));
    return scores;
  };
  const DecisionMatrix matrix{{values({0.212, 0.16, 0.37, 0.65}), values({0.393, 0.14, 0.19, 0.57})},
                              normalisedWeights({100, 75, 50, 25}),
                              {}};
  const auto scores = additiveScores(matrix);
  EXPECT_NEAR(scores[0] - scores[1], 0, 0.001);
}

}  // namespace
}  // namespace rackorrent
