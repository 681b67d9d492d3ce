// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/demand/week_profile.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <memory>
#include <numeric>
#include <random>
#include <string>

namespace rackorrent {
namespace {

constexpr std::int64_t monday =
    1767571200 / 3600;  // 2026-01-05T00:00Z, a Monday (date -u -d @1767571200 +%a)

Evaluation imported(std::int64_t firstHour, std::vector<double> gpus) {
  Evaluation evaluation;
  auto log = std::make_shared<MeasuredDemand>();
  log->firstHour = firstHour;
  log->gpus = std::move(gpus);
  evaluation.measuredDemand = log;
  evaluation.set("workload.pattern"_field, std::string("imported"));
  return evaluation;
}

TEST(WeekProfile, HoursOfALogStandOnTheirDay) {
  std::vector<double> gpus(400, 0);
  gpus[5] = 7;        // Wednesday 03:00 when the log starts on Tuesday 22:00
  gpus[5 + 168] = 9;  // a week later
  const Demand demand = makeDemand(imported(monday + 24 + 22, gpus));
  EXPECT_EQ(demand.firstHourOfWeek, 46u);
  const WeekProfile profile = weekProfile(demand);
  EXPECT_EQ(profile.mean[48 + 3], 16.0 / 3);
  EXPECT_EQ(profile.highest[48 + 3], 9);
  EXPECT_EQ(std::ranges::count_if(profile.mean, [](double mean) { return mean > 0; }), 1);
}

TEST(WeekProfile, UnknownHoursStayUnknown) {
  constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
  const Demand demand = makeDemand(imported(monday, {4, unknown, 6}));
  EXPECT_EQ(demand.unknownHours, 1);
  const WeekProfile profile = weekProfile(demand);
  EXPECT_EQ(profile.mean[0], 4);
  EXPECT_TRUE(std::isnan(profile.mean[1]));
  EXPECT_TRUE(std::isnan(profile.mean[100]));
  EXPECT_EQ(profile.day()[2], 6);
  EXPECT_TRUE(std::isnan(profile.day()[5]));
}

TEST(WeekProfile, WholeWeeksKeepTheMean) {
  const Demand demand = makeDemand(Evaluation());
  const WeekProfile profile = weekProfile(demand);
  const double firstWeeks =
      std::accumulate(demand.hourly.begin(), demand.hourly.begin() + 52 * 168, 0.0) / (52 * 168);
  EXPECT_NEAR(std::accumulate(profile.mean.begin(), profile.mean.end(), 0.0) / 168, firstWeeks,
              0.01 * firstWeeks);
}

TEST(WeekProfile, TracesWithoutACalendarHaveNoHourOfTheDay) {
  EXPECT_FALSE(makeDemand(imported(0, {1, 2})).hasClockHours);
  EXPECT_TRUE(makeDemand(imported(monday, {1, 2})).hasClockHours);
  EXPECT_TRUE(makeDemand(Evaluation()).hasClockHours);
}

TEST(DemandAtUtilization, ImportedHoursGetTheWantedMeanAtTheSamePeak) {
  std::mt19937_64 random(5);
  for (int round = 0; round < 50; ++round) {
    std::vector<double> gpus;
    for (int hour = 0; hour < 200; ++hour) gpus.push_back(static_cast<double>(random() % 50));
    const Evaluation evaluation = imported(monday, gpus);
    const Demand as = makeDemand(evaluation);
    EXPECT_NEAR(demandAtUtilization(evaluation, as.loadFactor).meanGpus, as.meanGpus, 1e-9 * as.meanGpus);
    double last = 0;
    for (const double utilization : {0.1, 0.3, 0.5, 0.8, 1.0}) {
      const Demand demand = demandAtUtilization(evaluation, utilization);
      EXPECT_EQ(demand.peakGpus, as.peakGpus);
      EXPECT_NEAR(demand.meanGpus, utilization * as.peakGpus, 1e-9 * as.peakGpus);
      EXPECT_GE(*std::ranges::min_element(demand.hourly), 0);
      EXPECT_GE(demand.meanGpus, last);
      last = demand.meanGpus;
    }
  }
}

TEST(DemandAtUtilization, GeneratedYearsAreMadeAnew) {
  Evaluation evaluation;
  const Demand at = demandAtUtilization(evaluation, 0.35);
  evaluation.setReal("workload.utilization"_field, 0.35);
  EXPECT_EQ(at.hourly, makeDemand(evaluation).hourly);
}

}  // namespace
}  // namespace rackorrent
