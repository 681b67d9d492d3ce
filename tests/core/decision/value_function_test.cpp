// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/value_function.h"

#include "core/decision/additive.h"

#include <array>
#include <gtest/gtest.h>

namespace rackorrent {
namespace {

// rsmaa, smaa/tests/pvf.R (github.com/gertvv/rsmaa): mcda-cases.json value-function-rsmaa-pvf.
constexpr std::array<Knot, 4> falling = {{{50, 1}, {75, 0.8}, {90, 0.5}, {100, 0}}};

TEST(ValueFunction, insideFollowsRsmaa) {
  EXPECT_NEAR(valueAt(falling, 60), 0.92, 1e-9);
  EXPECT_NEAR(valueAt(falling, 50), 1, 1e-9);
  EXPECT_NEAR(valueAt(falling, 100), 0, 1e-9);
}

TEST(ValueFunction, outsideExtrapolatesAsRsmaaDoes) {
  EXPECT_NEAR(valueAt(falling, 10, Outside::Extrapolate), 1.32, 1e-9);
  EXPECT_NEAR(valueAt(falling, 40, Outside::Extrapolate), 1.08, 1e-9);
  EXPECT_NEAR(valueAt(falling, 101, Outside::Extrapolate), -0.05, 1e-9);
  EXPECT_NEAR(valueAt(falling, 120, Outside::Extrapolate), -1, 1e-9);
}

TEST(ValueFunction, outsideIsClippedOtherwise) {
  EXPECT_EQ(valueAt(falling, 10), 1);
  EXPECT_EQ(valueAt(falling, 40), 1);
  EXPECT_EQ(valueAt(falling, 101), 0);
  EXPECT_EQ(valueAt(falling, 120), 0);
}

TEST(ValueFunction, secondFunctionFollowsRsmaa) {
  constexpr std::array<Knot, 4> rising = {{{-0.15, 0}, {0, 0.1}, {0.25, 0.9}, {0.35, 1}}};
  EXPECT_NEAR(valueAt(rising, 0.1), 0.42, 1e-9);
}

// R package MCDA, applyPiecewiseLinearValueFunctionsOnPerformanceTable.R: mcda-cases.json
// wsm-piecewise-commute. The weights are inside the value functions, so the totals are plain sums.
TEST(ValueFunction, commuteExampleOfRPackageMcdaAddsUp) {
  constexpr std::array<Knot, 3> price = {{{2, 0.0875}, {16, 0}, {30, 0}}};
  constexpr std::array<Knot, 4> time = {{{10, 0.9}, {20, 0.025}, {30, 0}, {40, 0}}};
  constexpr std::array<Knot, 4> comfort = {{{0, 0}, {1, 0}, {2, 0.0125}, {3, 0.0125}}};
  const std::vector<std::array<double, 3>> performance = {
      {3, 10, 1}, {4, 20, 2}, {2, 20, 0}, {6, 40, 0}, {30, 30, 3}};
  const std::vector<double> expected = {0.98125, 0.1125, 0.1125, 0.0625, 0.0125};
  DecisionMatrix matrix;
  matrix.weights = {1, 1, 1};
  for (const auto& row : performance)
    matrix.values.push_back({valueAt(price, row[0]), valueAt(time, row[1]), valueAt(comfort, row[2])});
  const std::vector<double> totals = additiveScores(matrix);
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_NEAR(totals[i], expected[i], 1e-9) << i;
}

TEST(ValueFunction, logScaleHalvesTheValueAtTheGeometricMean) {
  constexpr std::array<Knot, 2> decades = {{{1, 1}, {100, 0}}};
  EXPECT_NEAR(valueAtLogScale(decades, 10), 0.5, 1e-12);
  EXPECT_EQ(valueAtLogScale(decades, 0), 1);
  EXPECT_EQ(valueAtLogScale(decades, 1000), 0);
}

TEST(ValueFunction, fallingFunctionNeverRises) {
  double last = 1;
  for (double x = 40; x < 110; x += 0.25) {
    EXPECT_LE(valueAt(falling, x), last);
    last = valueAt(falling, x);
  }
}

}  // namespace
}  // namespace rackorrent
