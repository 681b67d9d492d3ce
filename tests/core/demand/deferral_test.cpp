// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/demand/deferral.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <gtest/gtest.h>
#include <limits>
#include <numeric>
#include <random>

namespace rackorrent {
namespace {

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

double sumOf(const std::vector<double>& hourly) {
  double sum = 0;
  for (const double gpus : hourly)
    if (!std::isnan(gpus)) sum += gpus;
  return sum;
}

std::vector<double> randomDemand(std::mt19937_64& random, std::size_t hours) {
  std::vector<double> hourly(hours);
  for (double& gpus : hourly)
    gpus = random() % 4 == 0 ? static_cast<double>(random() % 100) : static_cast<double>(random() % 10);
  return hourly;
}

// The same queue told as jobs that wait in line, over three repetitions: the longest wait, or infinity when
// the line grows from one repetition to the next.
double longestWait(const std::vector<double>& hourly, double share, double capacity) {
  struct Waiting {
    std::size_t since;
    double work;
  };
  constexpr double dust = 1e-7;
  constexpr double never = std::numeric_limits<double>::infinity();
  if (capacity < sumOf(hourly) / static_cast<double>(hourly.size())) return never;
  std::deque<Waiting> line;
  double longest = 0;
  for (std::size_t hour = 0; hour < 3 * hourly.size(); ++hour) {
    const double demand = hourly[hour % hourly.size()];
    line.push_back({hour, share * demand});
    double free = capacity - (1 - share) * demand;
    if (free < -dust) return never;
    while (!line.empty() && (free > 0 || line.front().work <= dust)) {
      const double done = std::min(free, line.front().work);
      if (line.front().work > dust)
        longest = std::max(longest, static_cast<double>(hour - line.front().since));
      line.front().work -= done;
      free -= done;
      if (line.front().work > dust) break;
      line.pop_front();
    }
  }
  return longest;
}

TEST(Deferral, WithoutAShareOrADelayNothingMoves) {
  const std::vector<double> hourly = {5, 1, 9, 2};
  for (const DeferredDemand& result :
       {deferWork(hourly, 0, 8), deferWork(hourly, 0.5, 0), deferWork(hourly, 0.5, 0.9)}) {
    EXPECT_EQ(result.hourly, hourly);
    EXPECT_EQ(result.capacity, 9);
    EXPECT_EQ(result.worstDelayHours, 0);
  }
}

TEST(Deferral, OnePeakIsSpreadOverItsOwnHourAndTheAllowedDelay) {
  // 12 GPU-hours in one hour that may wait 2 hours are done by 4 GPUs in 3.
  const DeferredDemand result = deferWork({0, 12, 0, 0, 0, 0}, 1, 2);
  EXPECT_NEAR(result.capacity, 4, 1e-9);
  EXPECT_EQ(result.worstDelayHours, 2);
  const std::vector<double> expected = {0, 4, 4, 4, 0, 0};
  for (std::size_t hour = 0; hour < expected.size(); ++hour)
    EXPECT_NEAR(result.hourly[hour], expected[hour], 1e-9);
}

TEST(Deferral, WorkThatCannotWaitKeepsItsHour) {
  const DeferredDemand result = deferWork({0, 12, 0, 0}, 0.5, 3);
  EXPECT_NEAR(result.capacity, 6, 1e-9);  // the firm half alone needs 6; the rest follows at 6
  EXPECT_NEAR(result.hourly[1], 6, 1e-9);
  EXPECT_NEAR(result.hourly[2], 6, 1e-9);
  EXPECT_EQ(result.worstDelayHours, 1);
}

TEST(Deferral, AllOfItWithLongToWaitNeedsNoMoreThanTheMean) {
  const DeferredDemand result = deferWork({0, 0, 9, 0, 3, 0}, 1, 100);
  EXPECT_NEAR(result.capacity, 2, 1e-9);
  for (const double gpus : result.hourly) EXPECT_NEAR(gpus, 2, 1e-9);
}

TEST(Deferral, TheSeriesRepeatsSoItsLastHoursAreServedInItsFirst) {
  const DeferredDemand result = deferWork({0, 0, 0, 12}, 1, 2);
  EXPECT_NEAR(result.capacity, 4, 1e-9);
  EXPECT_NEAR(result.hourly[0], 4, 1e-9);
  EXPECT_NEAR(result.hourly[1], 4, 1e-9);
  EXPECT_NEAR(result.hourly[2], 0, 1e-9);
  EXPECT_NEAR(result.hourly[3], 4, 1e-9);
  EXPECT_EQ(result.worstDelayHours, 2);
}

TEST(Deferral, WorkIsNotMovedIntoUnknownHours) {
  const DeferredDemand result = deferWork({0, 6, 0, unknown, 0, 8}, 1, 5);
  EXPECT_NEAR(result.capacity, 3.5,
              1e-9);  // from the known hour after the gap, in the order of the repeating series
  const std::vector<double> expected = {3.5, 3.5, 3.5, unknown, 0, 3.5};
  for (std::size_t hour = 0; hour < expected.size(); ++hour)
    if (hour != 3) {
      EXPECT_NEAR(result.hourly[hour], expected[hour], 1e-9) << hour;
    }
  EXPECT_TRUE(std::isnan(result.hourly[3]));
  EXPECT_NEAR(deferWork({0, 6, unknown, 0, 0, 0}, 1, 5).capacity, 6, 1e-9);
}

TEST(Deferral, CapacityIsTheSmallestAtWhichAQueueOfJobsKeepsTheLimit) {
  std::mt19937_64 random(7);
  for (int round = 0; round < 60; ++round) {
    const std::vector<double> hourly = randomDemand(random, 120);
    const double share = static_cast<double>(1 + random() % 10) / 10;
    const auto delay = static_cast<double>(1 + random() % 30);
    const DeferredDemand result = deferWork(hourly, share, delay);
    double low = 0;
    double high = *std::ranges::max_element(hourly);
    for (int step = 0; step < 60; ++step) {
      const double middle = (low + high) / 2;
      (longestWait(hourly, share, middle) <= delay ? high : low) = middle;
    }
    EXPECT_NEAR(result.capacity, high, 1e-5 * high) << "share " << share << " delay " << delay;
    EXPECT_LE(result.worstDelayHours, delay);
  }
}

TEST(Deferral, KeepsTheGpuHoursAndNeverBeatsTheMean) {
  std::mt19937_64 random(8);
  for (int round = 0; round < 40; ++round) {
    std::vector<double> hourly = randomDemand(random, 400);
    if (round % 2) hourly[200] = unknown;
    const DeferredDemand result = deferWork(hourly, 0.7, 24);
    EXPECT_NEAR(sumOf(result.hourly) / sumOf(hourly), 1, 1e-12);
    EXPECT_GE(result.capacity, sumOf(hourly) / 400 - 1e-9);
    for (const double gpus : result.hourly)
      if (!std::isnan(gpus)) {
        EXPECT_LE(gpus, result.capacity * (1 + 1e-9));
      }
  }
}

TEST(Deferral, MoreShareOrMoreTimeNeverNeedsMoreCapacity) {
  std::mt19937_64 random(9);
  const std::vector<double> hourly = randomDemand(random, 2000);
  double last = std::numeric_limits<double>::infinity();
  for (const double delay : {0.0, 1.0, 2.0, 5.0, 12.0, 48.0, 720.0}) {
    const double capacity = deferWork(hourly, 0.6, delay).capacity;
    EXPECT_LE(capacity, last * (1 + 1e-9));
    last = capacity;
  }
  last = std::numeric_limits<double>::infinity();
  for (const double share : {0.0, 0.1, 0.3, 0.6, 0.9, 1.0}) {
    const double capacity = deferWork(hourly, share, 12).capacity;
    EXPECT_LE(capacity, last * (1 + 1e-9));
    last = capacity;
  }
}

}  // namespace
}  // namespace rackorrent
