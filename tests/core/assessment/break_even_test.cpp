// SPDX-License-Identifier: GPL-3.0-or-later
// Break-even and the limits of the model against closed forms.
#include "core/assessment/break_even.h"

#include "core/assessment/assessment.h"
#include "core/assessment/figures.h"
#include "core/evaluation/evaluation_json.h"
#include "core/evaluation/validation.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

namespace rackorrent {
namespace {

// Nothing but hardware, its maintenance and power against on-demand rent, on steady demand.
Evaluation plainCase(const char* more) {
  ParsedEvaluation parsed = parseEvaluationJson(R"({
    "workload.pattern": "steady", "workload.peak_gpus": 8, "workload.utilization": 0.3, "workload.largest_job_gpus": 1,
    "project.horizon_months": 60, "finance.discount_rate_per_year": 0, "team.operations_cost_per_fte_year": 0,
    "owned.network_share": 0, "owned.storage_share": 0, "owned.failure_rate_per_year": 0, "owned.residual_share": 0,
    "owned.setup_cost": 0, "owned.lead_time_weeks": 0, "owned.colocation_per_kw_month": 0, "owned.idle_power_share": 0,
    "owned.pue": 1, "cloud.setup_cost": 0, "cloud.support_share": 0, "cloud.idle_share": 0, "data.stored_tb": 0,
    "data.egress_tb_per_month": 0, "cloud.reserved_1y_price": null, "cloud.on_demand_price": 10,
    "owned.server_price": 1000000, "owned.maintenance_per_year": 0.08, "owned.server_power_kw": 4.2,
    "owned.electricity_per_kwh": 0.8})");
  EXPECT_TRUE(parsed.issues.empty());
  const ParsedEvaluation changes = parseEvaluationJson(more);
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId id{static_cast<std::uint8_t>(i)};
    if (!changes.evaluation.isDefault(id)) parsed.evaluation.set(id, changes.evaluation.value(id));
  }
  return parsed.evaluation;
}

AllFigures figuresFor(const Evaluation& evaluation) { return allFigures(evaluation, makeDemand(evaluation)); }

// u* = fixed cost / (full rent - variable cost): the closed form of the Chinese build-or-rent module in
// reference tco-cases.json (cn-bvr-module-defaults), with the figures of its A800 sheet: 280,000 a year
// fixed, 10 a GPU-hour.
TEST(BreakEven, TheSearchFindsTheClosedForm) {
  const double closedForm = 280000.0 / (10 * 8 * 8760 - 4.2 * 8760 * 0.8);
  const BreakEven found = breakEvenUtilization(plainCase("{}"));
  ASSERT_EQ(found.kind, BreakEven::Kind::At);
  EXPECT_NEAR(found.value, closedForm, 1e-4);
}

TEST(BreakEven, DearerRentLowersIt) {
  double last = 1;
  for (const char* price : {R"({"cloud.on_demand_price": 6})", R"({"cloud.on_demand_price": 9})",
                            R"({"cloud.on_demand_price": 20})", R"({"cloud.on_demand_price": 80})"}) {
    const BreakEven found = breakEvenUtilization(plainCase(price));
    ASSERT_EQ(found.kind, BreakEven::Kind::At) << price;
    EXPECT_LT(found.value, last) << price;
    last = found.value;
  }
}

TEST(BreakEven, NeverAndAlwaysAreAnswers) {
  EXPECT_EQ(breakEvenUtilization(plainCase(R"({"cloud.on_demand_price": 1})")).kind, BreakEven::Kind::Never);
  EXPECT_EQ(
      breakEvenUtilization(plainCase(R"({"owned.server_price": 0, "owned.electricity_per_kwh": 0})")).kind,
      BreakEven::Kind::Always);
}

// Up to the useful life the purchase is spread over more hours.
TEST(BreakEven, ALongerHorizonLowersItUntilTheHardwareIsReplaced) {
  double last = 2;
  for (const HorizonBreakEven& point : breakEvenByHorizon(plainCase("{}"))) {
    if (point.months > 60) break;
    const double value = point.utilization.kind == BreakEven::Kind::At ? point.utilization.value : 1;
    EXPECT_LE(value, last) << point.months;
    last = value;
  }
  EXPECT_LT(last, 0.42);
}

