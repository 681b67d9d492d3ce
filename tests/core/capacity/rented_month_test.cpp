// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/rented_month.h"

#include <algorithm>
#include <cstddef>
#include <gtest/gtest.h>
#include <random>
#include <vector>

namespace rackorrent {
namespace {

TEST(RentedMonth, SplitEqualsADispatchHourByHour) {
  std::mt19937_64 random(5);
  const auto draw = [&](double most) { return most * static_cast<double>(random() % 1000) / 1000; };
  for (int round = 0; round < 100; ++round) {
    std::vector<double> hourly(90);
    for (double& gpus : hourly) gpus = draw(50);
    const MonthLevels levels{0.5 + draw(2), draw(30), draw(30)};
    const double spotShare = round % 4 == 0 ? 0 : draw(1.001);
    MonthWork expected;
    for (const double gpus : hourly) {
      const double demand = gpus * levels.scale;
      const double owned = std::min(demand, levels.owned);
      const double committed = std::min(demand - owned, levels.committed);
      const double spot = std::min(demand - owned - committed, spotShare * demand);
      const double hours = 730.0 / 90;
      expected.total += demand * hours;
      expected.owned += owned * hours;
      expected.committed += committed * hours;
      expected.spot += spot * hours;
      expected.onDemand += (demand - owned - committed - spot) * hours;
      expected.mostFlexibleGpus = std::max(expected.mostFlexibleGpus, demand - owned - committed);
    }
    const MonthWork work = workOfMonth(LoadDurationCurve(hourly), levels, spotShare);
    const double rounding = 1e-9 * expected.total;
    EXPECT_NEAR(work.total, expected.total, rounding);
    EXPECT_NEAR(work.owned, expected.owned, rounding);
    EXPECT_NEAR(work.committed, expected.committed, rounding);
    EXPECT_NEAR(work.spot, expected.spot, rounding);
    EXPECT_NEAR(work.onDemand, expected.onDemand, rounding);
    EXPECT_NEAR(work.mostFlexibleGpus, expected.mostFlexibleGpus, rounding);
  }
}

TEST(RentedMonth, NoDemandIsNoWork) {
  const MonthWork work = workOfMonth(LoadDurationCurve(), {1, 5, 5}, 0.5);
  EXPECT_EQ(work.total + work.owned + work.committed + work.spot + work.onDemand + work.mostFlexibleGpus, 0);
}

}  // namespace
}  // namespace rackorrent
