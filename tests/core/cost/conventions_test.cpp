// SPDX-License-Identifier: GPL-3.0-or-later
// Conventions and price paths of the cost formula against published figures and closed forms.
#include "core/cost/cost.h"
#include "core/cost/depreciation.h"
#include "tests/core/cost/plain_cases.h"

#include <cmath>
#include <gtest/gtest.h>

namespace rackorrent {
namespace {

using test::bareEvaluation;
using test::change;
using test::planOf;

// SemiAnalysis, "To Boldly Go" (2026): 986,158 of hardware at 10.3 % over five years on 16 GPUs is printed
// as 1.81 a GPU-hour. Only a twelfth of the rate each month gives it; the effective reading gives 1.79,
// yearly payments 1.87.
TEST(Conventions, NominalMonthlyCompoundingMatchesSemiAnalysis) {
  Evaluation evaluation = bareEvaluation();
  change(evaluation, {{"owned.server_price", "986158"},
                      {"owned.gpus_per_server", "16"},
                      {"finance.discount_rate_per_year", "0.103"}});
  MonthCapacity month;
  month.ownedServers = 1;
  month.ownedGpuHours = month.usefulGpuHours = 16 * 730;
  CapacityPlan plan = planOf(Alternative::SelfBuilt, 60, month);
  plan.months.front().orderedServers = 1;
  const auto levelised = [&](std::string_view compounding, std::string_view timing) {
    change(evaluation, {{"finance.compounding", compounding}, {"finance.payment_timing", timing}});
    return costFigures(evaluation, plan).levelisedPerGpuHour;
  };
  EXPECT_NEAR(levelised("nominal", "month_end"), 1.8064, 5e-5);
  EXPECT_NEAR(levelised("effective", "month_end"), 1.7874, 5e-5);
  EXPECT_NEAR(levelised("effective", "year_end"), 1.8703, 5e-5);
}

// ClusterMAX (SemiAnalysis): 4,096 GPUs in months of 720 hours at 1.84 USD a GPU-hour are printed as
// 5,426,381 a month.
TEST(Conventions, MonthsOf720HoursMatchClusterMax) {
  Evaluation evaluation = bareEvaluation();
  change(evaluation, {{"finance.hours_per_month", "720"}, {"cloud.reserved_1y_price", "1.84"}});
  MonthCapacity month;
  month.reserved1yGpus = 4096;
  EXPECT_NEAR(costFigures(evaluation, planOf(Alternative::GpuAsAService, 1, month)).total, 5426381, 0.6);
}

// Lenovo Press LP2368 (2026) charges 12 % maintenance of 250,141.80 as 3.43 for each running hour: metered, a
// month of 73 running hours costs a tenth of a full one.
TEST(Conventions, MeteredRunningCostCountsOnlyTheHoursInUse) {
  Evaluation evaluation = bareEvaluation();
  change(evaluation, {{"owned.server_price", "250141.80"},
                      {"owned.maintenance_per_year", "0.12"},
                      {"owned.running_cost", "metered"}});
  MonthCapacity month;
  month.ownedServers = 1;
  month.ownedGpuHours = month.usefulGpuHours = 8 * 73;
  const CostFigures cost = costFigures(evaluation, planOf(Alternative::SelfBuilt, 1, month));
  EXPECT_NEAR(cost.total / 73, 3.4266, 5e-5);
}

// A geometric series: 1 + q + ... + q^23 with q = 1.06^(1/12), on what was 1,000 a month.
TEST(Conventions, PowerAndStaffRiseGeometrically) {
  Evaluation evaluation = bareEvaluation();
  change(evaluation, {{"team.operations_cost_per_fte_year", "12000"},
                      {"team.operations_cost_rise_per_year", "0.06"},
                      {"owned.electricity_per_kwh", "1"},
                      {"owned.electricity_rise_per_year", "0.06"},
                      {"owned.pue", "1"},
                      {"owned.idle_power_share", "0"},
                      {"owned.server_power_kw", "1"}});
  MonthCapacity month;
  month.staffFte = 1;
  month.ownedServers = 2;
  month.ownedGpuHours = 8 * 1000;
  const CostFigures cost = costFigures(evaluation, planOf(Alternative::SelfBuilt, 24, month));
  const double series = 1000 * (1.06 * 1.06 - 1) / (std::pow(1.06, 1.0 / 12) - 1);
  EXPECT_NEAR(cost.items[indexOf(CostItem::Staff)], series, 1e-8);
  EXPECT_NEAR(cost.items[indexOf(CostItem::Power)], series, 1e-8);
}

// Next Platform's forward price (2023): 7.2 falls to 5.22 and 3.78 a year, a ratio of 0.7247; here for
// hardware.
TEST(Conventions, LaterHardwareCostsWhatThePricePathSays) {
  Evaluation evaluation = bareEvaluation();
  change(evaluation, {{"owned.server_price", "7.2"},
                      {"owned.price_decline_per_year", "0.2753"},
                      {"owned.maintenance_per_year", "1"},
                      {"owned.residual_share", "1"}});
  CapacityPlan plan = planOf(Alternative::SelfBuilt, 25, {});
  for (const std::size_t year : {0, 12, 24}) plan.months[year].orderedServers = 1;
  plan.months.back().ownedServers = 3;
  const CostFigures cost = costFigures(evaluation, plan);
  EXPECT_NEAR(cost.items[indexOf(CostItem::Servers)], 7.2 + 5.218 + 3.782, 0.005);
  // Maintenance and resale go by what was paid.
  EXPECT_NEAR(cost.items[indexOf(CostItem::Maintenance)], cost.items[indexOf(CostItem::Servers)] / 12, 1e-9);
  EXPECT_NEAR(cost.items[indexOf(CostItem::ResaleValue)], -cost.items[indexOf(CostItem::Servers)], 1e-9);
}

TEST(Conventions, TrafficBetweenRegionsIsBilledByTheRentedShare) {
  Evaluation evaluation = bareEvaluation();
  change(evaluation, {{"data.cross_region_tb_per_month", "3"}, {"cloud.cross_region_price_per_gb", "0.01"}});
  MonthCapacity month;
  month.onDemandGpuHours = month.usefulGpuHours = 100;
  change(evaluation, {{"cloud.on_demand_price", "0"}});
  EXPECT_NEAR(costFigures(evaluation, planOf(Alternative::GpuAsAService, 2, month)).total, 60, 1e-9);
}

// IRS Publication 946, 200 % declining balance over five years without a convention for the first year: 40,
// 24, 14.4, 10.8 and 10.8 %.
TEST(Depreciation, DecliningBalanceFollowsThePublishedTable) {
  const double left[] = {1, 0.6, 0.36, 0.216, 0.108, 0};
  for (int year = 0; year <= 5; ++year)
    EXPECT_NEAR(bookShareAtAge(Depreciation::DecliningBalance, 12.0 * year, 60, 0), left[year], 1e-12)
        << year;
  EXPECT_NEAR(bookShareAtAge(Depreciation::DecliningBalance, 60, 60, 0.125), 0.125, 1e-12);
}

TEST(Depreciation, ChargesAddUpToWhatWasPaidLessTheResidualValue) {
  Evaluation evaluation = bareEvaluation();
  change(evaluation,
         {{"owned.server_price", "1000"}, {"owned.residual_share", "0.1"}, {"owned.network_share", "0.2"}});
  CapacityPlan plan = planOf(Alternative::SelfBuilt, 84, {});
  plan.months[0].orderedServers = 2;
  plan.months[24].orderedServers = 1;
  for (const std::string_view method : {"straight_line", "declining_balance"}) {
    change(evaluation, {{"owned.depreciation", method}});
    double charged = 0;
    for (const BookMonth& month : bookMonths(evaluation, plan)) {
      EXPECT_GE(month.charge, 0);
      charged += month.charge;
    }
    EXPECT_NEAR(charged, 3 * 1000 * 0.9 + 3 * 200, 1e-9) << method;
  }
}

}  // namespace
}  // namespace rackorrent
