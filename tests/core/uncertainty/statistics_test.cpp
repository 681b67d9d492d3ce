// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uncertainty/statistics.h"

#include "core/uncertainty/uniform_draws.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

namespace {

using namespace rackorrent;

std::vector<double> someValues(std::uint32_t count, double offset = 0) {
  const UniformDraws draws(Sampling::PseudoRandom, 1, 3);
  std::vector<double> values;
  for (std::uint32_t i = 0; i < count; ++i) values.push_back(offset + std::exp(draws.at(i, 0)));
  return values;
}

TEST(Statistics, PercentilesEqualSortingToTheBit) {
  const std::vector<double> values = someValues(10001);
  std::vector<double> sorted = values;
  std::ranges::sort(sorted);
  const Summary summary = summaryOf(values);
  EXPECT_EQ(summary.p10.value, sorted[1000]);
  EXPECT_EQ(summary.p50.value, sorted[5000]);
  EXPECT_EQ(summary.p90.value, sorted[9000]);
  EXPECT_EQ(summary.lowest, sorted.front());
  EXPECT_EQ(summary.highest, sorted.back());
}

TEST(Statistics, PercentileInterpolatesAsNumpyDoes) {  // numpy.percentile([1, 2, 4, 8], 40) == 2.4
  EXPECT_DOUBLE_EQ(percentileOfSorted(std::vector<double>{1, 2, 4, 8}, 0.4), 2.4);
}

TEST(Statistics, AnOffsetOfATrillionCostsNoDigitsOfTheVariance) {
  const double plain = varianceOf(someValues(20000));
  EXPECT_NEAR(varianceOf(someValues(20000, 1099511627776.0)) / plain, 1,
              1e-4);  // values themselves carry 1e-4 here
}

TEST(Statistics, AConstantIsItsOwnMeanToTheBit) {
  const std::vector<double> values(777, 12345678.9);
  const Summary summary = summaryOf(values);
  EXPECT_EQ(summary.mean, (Estimate{12345678.9, 0}));
  EXPECT_EQ(summary.p90, (Estimate{12345678.9, 0}));
  EXPECT_EQ(summary.standardDeviation, 0);
}

// The standard error of the mean of n independent values is sigma / sqrt(n); 16 blocks know it to about a
// fifth.
TEST(Statistics, StandardErrorOfTheMeanIsThatOfTheTextbook) {
  const std::vector<double> values = someValues(65536);
  const double expected = std::sqrt(varianceOf(values) / 65536);
  EXPECT_NEAR(summaryOf(values).mean.standardError / expected, 1, 0.5);
}

}  // namespace
