// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/optimal_mix.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <gtest/gtest.h>
#include <limits>
#include <random>

namespace rackorrent {
namespace {

// The cost of given commitments with the best dispatch, hour by hour: cheapest first, spot up to its share.
double costOf(const std::vector<double>& hourly, const std::vector<ChannelCost>& channels,
              const std::vector<double>& committed, double spotShare) {
  std::vector<std::size_t> order(channels.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::sort(order, {}, [&](std::size_t i) { return channels[i].variablePerGpuHour; });
  const double hoursOfYear = 8760 / static_cast<double>(hourly.size());
  double cost = 0;
  for (std::size_t i = 0; i < channels.size(); ++i) cost += channels[i].fixedPerGpuYear * committed[i];
  for (const double demand : hourly) {
    double left = demand;
    for (const std::size_t i : order) {
      const bool isSpot = channels[i].channel == Channel::Spot;
      const bool isFlexible = isSpot || channels[i].channel == Channel::OnDemand;
      const double most = isSpot ? spotShare * demand : isFlexible ? left : committed[i];
      const double done = std::min(left, most);
      cost += channels[i].variablePerGpuHour * done * hoursOfYear;
      left -= done;
    }
    if (left > 1e-9) return std::numeric_limits<double>::infinity();
  }
  return cost;
}

TEST(OptimalMix, PublishedConditionForTheOwnedBase) {
  // reference/tco.md 1.5: the best owned size K solves P(demand > K) = c / ((r - v) x 8760).
  std::vector<double> hourly(8760);
  for (std::size_t hour = 0; hour < hourly.size(); ++hour) hourly[hour] = static_cast<double>(hour % 100);
  const ChannelCost owned{Channel::Owned, 20'000, 0.5};
  const ChannelCost rent{Channel::OnDemand, 0, 8};
  const OptimalMix mix = optimalMix(LoadDurationCurve(hourly), {owned, rent});
  const double wanted = 20'000 / ((8 - 0.5) * 8760);
  const double gpus = mix.gpus(Channel::Owned);
  const auto shareAbove = [&](double level) { return LoadDurationCurve(hourly).hoursAbove(level) / 8760; };
  EXPECT_LE(shareAbove(gpus), wanted);
  EXPECT_GT(shareAbove(gpus - 1), wanted);
  for (double size = 0; size <= 99; ++size)
    EXPECT_GE(costOf(hourly, {owned, rent}, {size, 0}, 0), mix.costPerYear * (1 - 1e-12));
}

TEST(OptimalMix, EqualsBruteForceOverWholeNumbersOnSmallCurves) {
  std::mt19937_64 random(11);
  for (int round = 0; round < 200; ++round) {
    std::vector<double> hourly(12);
    for (double& gpus : hourly) gpus = static_cast<double>(random() % 8);
    const auto draw = [&](std::uint64_t most) { return static_cast<double>(random() % most); };
    const std::vector<ChannelCost> channels = {{Channel::Owned, 8760 * draw(12), draw(6)},
                                               {Channel::Reserved3Years, 8760 * draw(12), 0},
                                               {Channel::Reserved1Year, 8760 * draw(16), draw(3)},
                                               {Channel::OnDemand, 0, 4 + draw(20)}};
    const OptimalMix mix = optimalMix(LoadDurationCurve(hourly), channels);
    double best = std::numeric_limits<double>::infinity();
    for (double a = 0; a < 8; ++a)
      for (double b = 0; a + b < 8; ++b)
        for (double c = 0; a + b + c < 8; ++c)
          best = std::min(best, costOf(hourly, channels, {a, b, c, 0}, 0));
    EXPECT_NEAR(mix.costPerYear, best, 1e-9 * (best + 1));
  }
}

}  // namespace
}  // namespace rackorrent
