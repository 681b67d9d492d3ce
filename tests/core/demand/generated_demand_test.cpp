// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/demand/generated_demand.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <gtest/gtest.h>

namespace rackorrent {
namespace {

constexpr std::array patterns = {DemandPattern::Steady, DemandPattern::Diurnal, DemandPattern::Bursty,
                                 DemandPattern::Intermittent, DemandPattern::Growing};

long double sumOf(const std::vector<double>& hourly) {
  long double sum = 0;
  for (const double gpus : hourly) sum += gpus;
  return sum;
}

double meanBetween(const std::vector<double>& hourly, std::size_t from, std::size_t to) {
  double sum = 0;
  for (std::size_t hour = from; hour < to; ++hour) sum += hourly[hour];
  return sum / static_cast<double>(to - from);
}

double correlationWithNextHour(const std::vector<double>& hourly) {
  const double mean = static_cast<double>(sumOf(hourly)) / static_cast<double>(hourly.size());
  double product = 0;
  double square = 0;
  for (std::size_t hour = 0; hour + 1 < hourly.size(); ++hour) {
    product += (hourly[hour] - mean) * (hourly[hour + 1] - mean);
    square += (hourly[hour] - mean) * (hourly[hour] - mean);
  }
  return product / square;
}

TEST(GeneratedDemand, MeanIsUtilisationTimesPeakAndTheHighestHourIsThePeak) {
  for (const DemandPattern pattern : patterns)
    for (const double peak : {0.1, 64.0, 100'000.0})
      for (const double utilization : {0.00012, 0.001, 0.05, 0.3, 0.6, 0.85, 0.99, 0.999999, 1.0}) {
        const std::vector<double> hourly = generateDemand(pattern, peak, utilization);
        ASSERT_EQ(hourly.size(), 8760u);
        EXPECT_EQ(*std::ranges::max_element(hourly), peak);
        EXPECT_GE(*std::ranges::min_element(hourly), 0);
        const auto expected = static_cast<long double>(utilization) * peak * 8760;
        EXPECT_NEAR(static_cast<double>(sumOf(hourly) / expected), 1, 1e-12)
            << "pattern " << static_cast<int>(pattern) << " utilisation " << utilization;
      }
}

TEST(GeneratedDemand, FullUtilisationIsFlat) {
  for (const DemandPattern pattern : patterns)
    EXPECT_TRUE(std::ranges::all_of(generateDemand(pattern, 7, 1), [](double gpus) { return gpus == 7; }));
}

TEST(GeneratedDemand, LessThanOneHourOfPeakAYearIsOneHourWithTheRightMean) {
  for (const DemandPattern pattern : patterns) {
    const std::vector<double> hourly = generateDemand(pattern, 64, 1e-5);
    EXPECT_EQ(std::ranges::count_if(hourly, [](double gpus) { return gpus > 0; }), 1);
    EXPECT_DOUBLE_EQ(static_cast<double>(sumOf(hourly)), 64 * 1e-5 * 8760);
  }
}

TEST(GeneratedDemand, MoreUtilisationNeverLowersAnyHourOfACampaignAndKeepsTheOrderOfHoursElsewhere) {
  for (const DemandPattern pattern : patterns) {
    const std::vector<double> low = generateDemand(pattern, 1, 0.4);
    const std::vector<double> high = generateDemand(pattern, 1, 0.5);
    for (std::size_t hour = 0; hour < low.size(); ++hour) EXPECT_GE(high[hour], low[hour] - 1e-12);
  }
}

TEST(GeneratedDemand, DiurnalDemandIsHigherByDayThanByNightAndOnWeekdaysThanAtWeekends) {
  const std::vector<double> hourly = generateDemand(DemandPattern::Diurnal, 64, 0.5);
  for (std::size_t day = 0; day < 364; ++day) {
    const std::size_t midnight = day * 24;
    EXPECT_GT(meanBetween(hourly, midnight + 10, midnight + 18),
              1.5 * meanBetween(hourly, midnight, midnight + 6));
  }
  for (std::size_t week = 0; week < 52; ++week) {
    const std::size_t monday = week * 168;
    EXPECT_GT(meanBetween(hourly, monday, monday + 120), meanBetween(hourly, monday + 120, monday + 168));
  }
}

TEST(GeneratedDemand, SteadyDemandStaysNearItsMean) {
  const std::vector<double> hourly = generateDemand(DemandPattern::Steady, 100, 0.6);
  const auto near = std::ranges::count_if(hourly, [](double gpus) { return std::abs(gpus - 60) < 3; });
  EXPECT_GT(near, 8760 * 0.98);
}

TEST(GeneratedDemand, BurstyDemandIsRareAndAutocorrelated) {
  const std::vector<double> hourly = generateDemand(DemandPattern::Bursty, 100, 0.15);
  const auto high = std::ranges::count_if(hourly, [](double gpus) { return gpus > 50; });
  EXPECT_LT(high, 8760 * 0.1);
  EXPECT_GT(correlationWithNextHour(hourly), 0.8);
}

TEST(GeneratedDemand, IntermittentDemandIsAtPeakOrOffInCampaignsOfWeeks) {
  const std::vector<double> hourly = generateDemand(DemandPattern::Intermittent, 100, 0.3);
  std::size_t between = 0;
  std::size_t starts = 0;
  for (std::size_t hour = 0; hour < hourly.size(); ++hour) {
    between += hourly[hour] != 0 && hourly[hour] != 100;
    starts += hour > 0 && hourly[hour] > hourly[hour - 1];
  }
  EXPECT_LE(between, 1u);
  EXPECT_GE(starts, 52u / 4 - 1);
  EXPECT_LE(starts, 52u + 1);
}

TEST(GeneratedDemand, GrowingDemandRisesFromMonthToMonth) {
  const std::vector<double> hourly = generateDemand(DemandPattern::Growing, 100, 0.5);
  for (std::size_t month = 0; month + 1 < 12; ++month)
    EXPECT_LT(meanBetween(hourly, month * 730, month * 730 + 730),
              meanBetween(hourly, month * 730 + 730, month * 730 + 1460));
}

TEST(GeneratedDemand, TheSameInputsGiveTheSameBytes) {
  for (const DemandPattern pattern : patterns)
    EXPECT_EQ(generateDemand(pattern, 64, 0.6), generateDemand(pattern, 64, 0.6));
}

}  // namespace
}  // namespace rackorrent
