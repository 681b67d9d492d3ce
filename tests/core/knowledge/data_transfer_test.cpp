// SPDX-License-Identifier: GPL-3.0-or-later
// Arithmetic with decimal units: 10.8 TB are 86,400 gigabits, a day at 1 Gbit/s.
#include "core/knowledge/data_transfer.h"

#include "tests/core/knowledge/knowledge_fixture.h"

#include <gtest/gtest.h>

namespace rackorrent::test {

namespace {

Evaluation oneDayOfData() {
  return evaluationWith({{"data.stored_tb", "10.8"},
                         {"data.link_gbps", "1"},
                         {"data.line_usable_share", "1"},
                         {"data.parallel_streams", "10"},
                         {"data.stream_gbps", "1"},
                         {"data.disk_tb", "4"},
                         {"data.disk_copy_gbps", "2"},
                         {"data.shipping_days", "3"},
                         {"data.shipping_cost_per_disk", "1000"},
                         {"cloud.egress_price_per_gb", "0.8"}});
}

TEST(DataTransfer, aDayOfGigabitsTakesADay) {
  const DataTransfer transfer = transferOf(oneDayOfData(), MigrationDirection::ToCloud);
  EXPECT_NEAR(transfer.lineDays, 1, 1e-12);
  EXPECT_EQ(transfer.lineCost, 0);
}

TEST(DataTransfer, theSlowerOfLineAndStreamsDecides) {
  Evaluation evaluation = oneDayOfData();
  evaluation.setReal("data.line_usable_share"_field, 0.5);
  EXPECT_NEAR(transferOf(evaluation, MigrationDirection::ToCloud).lineDays, 2, 1e-12);
  evaluation.setReal("data.parallel_streams"_field, 1);
  evaluation.setReal("data.stream_gbps"_field, 0.25);
  EXPECT_NEAR(transferOf(evaluation, MigrationDirection::ToCloud).lineDays, 4, 1e-12);
}

TEST(DataTransfer, disksAreWholeCopiedTwiceAndShipped) {
  const DataTransfer transfer = transferOf(oneDayOfData(), MigrationDirection::ToCloud);
  EXPECT_EQ(transfer.disks, 3);
  EXPECT_NEAR(transfer.diskDays, 0.5 + 3 + 0.5, 1e-12);
  EXPECT_EQ(transfer.diskCost, 3000);
  EXPECT_FALSE(transfer.isDiskFaster());
  EXPECT_FALSE(transfer.isDiskCheaper());
}

TEST(DataTransfer, onlyWhatLeavesTheCloudIsBilled) {
  EXPECT_NEAR(transferOf(oneDayOfData(), MigrationDirection::ToOwned).lineCost, 10800 * 0.8, 1e-9);
  EXPECT_TRUE(transferOf(oneDayOfData(), MigrationDirection::ToOwned).isDiskCheaper());
}

TEST(DataTransfer, moreDataIsSoonerThereOnDisks) {
  Evaluation evaluation = oneDayOfData();
  evaluation.setReal("data.disk_copy_gbps"_field, 100);
  evaluation.setReal("data.stored_tb"_field, 1080);
  const DataTransfer transfer = transferOf(evaluation, MigrationDirection::ToCloud);
  EXPECT_TRUE(transfer.isDiskFaster());
  EXPECT_EQ(transfer.fastestDays(), transfer.diskDays);
}

TEST(DataTransfer, nothingStoredTakesNoTime) {
  Evaluation evaluation = oneDayOfData();
  evaluation.setReal("data.stored_tb"_field, 0);
  EXPECT_EQ(transferOf(evaluation, MigrationDirection::Both).fastestDays(), 0);
}

}  // namespace

}  // namespace rackorrent::test