// Lenovo's formula (LP2368): purchase / (rent - running cost), here a month.
TEST(BreakEven, PaybackIsThePurchaseOverTheMonthlySaving) {
  const double saving = 10 * 8 * 730 * 0.3 - 80000.0 / 12 - 4.2 * 730 * 0.3 * 0.8;
  const BreakEven payback = paybackMonths(
      figuresFor(plainCase(R"({"project.horizon_months": 120, "owned.useful_life_years": 10})")));
  ASSERT_EQ(payback.kind, BreakEven::Kind::At);
  EXPECT_NEAR(payback.value, 1000000 / saving, 1e-6);
}

TEST(BreakEven, PaybackLeavesTheResaleOut) {
  const BreakEven without = paybackMonths(figuresFor(plainCase(R"({"cloud.on_demand_price": 30})")));
  const BreakEven with =
      paybackMonths(figuresFor(plainCase(R"({"cloud.on_demand_price": 30, "owned.residual_share": 0.5})")));
  ASSERT_EQ(without.kind, BreakEven::Kind::At);
  EXPECT_NEAR(with.value, without.value, 1e-9);
}

TEST(Limits, AHybridThatOwnsNothingCostsWhatRentCostsAndOneThatOwnsThePeakWhatBuildingCosts) {
  const Evaluation evaluation;
  const Demand demand = makeDemand(evaluation);
  const AllFigures figures = allFigures(evaluation, demand);
  const double peak = serversForPeak(evaluation, demand);
  EXPECT_EQ(costFigures(evaluation, planWithOwnedServers(evaluation, demand, 0)).total,
            figures[indexOf(Alternative::GpuAsAService)].cost.total);
  EXPECT_EQ(costFigures(evaluation, planWithOwnedServers(evaluation, demand, peak)).total,
            figures[indexOf(Alternative::SelfBuilt)].cost.total);
}

TEST(Limits, WithoutPricesNothingCostsAnything) {
  Evaluation evaluation;
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId id{static_cast<std::uint8_t>(i)};
    if (fieldOf(id).unit >= Unit::Money && fieldOf(id).group != FieldGroup::Finance && evaluation.has(id))
      evaluation.set(id, Number(0));
  }
  ASSERT_TRUE(isValid(evaluation));
  for (const AlternativeFigures& figures : figuresFor(evaluation)) {
    EXPECT_EQ(figures.cost.total, 0);
    EXPECT_EQ(figures.cost.presentValue, 0);
    EXPECT_EQ(costLedger(evaluation, figures.plan).total(), Money{});
  }
}

TEST(Limits, NoDemandAndNoChannelAreRefusedWithTheirField) {
  const auto faultOf = [](const char* change) {
    const std::vector<Issue> issues = validate(plainCase(change));
    const auto fault = std::ranges::find(issues, Issue::Severity::Fault, &Issue::severity);
    return fault == issues.end() ? std::string() : fault->field;
  };
  EXPECT_EQ(faultOf(R"({"workload.peak_gpus": 0, "workload.largest_job_gpus": 0})"), "workload.peak_gpus");
  EXPECT_EQ(faultOf(R"({"workload.utilization": 0})"), "workload.utilization");
  EXPECT_EQ(faultOf(R"({"cloud.on_demand_price": null})"), "cloud.on_demand_price");
}

// Everything else equal, renting in months of 720 hours costs 720 / 730 of renting in months of 730.
TEST(Limits, RentGoesWithTheHoursOfAMonth) {
  const double usual = figuresFor(plainCase("{}"))[indexOf(Alternative::GpuAsAService)].cost.total;
  const double shorter =
      figuresFor(plainCase(R"({"finance.hours_per_month": 720})"))[indexOf(Alternative::GpuAsAService)]
          .cost.total;
  EXPECT_NEAR(shorter / usual, 720.0 / 730, 1e-12);
}

}  // namespace
}  // namespace rackorrent
