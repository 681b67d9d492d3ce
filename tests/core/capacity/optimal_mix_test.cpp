// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/optimal_mix.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <limits>
#include <random>
#include <vector>

namespace rackorrent {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

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
    if (left > 1e-9) return infinity;
  }
  return cost;
}

TEST(OptimalMix, FlatDemandIsOwnedOrRentedAsAWhole) {
  const LoadDurationCurve curve(std::vector<double>(8760, 64));
  const ChannelCost owned{Channel::Owned, 50'000, 1};
  const OptimalMix dear = optimalMix(curve, {owned, {Channel::OnDemand, 0, 8}});
  EXPECT_EQ(dear.gpus(Channel::Owned), 64);
  EXPECT_DOUBLE_EQ(dear.costPerYear, 64 * (50'000 + 8760.0));
  const OptimalMix cheap = optimalMix(curve, {owned, {Channel::OnDemand, 0, 6}});
  EXPECT_EQ(cheap.gpus(Channel::Owned), 0);
  EXPECT_DOUBLE_EQ(cheap.costPerYear, 64 * 8760 * 6.0);
}

TEST(OptimalMix, TwoLevelsOfDemandAreTwoDecisions) {
  // 10 GPUs always, 30 more for a quarter of the year. Owning breaks even at half of the year.
  std::vector<double> hourly(8760, 10);
  std::fill_n(hourly.begin(), 2190, 40);
  const ChannelCost owned{Channel::Owned, 4380 * 6.0, 0};
  const OptimalMix mix = optimalMix(LoadDurationCurve(hourly), {owned, {Channel::OnDemand, 0, 6}});
  EXPECT_EQ(mix.gpus(Channel::Owned), 10);
  EXPECT_EQ(mix.gpus(Channel::OnDemand), 30);
  EXPECT_EQ(mix.gpuHours(Channel::Owned), 87'600);
  EXPECT_EQ(mix.gpuHours(Channel::OnDemand), 30 * 2190);
  EXPECT_DOUBLE_EQ(mix.costPerYear, 10 * 4380 * 6 + 30 * 2190 * 6.0);
}

TEST(OptimalMix, PublishedConditionForTheOwnedBase) {
  // reference/tco.md 1.5: the best owned size K solves P(demand > K) = c / ((r - v) x 8760).
  std::vector<double> hourly(8760);
  for (std::size_t hour = 0; hour < hourly.size(); ++hour) hourly[hour] = static_cast<double>(hour % 100);
  const ChannelCost owned{Channel::Owned, 20'000, 0.5};
  const ChannelCost rent{Channel::OnDemand, 0, 8};
  const LoadDurationCurve curve(hourly);
  const OptimalMix mix = optimalMix(curve, {owned, rent});
  const double wanted = 20'000 / ((8 - 0.5) * 8760);
  const double gpus = mix.gpus(Channel::Owned);
  EXPECT_LE(curve.hoursAbove(gpus) / 8760, wanted);
  EXPECT_GT(curve.hoursAbove(gpus - 1) / 8760, wanted);
  for (double size = 0; size <= 99; ++size)
    EXPECT_GE(costOf(hourly, {owned, rent}, {size, 0}, 0), mix.costPerYear * (1 - 1e-12));
}

TEST(OptimalMix, EqualsBruteForceOverWholeNumbersOnSmallCurves) {
  std::mt19937_64 random(11);
  const auto draw = [&](std::uint64_t most) { return static_cast<double>(random() % most); };
  for (int round = 0; round < 300; ++round) {
    std::vector<double> hourly(12);
    for (double& gpus : hourly) gpus = 2 * draw(5);  // even, so that the half left beside spot is whole too
    const double spotShare = std::array{0.0, 0.5, 1.0}[random() % 3];
    std::vector<ChannelCost> channels = {{Channel::Owned, 8760 * draw(12), draw(6)},
                                         {Channel::Reserved3Years, 8760 * draw(12), 0},
                                         {Channel::Reserved1Year, 8760 * draw(16), draw(3)},
                                         {Channel::OnDemand, 0, 4 + draw(20)},
                                         {Channel::Spot, 0, draw(16)}};
    if (round % 3 == 0) channels.erase(channels.begin() + 3);  // nothing by the hour but spot
    const OptimalMix mix = optimalMix(LoadDurationCurve(hourly), channels, {.interruptibleShare = spotShare});
    double best = infinity;
    for (double a = 0; a < 9; ++a)
      for (double b = 0; a + b < 9; ++b)
        for (double c = 0; a + b + c < 9; ++c)
          best = std::min(best, costOf(hourly, channels, {a, b, c, 0, 0}, spotShare));
    EXPECT_NEAR(mix.costPerYear, best, 1e-9 * (best + 1)) << "round " << round;
  }
}

TEST(OptimalMix, AmountsReproduceTheCostHourByHourAndServeAllWork) {
  std::mt19937_64 random(12);
  const auto draw = [&] { return static_cast<double>(random() % 10'000) / 1000; };
  for (int round = 0; round < 100; ++round) {
    std::vector<double> hourly(200);
    for (double& gpus : hourly) gpus = draw() * draw();
    const double spotShare = draw() / 10;
    const std::vector<ChannelCost> channels = {{Channel::Owned, 8760 * draw(), draw()},
                                               {Channel::Reserved1Year, 8760 * draw(), 0},
                                               {Channel::OnDemand, 0, 2 * draw()},
                                               {Channel::Spot, 0, draw()}};
    const LoadDurationCurve curve(hourly);
    const OptimalMix mix = optimalMix(curve, channels, {.interruptibleShare = spotShare});
    double worked = 0;
    for (const MixAmount& amount : mix.amounts) worked += amount.gpuHours;
    EXPECT_NEAR(worked / curve.gpuHours(), 1, 1e-12);
    const std::vector<double> committed = {mix.gpus(Channel::Owned), mix.gpus(Channel::Reserved1Year), 0, 0};
    EXPECT_NEAR(mix.costPerYear / costOf(hourly, channels, committed, spotShare), 1, 1e-9)
        << "round " << round;
  }
}

TEST(OptimalMix, AtEqualCostThereIsTheLeastCommitment) {
  const LoadDurationCurve curve(std::vector<double>(8760, 5));
  const ChannelCost threeYears{Channel::Reserved3Years, 8760 * 2.0, 0};
  const ChannelCost oneYear{Channel::Reserved1Year, 8760 * 2.0, 0};
  const ChannelCost onDemand{Channel::OnDemand, 0, 2};
  EXPECT_EQ(optimalMix(curve, {threeYears, oneYear}).gpus(Channel::Reserved1Year), 5);
  EXPECT_EQ(optimalMix(curve, {oneYear, threeYears}).gpus(Channel::Reserved3Years), 0);
  EXPECT_EQ(optimalMix(curve, {threeYears, oneYear, onDemand}).gpus(Channel::OnDemand), 5);
  EXPECT_EQ(optimalMix(curve, {onDemand, {Channel::Owned, 0, 2}}).gpus(Channel::Owned), 0);
}

TEST(OptimalMix, DearerRentNeverLowersTheOwnedBase) {
  std::vector<double> hourly(1000);
  for (std::size_t hour = 0; hour < hourly.size(); ++hour)
    hourly[hour] = std::sqrt(static_cast<double>(hour));
  const LoadDurationCurve curve(hourly);
  double last = 0;
  for (double price = 0; price < 40; price += 0.5) {
    const double gpus =
        optimalMix(curve, {{Channel::Owned, 40'000, 1}, {Channel::OnDemand, 0, price}}).gpus(Channel::Owned);
    EXPECT_GE(gpus, last);
    last = gpus;
  }
  EXPECT_GT(last, 0);
}

TEST(OptimalMix, WithoutPayAsYouGoTheCommitmentCoversThePeak) {
  const LoadDurationCurve curve({1, 2, 3, 9});
  const OptimalMix mix = optimalMix(curve, {{Channel::Reserved1Year, 100, 0}});
  EXPECT_EQ(mix.gpus(Channel::Reserved1Year), 9);
  const OptimalMix withSpot = optimalMix(curve, {{Channel::Reserved1Year, 1e6, 0}, {Channel::Spot, 0, 1}},
                                         {.interruptibleShare = 1.0 / 3});
  EXPECT_NEAR(withSpot.gpus(Channel::Reserved1Year), 6, 1e-12);
}

TEST(OptimalMix, NoDemandNeedsNothing) {
  const OptimalMix mix = optimalMix(LoadDurationCurve(), {{Channel::Owned, 5, 1}, {Channel::OnDemand, 0, 2}});
  EXPECT_EQ(mix.costPerYear, 0);
  EXPECT_EQ(mix.gpus(Channel::Owned) + mix.gpuHours(Channel::OnDemand), 0);
}

}  // namespace
}  // namespace rackorrent
