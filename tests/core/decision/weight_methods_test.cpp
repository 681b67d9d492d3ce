// SPDX-License-Identifier: GPL-3.0-or-later
// Weights from an order, and how far a weight can move.
#include "core/decision/additive.h"
#include "core/decision/rank_weights.h"
#include "core/decision/weight_stability.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <random>

namespace rackorrent {
namespace {

void expectNear(const std::vector<double>& found, const std::vector<double>& expected, double tolerance) {
  ASSERT_EQ(found.size(), expected.size());
  for (std::size_t i = 0; i < found.size(); ++i) EXPECT_NEAR(found[i], expected[i], tolerance) << i;
}

// Logical Decisions' manual prints roc-2 and roc-5; roc-4-readme-trap is the right value where a public
// README is wrong.
TEST(RankWeights, centroidsAreThePublishedOnes) {
  expectNear(rankWeights({1, 2}, RankFormula::Centroid), {0.75, 0.25}, 1e-9);
  expectNear(rankWeights({1, 2, 3, 4, 5}, RankFormula::Centroid), {0.4567, 0.2567, 0.1567, 0.09, 0.04}, 6e-5);
  expectNear(rankWeights({1, 2, 3, 4}, RankFormula::Centroid), {0.5208333, 0.2708333, 0.1458333, 0.0625},
             1e-6);
}

TEST(RankWeights, rankSumFollowsThePublishedOrder) {
  expectNear(rankWeights({3, 4, 5, 1, 6, 2}, RankFormula::Sum),
             {0.1905, 0.1429, 0.0952, 0.2857, 0.0476, 0.2381}, 6e-5);
}

// surrogate-ties-trap: modules of other tools reach 1.42 to 1.67 here.
TEST(RankWeights, tiesShareTheirPlacesAndTheSumStaysOne) {
  const std::vector<int> ranks = {6, 4, 1, 2, 5, 4, 1, 6, 4, 4, 7, 1};
  for (const RankFormula formula : {RankFormula::Centroid, RankFormula::Sum, RankFormula::Reciprocal}) {
    const auto weights = rankWeights(ranks, formula);
    EXPECT_NEAR(std::accumulate(weights.begin(), weights.end(), 0.0), 1, 1e-12);
    EXPECT_EQ(weights[2], weights[6]);
    EXPECT_GT(weights[3], weights[1]);
  }
}

TEST(WeightStability, decisionLabsTwoByTwoHasThePublishedIntervals) {
  const auto intervals = stabilityIntervals({{{8, 4}, {2, 8}}, {0.5, 0.5}, {}});
  EXPECT_NEAR(intervals[0].low, 0.4, 1e-9);
  EXPECT_EQ(intervals[0].high, 1);
  EXPECT_NEAR(intervals[1].high, 0.6, 1e-9);
  EXPECT_EQ(intervals[1].above, 1u);
}

// Just inside the interval the first stays, just outside the named one is first: 300 random problems.
TEST(WeightStability, whoIsNamedComesFirstBeyondTheEnds) {
  std::mt19937_64 random(3);
  std::uniform_real_distribution<double> uniform;
  for (int round = 0; round < 300; ++round) {
    DecisionMatrix matrix;
    matrix.values.assign(4, std::vector<double>(6));
    for (auto& row : matrix.values)
      for (double& value : row) value = uniform(random);
    for (int j = 0; j < 6; ++j) matrix.weights.push_back(uniform(random));
    const double sum = std::accumulate(matrix.weights.begin(), matrix.weights.end(), 0.0);
    const auto firstWith = [&](std::size_t j, double share) {
      DecisionMatrix moved = matrix;
      const double rest = sum - matrix.weights[j];
      moved.weights[j] = share / (1 - share) * rest;
      const auto scores = additiveScores(moved);
      return static_cast<std::size_t>(std::ranges::max_element(scores) - scores.begin());
    };
    const std::size_t best = firstWith(0, matrix.weights[0] / sum);
    const auto intervals = stabilityIntervals(matrix);
    for (std::size_t j = 0; j < 6; ++j) {
      constexpr double step = 1e-7;
      if (intervals[j].below) {
        EXPECT_EQ(firstWith(j, intervals[j].low + step), best);
        EXPECT_EQ(firstWith(j, intervals[j].low - step), *intervals[j].below);
      }
      if (intervals[j].above) {
        EXPECT_EQ(firstWith(j, intervals[j].high - step), best);
        EXPECT_EQ(firstWith(j, intervals[j].high + step), *intervals[j].above);
      }
    }
  }
}

}  // namespace
}  // namespace rackorrent
