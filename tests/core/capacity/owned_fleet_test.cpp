// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/owned_fleet.h"

#include <cstddef>
#include <gtest/gtest.h>
#include <vector>

namespace rackorrent {
namespace {

double totalOrdered(const std::vector<FleetMonth>& months) {
  double sum = 0;
  for (const FleetMonth& month : months) sum += month.ordered;
  return sum;
}

TEST(OwnedFleet, FirstOrderIsPaidAtOnceAndRunsAfterTheLeadTime) {
  const std::vector<FleetMonth> months =
      runFleet(std::vector<double>(6, 8), {.leadMonths = 2.25, .lifeMonths = 60});
  EXPECT_EQ(months[0].ordered, 8);
  EXPECT_EQ(totalOrdered(months), 8);
  EXPECT_EQ(months[1].deliveredShare, 0);
  EXPECT_EQ(months[2].deliveredShare, 0.75);
  EXPECT_EQ(months[3].deliveredShare, 1);
  for (const FleetMonth& month : months) EXPECT_EQ(month.paid, 8);
}

TEST(OwnedFleet, GrowthIsOrderedForTheMonthThatNeedsItButNotBeforeTheFirstDelivery) {
  const std::vector<FleetMonth> months = runFleet({2, 3, 4, 4, 6, 6}, {.leadMonths = 2.5, .lifeMonths = 60});
  const std::vector<double> ordered = {2, 0, 2, 0, 2, 0};
  const std::vector<double> paid = {2, 2, 4, 4, 6, 6};
  for (std::size_t i = 0; i < months.size(); ++i) {
    EXPECT_EQ(months[i].ordered, ordered[i]);
    EXPECT_EQ(months[i].paid, paid[i]);
    EXPECT_EQ(months[i].replaced, 0);
  }
}

TEST(OwnedFleet, WornOutServersAreReplacedInTheirLastMonthWhileMonthsRemain) {
  // Delivered at 1.5, worn out at 13.5 and 25.5.
  const std::vector<FleetMonth> months =
      runFleet(std::vector<double>(30, 5), {.leadMonths = 1.5, .lifeMonths = 12});
  for (std::size_t i = 0; i < months.size(); ++i) {
    EXPECT_EQ(months[i].replaced, i == 13 || i == 25 ? 5 : 0) << "month " << i;
    EXPECT_EQ(months[i].paid, 5);
  }
  EXPECT_EQ(totalOrdered(months), 15);
}

TEST(OwnedFleet, LifeThatEndsWithTheHorizonNeedsNoReplacement) {
  EXPECT_EQ(totalOrdered(runFleet(std::vector<double>(60, 5), {.leadMonths = 0, .lifeMonths = 60})), 5);
  EXPECT_EQ(totalOrdered(runFleet(std::vector<double>(61, 5), {.leadMonths = 0, .lifeMonths = 60})), 10);
}

TEST(OwnedFleet, CohortsOfGrowthWearOutAtTheirOwnTime) {
  std::vector<double> needed(20, 2);
  for (std::size_t i = 4; i < needed.size(); ++i) needed[i] = 3;
  const std::vector<FleetMonth> months = runFleet(needed, {.leadMonths = 0, .lifeMonths = 12});
  EXPECT_EQ(months[4].ordered, 1);
  EXPECT_EQ(months[12].replaced, 2);
  EXPECT_EQ(months[16].replaced, 1);
  for (std::size_t i = 0; i < months.size(); ++i) EXPECT_EQ(months[i].paid, needed[i]);
}

TEST(OwnedFleet, ShrinkingNeedKeepsServersToTheEndOfTheirLifeAndReplacesFewer) {
  std::vector<double> needed(18, 10);
  for (std::size_t i = 6; i < needed.size(); ++i) needed[i] = 4;
  const std::vector<FleetMonth> months = runFleet(needed, {.leadMonths = 0, .lifeMonths = 12});
  EXPECT_EQ(months[11].paid, 10);
  EXPECT_EQ(months[12].replaced, 4);
  EXPECT_EQ(months[12].paid, 4);
}

TEST(OwnedFleet, DeliveryAfterTheHorizonNeverRuns) {
  const std::vector<FleetMonth> months = runFleet({7}, {.leadMonths = 6, .lifeMonths = 60});
  EXPECT_EQ(months[0].ordered, 7);
  EXPECT_EQ(months[0].deliveredShare, 0);
}

TEST(OwnedFleet, ReplacedServersAreTheNumberOfLivesTimesTheFleetOverTenYears) {
  for (const double life : {6.0, 7.5, 12.0, 36.0, 60.0}) {
    const std::vector<FleetMonth> months =
        runFleet(std::vector<double>(120, 3), {.leadMonths = 0, .lifeMonths = life});
    double lives = 0;
    for (double start = 0; start < 120; start += life) ++lives;
    EXPECT_EQ(totalOrdered(months), 3 * lives) << "life " << life;
  }
}

}  // namespace
}  // namespace rackorrent
