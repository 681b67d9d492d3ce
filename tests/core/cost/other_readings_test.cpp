// SPDX-License-Identifier: GPL-3.0-or-later
// The readings in lanes and in dual numbers against the reading in double.
#include "core/cost/cost.h"
#include "core/cost/drawn_costs.h"
#include "core/cost/elasticity.h"
#include "tests/core/cost/random_cases.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <random>

namespace rackorrent {
namespace {

constexpr std::array drawnFields = {"owned.server_price"_field,
                                    "owned.electricity_per_kwh"_field,
                                    "owned.pue"_field,
                                    "owned.residual_share"_field,
                                    "owned.price_decline_per_year"_field,
                                    "cloud.on_demand_price"_field,
                                    "cloud.reserved_1y_price"_field,
                                    "cloud.support_share"_field,
                                    "cloud.typical_job_hours"_field,
                                    "cloud.price_decline_per_year"_field,
                                    "finance.discount_rate_per_year"_field,
                                    "team.operations_cost_rise_per_year"_field};

double grossOf(const CostFigures& cost) {
  double gross = 0;
  for (const double amount : cost.items) gross += std::abs(amount);
  return gross;
}

// 11 draws: one full block of lanes and one that is not.
TEST(Readings, LanesAndDoubleAgreeToATrillionthOnAThousandRandomEvaluations) {
  std::mt19937_64 random(20261203);
  std::uniform_real_distribution<double> change(0.8, 1.25);
  constexpr std::size_t count = 11;
  for (int round = 0; round < 1000; round += count) {
    const Evaluation evaluation = test::randomEvaluation(random);
    const CapacityPlan plan = test::randomPlan(random);
    InputDraws draws;
    for (const FieldId field : drawnFields) {
      if (!evaluation.has(field)) continue;
      draws.fields.push_back(field);
      auto& values = draws.values.emplace_back();
      for (std::size_t draw = 0; draw < count; ++draw) {
        const double value = evaluation.real(field) * change(random);
        values.push_back(Number::fromDouble(std::min(value, fieldOf(field).maximum))->toDouble());
      }
    }
    const DrawnCosts costs = drawnCosts(evaluation, plan, draws);
    for (std::size_t draw = 0; draw < count; ++draw) {
      Evaluation alone = evaluation;
      for (std::size_t i = 0; i < draws.fields.size(); ++i)
        alone.setReal(draws.fields[i], draws.values[i][draw]);
      const CostFigures cost = costFigures(alone, plan);
      ASSERT_NEAR(costs.total[draw], cost.total, 1e-12 * grossOf(cost)) << round << " " << draw;
      ASSERT_NEAR(costs.presentValue[draw], cost.presentValue, 1e-12 * grossOf(cost)) << round << " " << draw;
    }
  }
}

TEST(Readings, NoDrawsCostNothing) {
  EXPECT_TRUE(drawnCosts(Evaluation(), CapacityPlan(), {}).total.empty());
}

// The dual reading against the symmetric difference of the double reading, over the default inputs.
TEST(Readings, ElasticitiesAgreeWithFiniteDifferences) {
  std::mt19937_64 random(20261204);
  for (int round = 0; round < 20; ++round) {
    Evaluation evaluation;
    evaluation.setReal("owned.price_decline_per_year"_field, 0.1);
    evaluation.setReal("owned.electricity_rise_per_year"_field, 0.03);
    evaluation.setReal("cloud.price_decline_per_year"_field, 0.2);
    evaluation.setReal("cloud.spot_price"_field, 9.5);
    evaluation.setReal("cloud.reserved_3y_price"_field, 8.25);
    const CapacityPlan plan = test::randomPlan(random);
    const CostFigures base = costFigures(evaluation, plan);
    for (const CostElasticity& elasticity : costElasticities(evaluation, plan)) {
      const double value = evaluation.real(elasticity.field);
      // Whole months of life and whole units of billing change in steps.
      if (value == 0 || elasticity.field == "owned.useful_life_years"_field ||
          elasticity.field == "cloud.typical_job_hours"_field)
        continue;
      const double step = 1e-5;
      const auto costAt = [&](double factor) {
        Evaluation changed = evaluation;
        changed.setReal(elasticity.field, value * factor);
        return costFigures(changed, plan);
      };
      const CostFigures up = costAt(1 + step);
      const CostFigures down = costAt(1 - step);
      EXPECT_NEAR(elasticity.ofTotal, (up.total - down.total) / (2 * step * base.total), 1e-6)
          << fieldOf(elasticity.field).key;
      EXPECT_NEAR(elasticity.ofPresentValue,
                  (up.presentValue - down.presentValue) / (2 * step * base.presentValue), 1e-6)
          << fieldOf(elasticity.field).key;
    }
  }
}

// Prices are in one currency: if all of them rise by one per cent, so does the total (Euler's theorem for
// functions of the first degree).
TEST(Readings, ElasticitiesOfAllPricesAddUpToOne) {
  std::mt19937_64 random(20261205);
  const Evaluation evaluation;
  for (int round = 0; round < 20; ++round) {
    double ofTotal = 0;
    double ofPresentValue = 0;
    for (const CostElasticity& elasticity : costElasticities(evaluation, test::randomPlan(random))) {
      if (fieldOf(elasticity.field).unit < Unit::Money) continue;
      ofTotal += elasticity.ofTotal;
      ofPresentValue += elasticity.ofPresentValue;
    }
    EXPECT_NEAR(ofTotal, 1, 1e-9);
    EXPECT_NEAR(ofPresentValue, 1, 1e-9);
  }
}

}  // namespace
}  // namespace rackorrent
