// SPDX-License-Identifier: GPL-3.0-or-later
#include "knowledge_fixture.h"

#include <cmath>

namespace rackorrent::test {

namespace {

TEST(DerivedMeasure, capitalCoverComparesTheLimitWithWholeServersAndTheirNetwork) {
  // 60 GPUs in servers of 8 are 8 servers of 1,000,000, with a quarter on top: 10,000,000.
  const Evaluation evaluation = evaluationWith({{"workload.peak_gpus", "60"},
                                                {"owned.gpus_per_server", "8"},
                                                {"owned.server_price", "1000000"},
                                                {"owned.network_share", "0.2"},
                                                {"owned.storage_share", "0.05"},
                                                {"finance.capex_limit", "5000000"}});
  EXPECT_DOUBLE_EQ(valueOf(DerivedMeasure::CapitalCover, evaluation), 0.5);
}

TEST(DerivedMeasure, aFasterOwnedGpuNeedsFewerServers) {
  const Evaluation evaluation = evaluationWith({{"workload.peak_gpus", "64"},
                                                {"owned.gpus_per_server", "8"},
                                                {"owned.server_price", "1000000"},
                                                {"owned.network_share", "0"},
                                                {"owned.storage_share", "0"},
                                                {"owned.relative_speed", "2"},
                                                {"finance.capex_limit", "4000000"}});
  EXPECT_DOUBLE_EQ(valueOf(DerivedMeasure::CapitalCover, evaluation), 1);
}

TEST(DerivedMeasure, withoutALimitEverythingIsCovered) {
  const Evaluation evaluation =
      evaluationWith({{"finance.capex_limit", ""}, {"finance.monthly_opex_limit", ""}});
  EXPECT_TRUE(std::isinf(valueOf(DerivedMeasure::CapitalCover, evaluation)));
  EXPECT_TRUE(std::isinf(valueOf(DerivedMeasure::BudgetCover, evaluation)));
}

TEST(DerivedMeasure, budgetCoverTakesTheCheapestFirmPrice) {
  // 10 GPUs at half use for 730 hours at 2: 7,300 a month; the spot price of 1 is not firm.
  const Evaluation evaluation = evaluationWith({{"workload.peak_gpus", "10"},
                                                {"workload.utilization", "0.5"},
                                                {"cloud.on_demand_price", "3"},
                                                {"cloud.reserved_1y_price", "2"},
                                                {"cloud.spot_price", "1"},
                                                {"finance.monthly_opex_limit", "7300"}});
  EXPECT_DOUBLE_EQ(valueOf(DerivedMeasure::BudgetCover, evaluation), 1);
}

TEST(DerivedMeasure, staffCoverCountsAtLeastOneOperator) {
  const Evaluation small = evaluationWith({{"workload.peak_gpus", "8"}, {"team.operations_fte", "0.5"}});
  EXPECT_DOUBLE_EQ(valueOf(DerivedMeasure::StaffCover, small), 0.5);
  const Evaluation large = evaluationWith({{"workload.peak_gpus", "800"},
                                           {"owned.gpus_per_server", "8"},
                                           {"owned.servers_per_fte", "10"},
                                           {"team.operations_fte", "4"}});
  EXPECT_DOUBLE_EQ(valueOf(DerivedMeasure::StaffCover, large), 0.4);
}

TEST(DerivedMeasure, lifeCoverComparesYearsWithMonths) {
  const Evaluation evaluation =
      evaluationWith({{"owned.useful_life_years", "4"}, {"project.horizon_months", "60"}});
  EXPECT_DOUBLE_EQ(valueOf(DerivedMeasure::LifeCover, evaluation), 0.8);
}

TEST(DerivedMeasure, aHundredTerabytesTakeNineDaysOverAWholeGigabit) {
  const Evaluation evaluation =
      evaluationWith({{"data.stored_tb", "100"}, {"data.link_gbps", "1"}, {"data.line_usable_share", "1"}});
  EXPECT_NEAR(valueOf(DerivedMeasure::UploadDays, evaluation), 800000.0 / 86400, 1e-12);
}

TEST(DerivedMeasure, noDemandNeedsNothing) {
  const Evaluation evaluation = evaluationWith(
      {{"workload.peak_gpus", "0"}, {"finance.capex_limit", "0"}, {"finance.monthly_opex_limit", "0"}});
  EXPECT_TRUE(std::isinf(valueOf(DerivedMeasure::CapitalCover, evaluation)));
  EXPECT_TRUE(std::isinf(valueOf(DerivedMeasure::BudgetCover, evaluation)));
  EXPECT_TRUE(std::isinf(valueOf(DerivedMeasure::StaffCover, evaluation)));
}

}  // namespace

}  // namespace rackorrent::test
