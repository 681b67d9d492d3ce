// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/ahp.h"

#include <gtest/gtest.h>
#include <numeric>

namespace rackorrent {
namespace {

PairwiseMatrix matrixOf(const std::vector<std::vector<double>>& upper) {
  PairwiseMatrix matrix(upper.size());
  for (std::size_t i = 0; i < upper.size(); ++i)
    for (std::size_t j = i + 1; j < upper.size(); ++j) matrix.judge(i, j, upper[i][j]);
  return matrix;
}

// Saaty 2008, drinks; AHPy prints CR .044 for the criteria of the leader example: mcda-cases.json
// ahp-leader-criteria.
TEST(Ahp, leaderCriteriaHaveThePublishedWeightsAndRatio) {
  const auto result = analyticHierarchy(
      matrixOf({{1, 4, 3, 7}, {0, 1, 1.0 / 3, 3}, {0, 0, 1, 5}, {0, 0, 0, 1}}), RandomIndex::Saaty2005);
  ASSERT_TRUE(result);
  const std::vector<double> published = {0.548, 0.127, 0.270, 0.056};
  for (std::size_t i = 0; i < 4; ++i) EXPECT_NEAR(result->weights[i], published[i], 6e-4);
  EXPECT_NEAR(result->consistencyRatio, 0.044, 6e-4);
}

// Bozoki, Fulop & Ronyai 2010, reference ahp-bozoki-incomplete: the missing cell becomes .7303.
TEST(Ahp, missingJudgementIsCompletedSoThatTheEigenvalueIsLeast) {
  const auto result = analyticHierarchy(matrixOf({{1, 1, 5, 2}, {0, 1, 3, 4}, {0, 0, 1, 0}, {0, 0, 0, 1}}));
  ASSERT_TRUE(result);
  const std::vector<double> published = {0.3738, 0.392, 0.0985, 0.1357};
  for (std::size_t i = 0; i < 4; ++i) EXPECT_NEAR(result->weights[i], published[i], 1.1e-4);
}

TEST(Ahp, judgementsOfConsistentWeightsGiveThemBack) {
  const std::vector<double> weights = {0.4, 0.3, 0.2, 0.06, 0.04};
  PairwiseMatrix matrix(5);
  for (std::size_t i = 0; i < 5; ++i)
    for (std::size_t j = i + 1; j < 5; ++j) matrix.judge(i, j, weights[i] / weights[j]);
  const auto result = analyticHierarchy(matrix);
  for (std::size_t i = 0; i < 5; ++i) EXPECT_NEAR(result->weights[i], weights[i], 1e-12);
  EXPECT_NEAR(result->consistencyRatio, 0, 1e-12);
  EXPECT_FALSE(result->worst.has_value());
}

// One judgement is turned round in otherwise consistent ones: it is the one to blame, and its old value fits.
TEST(Ahp, worstJudgementIsTheOneThatWasTurnedRound) {
  const std::vector<double> weights = {0.4, 0.25, 0.2, 0.1, 0.05};
  PairwiseMatrix matrix(5);
  for (std::size_t i = 0; i < 5; ++i)
    for (std::size_t j = i + 1; j < 5; ++j) matrix.judge(i, j, weights[i] / weights[j]);
  matrix.judge(1, 3, 0.4);
  const auto result = analyticHierarchy(matrix);
  EXPECT_GT(result->consistencyRatio, acceptableInconsistency);
  ASSERT_TRUE(result->worst.has_value());
  EXPECT_EQ(result->worst->row, 1u);
  EXPECT_EQ(result->worst->column, 3u);
  EXPECT_NEAR(result->worst->fitting, 2.5, 1e-4);
}

TEST(Ahp, unconnectedJudgementsSayNothing) {
  PairwiseMatrix matrix(4);
  matrix.judge(0, 1, 3);
  matrix.judge(2, 3, 3);
  EXPECT_FALSE(analyticHierarchy(matrix).has_value());
  matrix.judge(1, 2, 2);
  EXPECT_TRUE(analyticHierarchy(matrix).has_value());
}

TEST(Ahp, oneAndTwoCriteriaCannotContradictThemselves) {
  EXPECT_EQ(analyticHierarchy(PairwiseMatrix(1))->weights, std::vector<double>{1});
  PairwiseMatrix two(2);
  two.judge(0, 1, 3);
  EXPECT_NEAR(analyticHierarchy(two)->weights[0], 0.75, 1e-12);
  EXPECT_EQ(analyticHierarchy(two)->consistencyRatio, 0);
}

}  // namespace
}  // namespace rackorrent
