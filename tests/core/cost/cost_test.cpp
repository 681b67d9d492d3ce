// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/cost.h"

#include "core/cost/cost_formula.h"
#include "core/evaluation/value_text.h"
#include "tests/core/cost/plain_cases.h"

#include <gtest/gtest.h>
#include <initializer_list>
#include <string_view>
#include <utility>

namespace rackorrent {
namespace {

using test::bareEvaluation;
using test::evaluationWith;
using test::planOf;

// Lenovo Press LP2368 (February 2026), case 2: 8 x B300 rented at 142.42 USD an hour for 43,800 hours is
// printed as 6,238,000 (6,237,996 unrounded).
TEST(Cost, RentingEightGpusForFiveYearsMatchesLenovo) {
  Evaluation evaluation = bareEvaluation();
  evaluation.set("cloud.on_demand_price"_field, Number::parse("17.8025").value());  // 142.42 / 8
  MonthCapacity month;
  month.onDemandGpuHours = month.usefulGpuHours = 8 * 730;
  const Ledger ledger = costLedger(evaluation, planOf(Alternative::GpuAsAService, 60, month));
  EXPECT_EQ(toString(ledger.total()), "6237996.00");
}

// The same source: 461,567.50 for the server and 12.6 an hour for its operation is printed as 1,013,447.
TEST(Cost, OwningEightGpusForFiveYearsMatchesLenovo) {
  Evaluation evaluation = bareEvaluation();
  evaluation.set("owned.server_price"_field, Number::parse("461567.50").value());
  // 12.6 an hour over 730 hours as a managed fee stands for the source's own running cost.
  evaluation.set("private_cloud.managed_fee_per_month"_field, Number::parse("9198").value());
  evaluation.set("private_cloud.platform_share_per_year"_field, Number(0));
  MonthCapacity month;
  month.ownedServers = 1;
  CapacityPlan plan = planOf(Alternative::PrivateCloud, 60, month);
  plan.months.front().orderedServers = 1;
  EXPECT_EQ(toString(costLedger(evaluation, plan).total()), "1013447.50");
}

// SemiAnalysis, "To Boldly Go" (2026): 16 B300 draw 30.5 kW; PUE 1.35, 80 % busy with full draw, 0.087 USD a
// kWh is 0.179 USD a GPU-hour.
TEST(Cost, PowerMatchesSemiAnalysis) {
  Evaluation evaluation = bareEvaluation();
  for (const auto& [key, text] : std::initializer_list<std::pair<std::string_view, std::string_view>>{
           {"owned.server_power_kw", "30.5"},
           {"owned.gpus_per_server", "16"},
           {"owned.pue", "1.35"},
           {"owned.electricity_per_kwh", "0.087"},
           {"owned.idle_power_share", "0"},
           {"owned.server_price", "0"}}) {
    const FieldId id = findField(key).value();
    evaluation.set(id, readValue(fieldOf(id), text).value());
  }
  MonthCapacity month;
  month.ownedServers = 1;
  month.ownedGpuHours = month.usefulGpuHours = 16 * 730 * 0.8;
  const CostFigures cost = costFigures(evaluation, planOf(Alternative::SelfBuilt, 12, month));
  EXPECT_NEAR(cost.items[indexOf(CostItem::Power)] / (12 * 16 * 730), 0.179, 0.0005);
}

TEST(Cost, AmountsOfHundredsOfMillionsWithFractionsAddUpExactly) {
  Evaluation evaluation = bareEvaluation();
  evaluation.set("owned.server_price"_field, Number::parse("2750000.37").value());
  evaluation.set("owned.maintenance_per_year"_field, Number::parse("0.0833").value());
  MonthCapacity month;
  month.ownedServers = 300;
  CapacityPlan plan = planOf(Alternative::SelfBuilt, 60, month);
  plan.months.front().orderedServers = 300;
  const Ledger ledger = costLedger(evaluation, plan);
  // 300 x 2,750,000.37, and 300 x 2,750,000.37 x 0.0833 / 12 = 5,726,875.7705... booked as .77 in each of 60
  // months.
  EXPECT_EQ(toString(ledger.of(CostItem::Servers)), "825000111.00");
  EXPECT_EQ(toString(ledger.months[7][indexOf(CostItem::Maintenance)]), "5726875.77");
  EXPECT_EQ(toString(ledger.total()), "1168612657.20");
}

TEST(Cost, CategoriesMonthsAndCapexWithOpexAddUpToTheTotal) {
  const Evaluation evaluation =
      evaluationWith({{"owned.server_price", "1234567.89"}, {"cloud.on_demand_price", "7.7777"}});
  MonthCapacity month;
  month.ownedServers = 3;
  month.ownedGpuHours = 9876.5;
  month.usefulGpuHours = 12345.6;
  month.onDemandGpuHours = 2469.1;
  month.bridgingGpuHours = 17.3;
  month.staffFte = 0.5;
  CapacityPlan plan = planOf(Alternative::Hybrid, 37, month);
  plan.months.front().orderedServers = 3;
  const Ledger ledger = costLedger(evaluation, plan);
  Money byCategory;
  for (const CostCategory category : allCostCategories) byCategory += ledger.of(category);
  Money byMonth;
  for (std::size_t i = 0; i < ledger.months.size(); ++i) byMonth += ledger.ofMonth(i);
  EXPECT_EQ(byCategory, ledger.total());
  EXPECT_EQ(byMonth, ledger.total());
  EXPECT_EQ(ledger.capex() + ledger.opex(), ledger.total());
}

// A flow of one unit at the end of each month for a year at 10 % effective: the annuity (1 - 1.1^-1) /
// (1.1^(1/12) - 1).
TEST(Cost, PresentValueOfAConstantFlowIsTheAnnuity) {
  Evaluation evaluation = bareEvaluation();
  evaluation.set("finance.discount_rate_per_year"_field, Number::parse("0.1").value());
  evaluation.set("cloud.on_demand_price"_field, Number(1));
  MonthCapacity month;
  month.onDemandGpuHours = month.usefulGpuHours = 1;
  const double presentValue = presentValueOf(evaluation, planOf(Alternative::GpuAsAService, 12, month));
  EXPECT_NEAR(presentValue, (1 - 1 / 1.1) / (std::pow(1.1, 1.0 / 12) - 1), 1e-12);
}

// Half of the price is left after 60 months, so half^(1/2) of it after 30.
TEST(Cost, ResaleValueFallsByTheSameFactorEachMonth) {
  Evaluation evaluation = bareEvaluation();
  evaluation.set("owned.server_price"_field, Number(1000000));
  evaluation.set("owned.residual_share"_field, Number::parse("0.25").value());
  MonthCapacity month;
  month.ownedServers = 1;
  CapacityPlan plan = planOf(Alternative::SelfBuilt, 30, month);
  plan.months.front().orderedServers = 1;
  EXPECT_NEAR(costFigures(evaluation, plan).items[indexOf(CostItem::ResaleValue)], -500000, 1e-6);
}

TEST(Cost, ReplacedServersAreSoldAtTheResidualShare) {
  Evaluation evaluation = bareEvaluation();
  evaluation.set("owned.server_price"_field, Number(1000));
  evaluation.set("owned.residual_share"_field, Number::parse("0.1").value());
  evaluation.set("owned.useful_life_years"_field, Number(1));
  MonthCapacity month;
  month.ownedServers = 2;
  CapacityPlan plan = planOf(Alternative::SelfBuilt, 24, month);
  plan.months[0].orderedServers = 2;
  plan.months[12].orderedServers = plan.months[12].replacedServers = 2;
  const Ledger ledger = costLedger(evaluation, plan);
  EXPECT_EQ(toString(ledger.of(CostItem::Servers)), "2000.00");
  EXPECT_EQ(toString(ledger.of(CostItem::Replacement)), "2000.00");
  EXPECT_EQ(toString(ledger.of(CostItem::ResaleValue)), "-400.00");  // 200 in month 12 and 200 at the end
}

TEST(Cost, BillingBySecondWastesNothingAndByTheHourRoundsUp) {
  MonthCapacity month;
  month.onDemandGpuHours = month.usefulGpuHours = 100;
  const auto wasteWith = [&](std::string_view billing, std::string_view hours) {
    Evaluation evaluation = bareEvaluation();
    evaluation.set("cloud.on_demand_price"_field, Number(1));
    evaluation.set("cloud.billing"_field, std::string(billing));
    evaluation.set("cloud.typical_job_hours"_field, Number::parse(hours).value());
    return costFigures(evaluation, planOf(Alternative::GpuAsAService, 1, month))
        .items[indexOf(CostItem::RoundingUp)];
  };
  EXPECT_NEAR(wasteWith("second", "0.1"), 0, 1e-9);
  EXPECT_NEAR(wasteWith("minute", "0.025"), 100 * (2.0 / 1.5 - 1),
              1e-9);  // 90 seconds are billed as two minutes
  EXPECT_NEAR(wasteWith("hour", "0.25"), 300, 1e-9);
  EXPECT_NEAR(wasteWith("hour", "4"), 0, 1e-9);
}

TEST(Cost, ScalingAllPricesScalesTheTotal) {
  Evaluation cheap;
  Evaluation dear = cheap;
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId id{static_cast<std::uint8_t>(i)};
    const Unit unit = fieldOf(id).unit;
    const bool isPrice = unit >= Unit::Money && fieldOf(id).group != FieldGroup::Finance;
    if (isPrice && cheap.has(id)) dear.setReal(id, cheap.real(id) * 4);
  }
  MonthCapacity month;
  month.ownedServers = 2;
  month.ownedGpuHours = 5000;
  month.usefulGpuHours = 9000;
  month.onDemandGpuHours = 3000;
  month.reserved1yGpus = 2;
  month.staffFte = 1;
  CapacityPlan plan = planOf(Alternative::Hybrid, 36, month);
  plan.months.front().orderedServers = 2;
  EXPECT_NEAR(costFigures(dear, plan).total / costFigures(cheap, plan).total, 4, 1e-12);
}

}  // namespace
}  // namespace rackorrent
