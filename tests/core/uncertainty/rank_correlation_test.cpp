// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uncertainty/rank_correlation.h"

#include "core/uncertainty/sensitivity.h"
#include "core/uncertainty/uniform_draws.h"

#include <array>
#include <cmath>
#include <gtest/gtest.h>

namespace {

using namespace rackorrent;

constexpr std::uint32_t count = 16384;

std::array<std::vector<double>, 4> sharesWith(const RankCorrelation& correlation) {
  const UniformDraws draws(Sampling::Sobol, 4, 5);
  std::array<std::vector<double>, 4> columns;
  for (std::uint32_t i = 0; i < count; ++i) {
    std::array<double, 4> shares{};
    for (std::size_t j = 0; j < 4; ++j) shares[j] = draws.at(i, j);
    correlation.apply(shares);
    for (std::size_t j = 0; j < 4; ++j) columns[j].push_back(shares[j]);
  }
  return columns;
}

TEST(RankCorrelation, ReachesTheWantedCoefficients) {
  const auto correlation = RankCorrelation::make({{0, 2, 0.7}, {2, 3, -0.4}});
  ASSERT_TRUE(correlation);
  const auto columns = sharesWith(*correlation);
  const auto spearman = [&](std::size_t one, std::size_t other) {
    return rankCorrelation(columns[one], ranksOf(columns[other]));
  };
  EXPECT_NEAR(spearman(0, 2), 0.7, 0.005);
  EXPECT_NEAR(spearman(2, 3), -0.4, 0.005);
  EXPECT_NEAR(spearman(0, 3), 0, 0.005);
  EXPECT_NEAR(spearman(1, 2), 0, 0.005);
}

TEST(RankCorrelation, LeavesEachInputItsOwnDistribution) {
  const auto correlation = RankCorrelation::make({{0, 2, 0.8}, {2, 3, 0.5}});
  ASSERT_TRUE(correlation);
  const auto columns = sharesWith(*correlation);
  for (const auto& column : columns) {
    EXPECT_NEAR(meanOf(column), 0.5, 1e-3);
    EXPECT_NEAR(varianceOf(column), 1.0 / 12, 1e-3);
  }
}

TEST(RankCorrelation, RefusesWhatContradictsItself) {
  EXPECT_FALSE(RankCorrelation::make({{0, 1, 0.9}, {1, 2, 0.9}, {0, 2, -0.9}}));
}

}  // namespace
