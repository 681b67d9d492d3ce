// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/demand/load_duration_curve.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <gtest/gtest.h>
#include <limits>
#include <random>

namespace rackorrent {
namespace {

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

TEST(LoadDurationCurve, AnswersForASmallCurveAreThoseCountedByHand) {
  const LoadDurationCurve curve({3, 1, 4, 1, 5});  // sorted 5 4 3 1 1
  EXPECT_EQ(curve.hours(), 5);
  EXPECT_EQ(curve.peak(), 5);
  EXPECT_EQ(curve.gpuHours(), 14);
  EXPECT_EQ(curve.mean(), 2.8);
  EXPECT_EQ(curve.hoursAbove(0), 5);
  EXPECT_EQ(curve.hoursAbove(1), 3);
  EXPECT_EQ(curve.hoursAbove(3.5), 2);
  EXPECT_EQ(curve.hoursAbove(5), 0);
  EXPECT_EQ(curve.gpuHoursAbove(3.5), 2);
  EXPECT_EQ(curve.gpuHoursBelow(3.5), 12);
  EXPECT_EQ(curve.gpuHoursAbove(6), 0);
}

TEST(LoadDurationCurve, LevelExceededInAtMostSoManyHours) {
  const LoadDurationCurve curve({3, 1, 4, 1, 5});
  EXPECT_EQ(curve.atHours(0), 5);
  EXPECT_EQ(curve.atHours(0.9), 5);
  EXPECT_EQ(curve.atHours(1), 4);
  EXPECT_EQ(curve.atHours(3), 1);
  EXPECT_EQ(curve.atHours(5), 0);
  for (const double hours : {0.0, 1.0, 2.0, 3.0, 4.0, 5.0})
    EXPECT_LE(curve.hoursAbove(curve.atHours(hours)), hours);
}

TEST(LoadDurationCurve, PercentilesInterpolateBetweenOrderStatistics) {
  // Hyndman and Fan (1996), type 7, the default of R and numpy: quantile(c(15, 20, 35, 40, 50), 0.4) = 29.
  const LoadDurationCurve curve({40, 15, 50, 20, 35});
  EXPECT_DOUBLE_EQ(curve.percentile(0.4), 29);
  EXPECT_EQ(curve.percentile(0), 15);
  EXPECT_EQ(curve.percentile(0.5), 35);
  EXPECT_EQ(curve.percentile(1), 50);
}

TEST(LoadDurationCurve, UnknownHoursAreLeftOut) {
  const LoadDurationCurve curve({unknown, 2, unknown, 4});
  EXPECT_EQ(curve.hours(), 2);
  EXPECT_EQ(curve.mean(), 3);
}

TEST(LoadDurationCurve, AnEmptyCurveAnswersZero) {
  for (const LoadDurationCurve& curve : {LoadDurationCurve(), LoadDurationCurve({unknown})}) {
    EXPECT_TRUE(curve.isEmpty());
    EXPECT_EQ(curve.peak() + curve.mean() + curve.gpuHours() + curve.hoursAbove(0), 0);
    EXPECT_EQ(curve.gpuHoursAbove(0) + curve.atHours(0) + curve.percentile(0.5), 0);
  }
}

TEST(LoadDurationCurve, AboveAndBelowAgreeWithALoopOverTheHoursOnRandomData) {
  std::mt19937_64 random(1);
  for (int round = 0; round < 20; ++round) {
    std::vector<double> gpus(500);
    for (double& value : gpus) value = static_cast<double>(random() % 1000) / 8;
    const LoadDurationCurve curve(gpus);
    const double level = static_cast<double>(random() % 1100) / 8;
    double above = 0;
    double hours = 0;
    for (const double value : gpus) {
      above += std::max(0.0, value - level);
      hours += value > level;
    }
    EXPECT_EQ(curve.hoursAbove(level), hours);
    EXPECT_NEAR(curve.gpuHoursAbove(level), above, 1e-9);
    EXPECT_DOUBLE_EQ(curve.gpuHoursAbove(level) + curve.gpuHoursBelow(level), curve.gpuHours());
  }
}

TEST(LoadDurationCurve, TheMeanOfAMillionTenthsIsATenth) {
  const LoadDurationCurve curve(std::vector<double>(1'000'000, 0.1));
  EXPECT_DOUBLE_EQ(curve.mean(), 0.1);  // a plain sum is off in the eleventh digit
}

}  // namespace
}  // namespace rackorrent
