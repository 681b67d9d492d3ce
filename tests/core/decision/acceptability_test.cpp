// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/acceptability.h"

#include <gtest/gtest.h>
#include <random>

namespace rackorrent {
namespace {

using Values = std::vector<std::vector<double>>;

// Three standard errors of a share.
double tolerance(double share, std::uint64_t draws) {
  return 3 * std::sqrt(std::max(share * (1 - share), 1e-6) / static_cast<double>(draws)) + 1e-6;
}

// reference/mcda-cases.json smaa-exact-tzeng: all areas exact.
TEST(Acceptability, tzengAndHuangHasTheExactAreas) {
  const Values values = {{0, 1, 0}, {2.0 / 3, 0.5, 1}, {1, 1, 0.5}, {2.0 / 3, 0, 0.5}};
  const Values exact = {
      {0, 1.0 / 7, 0.2571429, 0.6}, {0.3, 0.5571429, 1.0 / 7, 0}, {0.7, 0.3, 0, 0}, {0, 0, 0.6, 0.4}};
  const auto result = rankAcceptability(values, {}, {.draws = 1U << 20U, .threads = 2});
  ASSERT_TRUE(result);
  for (std::size_t a = 0; a < 4; ++a)
    for (std::size_t rank = 0; rank < 4; ++rank)
      EXPECT_NEAR(result->ranks[a][rank], exact[a][rank], tolerance(exact[a][rank], result->draws))
          << a << rank;
  EXPECT_FALSE(result->centralWeights[0].has_value());
  const std::vector<double> central = {0.3904762, 0.4047619, 0.2047619};
  for (std::size_t j = 0; j < 3; ++j) EXPECT_NEAR((*result->centralWeights[2])[j], central[j], 1e-3);
}

// smaa-exact-mountain: two criteria, no draws.
TEST(Acceptability, twoCriteriaAreExact) {
  const auto result = rankAcceptability({{1, 0}, {0.75, 0.5}, {0, 1}}, {}, {});
  ASSERT_TRUE(result);
  EXPECT_TRUE(result->isExact);
  const Values exact = {{1.0 / 3, 1.0 / 6, 0.5}, {0.2666667, 0.7333333, 0}, {0.4, 0.1, 0.5}};
  const std::vector<double> central = {0.8333333, 0.5333333, 0.2};
  for (std::size_t a = 0; a < 3; ++a) {
    for (std::size_t rank = 0; rank < 3; ++rank) EXPECT_NEAR(result->ranks[a][rank], exact[a][rank], 1e-6);
    EXPECT_NEAR((*result->centralWeights[a])[0], central[a], 1e-6);
  }
}

Values randomValues(std::mt19937_64& random, std::size_t alternatives, std::size_t criteria) {
  std::uniform_real_distribution<double> uniform;
  Values values(alternatives, std::vector<double>(criteria));
  for (auto& row : values)
    for (double& value : row) value = uniform(random);
  return values;
}

TEST(Acceptability, sumsToOnePerRankAndPerAlternative) {
  std::mt19937_64 random(7);
  const WeightSpace spaces[] = {{},
                                {.ranks = {2, 1, 3, 3, 2}, .ranges = {}},
                                {.ranks = {}, .ranges = {{0.1, 0.6}, {0, 0.4}, {0.05, 1}, {0, 1}, {0, 0.3}}}};
  for (const WeightSpace& space : spaces) {
    const auto result = rankAcceptability(randomValues(random, 6, 5), space, {});
    ASSERT_TRUE(result);
    for (std::size_t a = 0; a < 6; ++a) {
      double row = 0;
      double column = 0;
      for (std::size_t b = 0; b < 6; ++b) {
        row += result->ranks[a][b];
        column += result->ranks[b][a];
      }
      EXPECT_NEAR(row, 1, 1e-12);
      EXPECT_NEAR(column, 1, 1e-12);
    }
  }
}

TEST(Acceptability, sameSeedGivesTheSameBytesOnAnyNumberOfThreads) {
  std::mt19937_64 random(8);
  const Values values = randomValues(random, 8, 12);
  const auto one = rankAcceptability(values, {}, {.draws = 100000, .seed = 5, .threads = 1});
  for (const unsigned threads : {2U, 7U}) {
    const auto more = rankAcceptability(values, {}, {.draws = 100000, .seed = 5, .threads = threads});
    EXPECT_EQ(one->ranks, more->ranks);
    EXPECT_EQ(one->centralWeights, more->centralWeights);
  }
  EXPECT_NE(one->ranks, rankAcceptability(values, {}, {.draws = 100000, .seed = 6})->ranks);
}

TEST(Acceptability, dominatedAlternativeIsNeverFirst) {
  const auto result = rankAcceptability({{0.9, 0.8, 0.7}, {0.5, 0.6, 0.6}}, {}, {});
  EXPECT_EQ(result->ranks[1][0], 0);
  EXPECT_FALSE(result->centralWeights[1].has_value());
  for (const double weight : *result->centralWeights[0]) EXPECT_NEAR(weight, 1.0 / 3, 3e-3);
}

// smaa-ordered-simplex-half: of four ranked criteria the first has more than
// half of the weight in half of all weights. It has, exactly when it outscores
// a constant of one half.
TEST(Acceptability, rankingKeepsTheWeightsOnTheOrderedSimplex) {
  const auto result = rankAcceptability({{1, 0, 0, 0}, {0.5, 0.5, 0.5, 0.5}},
                                        {.ranks = {1, 2, 3, 4}, .ranges = {}}, {.draws = 1U << 18U});
  EXPECT_NEAR(result->ranks[0][0], 0.5, tolerance(0.5, result->draws));
  // The central weights of an alternative that always wins are the centroid
  // (ROC).
  const auto all = rankAcceptability({{1, 1, 1, 1}, {0, 0, 0, 0}}, {.ranks = {4, 1, 3, 2}, .ranges = {}},
                                     {.draws = 1U << 18U});
  const std::vector<double> centroid = {0.0625, 0.5208333, 0.1458333, 0.2708333};
  for (std::size_t j = 0; j < 4; ++j) EXPECT_NEAR((*all->centralWeights[0])[j], centroid[j], 2e-3);
}

TEST(Acceptability, equalRanksAreEqualOnAverage) {
  const auto all =
      rankAcceptability({{1, 1, 1}, {0, 0, 0}}, {.ranks = {2, 1, 2}, .ranges = {}}, {.draws = 1U << 18U});
  EXPECT_NEAR((*all->centralWeights[0])[0], (*all->centralWeights[0])[2], 2e-3);
  EXPECT_NEAR((*all->centralWeights[0])[1], 11.0 / 18,
              2e-3);  // rank order centroid of the first of three
}

// Two criteria with ranges are exact; a third that hardly weighs must not
// change them.
TEST(Acceptability, rangesAreSampledUniformly) {
  const Values two = {{1, 0}, {0.4, 0.7}, {0, 1}};
  const auto exact = rankAcceptability(two, {.ranks = {}, .ranges = {{0.2, 0.6}, {0.3, 1}}}, {});
  ASSERT_TRUE(exact->isExact);
  const Values three = {{1, 0, 0}, {0.4, 0.7, 0.5}, {0, 1, 1}};
  const auto drawn = rankAcceptability(three, {.ranks = {}, .ranges = {{0.2, 0.6}, {0.3, 1}, {0, 1e-5}}},
                                       {.draws = 1U << 18U});
  for (std::size_t a = 0; a < 3; ++a)
    for (std::size_t rank = 0; rank < 3; ++rank)
      EXPECT_NEAR(drawn->ranks[a][rank], exact->ranks[a][rank], 5e-3);
}

// Ranges that exclude nothing leave the exact areas of the whole simplex
// (smaa-exact-tzeng).
TEST(Acceptability, rangesThatExcludeNothingChangeNothing) {
  const Values values = {{0, 1, 0}, {2.0 / 3, 0.5, 1}, {1, 1, 0.5}, {2.0 / 3, 0, 0.5}};
  const auto result =
      rankAcceptability(values, {.ranks = {}, .ranges = {{0, 1}, {0, 1}, {0, 1}}}, {.draws = 1U << 19U});
  EXPECT_NEAR(result->ranks[2][0], 0.7, 4e-3);
  EXPECT_NEAR(result->ranks[1][1], 0.5571429, 4e-3);
  EXPECT_NEAR(result->ranks[0][3], 0.6, 4e-3);
}

TEST(Acceptability, centralWeightsKeepTheirRanges) {
  const Values values = {{1, 0, 0.2}, {0.4, 0.7, 0.5}, {0, 1, 1}};
  const auto result =
      rankAcceptability(values, {.ranks = {}, .ranges = {{0.2, 0.6}, {0.3, 0.8}, {0, 0.1}}}, {});
  for (const auto& central : result->centralWeights) {
    if (!central) continue;
    EXPECT_GE((*central)[0], 0.2);
    EXPECT_LE((*central)[2], 0.1);
  }
}

TEST(Acceptability, rangesThatCannotAddUpToOneSayNothing) {
  const Values values = {{1, 0, 0}, {0, 1, 1}};
  EXPECT_FALSE(rankAcceptability(values, {.ranks = {}, .ranges = {{0.5, 1}, {0.4, 1}, {0.2, 1}}}, {}));
  EXPECT_FALSE(rankAcceptability(values, {.ranks = {}, .ranges = {{0, 0.3}, {0, 0.3}, {0, 0.3}}}, {}));
}

}  // namespace
}  // namespace rackorrent
