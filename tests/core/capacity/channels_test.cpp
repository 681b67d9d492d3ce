// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/channels.h"

#include "tests/core/capacity/example.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <random>
#include <string_view>

namespace rackorrent {
namespace {

// One server of one GPU without anything but what a test sets.
FieldTexts bareServer() {
  return {{"owned.gpus_per_server", "1"},
          {"owned.server_price", "0"},
          {"owned.network_share", "0"},
          {"owned.storage_share", "0"},
          {"owned.server_power_kw", "0"},
          {"owned.maintenance_per_year", "0"},
          {"owned.failure_rate_per_year", "0"},
          {"owned.residual_share", "0"},
          {"team.operations_cost_per_fte_year", "0"},
          {"finance.discount_rate_per_year", "0"},
          {"project.horizon_months", "60"},
          {"owned.useful_life_years", "5"}};
}

ChannelCost ownedWith(const FieldTexts& changes) {
  FieldTexts fields = bareServer();
  fields.insert(fields.end(), changes.begin(), changes.end());
  return ownedChannel(evaluationWith(fields));
}

double priceOf(const Evaluation& evaluation, Channel channel) {
  const std::vector<ChannelCost> channels = channelCosts(evaluation);
  const auto found = std::ranges::find(channels, channel, &ChannelCost::channel);
  return found == channels.end() ? -1 : found->perGpuYear(1);
}

TEST(Channels, HardwareWithoutInterestIsItsLossOfValueOverItsLife) {
  EXPECT_DOUBLE_EQ(ownedWith({{"owned.server_price", "100000"}}).fixedPerGpuYear, 20'000);
  EXPECT_DOUBLE_EQ(
      ownedWith({{"owned.server_price", "100000"}, {"owned.residual_share", "0.25"}}).fixedPerGpuYear,
      15'000);
  // Sold after one of two years at the square root of what is left after both.
  EXPECT_DOUBLE_EQ(ownedWith({{"owned.server_price", "100000"},
                              {"owned.residual_share", "0.25"},
                              {"owned.useful_life_years", "2"},
                              {"project.horizon_months", "12"}})
                       .fixedPerGpuYear,
                   50'000);
}

TEST(Channels, HardwareWithInterestIsAnAnnuity) {
  // 100,000 at 10 % over 5 years is 26,379.75 a year (any annuity table: factor 0.263797).
  EXPECT_NEAR(ownedWith({{"owned.server_price", "100000"}, {"finance.discount_rate_per_year", "0.1"}})
                  .fixedPerGpuYear,
              26'379.75, 0.005);
}

TEST(Channels, PowerIsFixedWhenIdleAndVariableWhenAtWork) {
  const ChannelCost owned = ownedWith({{"owned.server_power_kw", "10"},
                                       {"owned.pue", "1.5"},
                                       {"owned.electricity_per_kwh", "0.2"},
                                       {"owned.idle_power_share", "0.3"},
                                       {"owned.facility", "own_room"}});
  EXPECT_DOUBLE_EQ(owned.fixedPerGpuYear, 10 * 1.5 * 0.2 * 0.3 * 8760);
  EXPECT_DOUBLE_EQ(owned.variablePerGpuHour, 10 * 1.5 * 0.2 * 0.7);
  EXPECT_DOUBLE_EQ(owned.perGpuYear(8760), 10 * 1.5 * 0.2 * 8760);
}

TEST(Channels, RacksStaffMaintenanceAndFailuresAreFixed) {
  EXPECT_DOUBLE_EQ(ownedWith({{"owned.server_power_kw", "10"},
                              {"owned.electricity_per_kwh", "0"},
                              {"owned.colocation_per_kw_month", "500"}})
                       .fixedPerGpuYear,
                   10 * 500 * 12);
  EXPECT_DOUBLE_EQ(
      ownedWith({{"team.operations_cost_per_fte_year", "550000"}, {"owned.servers_per_fte", "11"}})
          .fixedPerGpuYear,
      50'000);
  EXPECT_DOUBLE_EQ(ownedWith({{"owned.server_price", "100000"},
                              {"owned.network_share", "0.1"},
                              {"owned.maintenance_per_year", "0.08"},
                              {"owned.failure_rate_per_year", "0.04"}})
                       .fixedPerGpuYear,
                   22'000 + 8'800 + 4'000);
}

TEST(Channels, AFasterServerOfMoreGpusIsCheaperPerReferenceGpu) {
  const double slow = ownedWith({{"owned.server_price", "100000"}}).fixedPerGpuYear;
  const double fast =
      ownedWith(
          {{"owned.server_price", "100000"}, {"owned.gpus_per_server", "8"}, {"owned.relative_speed", "2"}})
          .fixedPerGpuYear;
  EXPECT_DOUBLE_EQ(fast, slow / 16);
}

TEST(Channels, RentCarriesSupportIdleHoursRoundingRestartsAndSpeed) {
  const Evaluation evaluation = evaluationWith({{"cloud.on_demand_price", "10"},
                                                {"cloud.reserved_1y_price", "6"},
                                                {"cloud.reserved_3y_price", "4"},
                                                {"cloud.spot_price", "3"},
                                                {"cloud.spot_overhead", "0.2"},
                                                {"cloud.support_share", "0.1"},
                                                {"cloud.idle_share", "0.05"},
                                                {"cloud.billing", "hour"},
                                                {"cloud.typical_job_hours", "2.5"},
                                                {"cloud.relative_speed", "0.5"}});
  EXPECT_DOUBLE_EQ(priceOf(evaluation, Channel::OnDemand), 10 * (3 / 2.5 + 0.05) * 1.1 / 0.5);
  EXPECT_DOUBLE_EQ(priceOf(evaluation, Channel::Spot), 3 * (3 / 2.5 + 0.05) * 1.1 * 1.2 / 0.5);
  EXPECT_DOUBLE_EQ(priceOf(evaluation, Channel::Reserved1Year), 6 * 8760 * 1.1 / 0.5);
  EXPECT_DOUBLE_EQ(priceOf(evaluation, Channel::Reserved3Years), 4 * 8760 * 1.1 / 0.5);
}

TEST(Channels, WholeJobsAreNotRoundedUpByAFineClock) {
  for (const std::string_view billing : {"second", "minute", "hour"}) {
    const Evaluation evaluation = evaluationWith({{"cloud.on_demand_price", "10"},
                                                  {"cloud.support_share", "0"},
                                                  {"cloud.idle_share", "0"},
                                                  {"cloud.billing", billing},
                                                  {"cloud.typical_job_hours", "4"}});
    EXPECT_DOUBLE_EQ(priceOf(evaluation, Channel::OnDemand), 10);
  }
}

TEST(Channels, OnAMonthlyClockOnDemandIsPaidWhetherUsedOrNotAndSpotIsLeftOut) {
  const Evaluation evaluation = evaluationWith({{"cloud.on_demand_price", "10"},
                                                {"cloud.spot_price", "1"},
                                                {"cloud.support_share", "0"},
                                                {"cloud.idle_share", "0"},
                                                {"cloud.billing", "month"}});
  EXPECT_DOUBLE_EQ(priceOf(evaluation, Channel::OnDemand), 87'600);
  EXPECT_EQ(priceOf(evaluation, Channel::Spot), -1);
}

TEST(Channels, AbsentPricesAreAbsentChannels) {
  const Evaluation evaluation = evaluationWith(
      {{"cloud.on_demand_price", ""}, {"cloud.reserved_1y_price", "6"}, {"cloud.spot_price", ""}});
  EXPECT_EQ(priceOf(evaluation, Channel::OnDemand), -1);
  EXPECT_EQ(priceOf(evaluation, Channel::Reserved3Years), -1);
  EXPECT_GT(priceOf(evaluation, Channel::Reserved1Year), 0);
}

TEST(Channels, CurvesCrossWhereBothCostTheSame) {
  const ChannelCost owned{Channel::Owned, 20'000, 1};
  const ChannelCost onDemand{Channel::OnDemand, 0, 6};
  EXPECT_DOUBLE_EQ(crossingHours(owned, onDemand), 4000);
  EXPECT_DOUBLE_EQ(crossingHours(onDemand, owned), 4000);
  EXPECT_TRUE(std::isinf(crossingHours(owned, {Channel::OnDemand, 0, 0.5})));
  EXPECT_TRUE(std::isinf(crossingHours(owned, owned)));
}

TEST(Channels, LowerEnvelopeIsTheMinimumAtEveryHour) {
  std::mt19937_64 random(21);
  const auto draw = [&](std::uint64_t most) { return static_cast<double>(random() % most); };
  for (int round = 0; round < 200; ++round) {
    const std::vector<ChannelCost> channels = {{Channel::Owned, 3000 * draw(10), draw(4)},
                                               {Channel::Reserved3Years, 3000 * draw(12), draw(2)},
                                               {Channel::Reserved1Year, 3000 * draw(14), 0},
                                               {Channel::OnDemand, 0, 1 + draw(9)},
                                               {Channel::Spot, 0, 1 + draw(9)}};
    const std::vector<EnvelopePiece> pieces = lowerEnvelope(channels);
    ASSERT_FALSE(pieces.empty());
    EXPECT_EQ(pieces.front().fromHours, 0);
    EXPECT_EQ(pieces.back().toHours, 8760);
    for (std::size_t i = 0; i + 1 < pieces.size(); ++i) EXPECT_EQ(pieces[i].toHours, pieces[i + 1].fromHours);
    for (double hours = 0; hours <= 8760; hours += 60) {
      double least = channels.front().perGpuYear(hours);
      for (const ChannelCost& cost : channels) least = std::min(least, cost.perGpuYear(hours));
      const auto piece =
          std::ranges::find_if(pieces, [&](const EnvelopePiece& p) { return hours <= p.toHours; });
      EXPECT_NEAR(piece->cost.perGpuYear(hours), least, 1e-9 * (least + 1)) << "round " << round;
    }
  }
}

TEST(Channels, EnvelopePrefersTheLooserOfEqualChannels) {
  const auto pieces = lowerEnvelope({{Channel::Reserved3Years, 100, 0}, {Channel::Reserved1Year, 100, 0}});
  ASSERT_EQ(pieces.size(), 1u);
  EXPECT_EQ(pieces[0].cost.channel, Channel::Reserved1Year);
}

}  // namespace
}  // namespace rackorrent
