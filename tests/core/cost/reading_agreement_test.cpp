// SPDX-License-Identifier: GPL-3.0-or-later
// The decimal and the double reading of the one formula, on random inputs over all fields.
#include "core/base/decimal.h"
#include "core/cost/cost.h"
#include "core/cost/cost_expressions.h"
#include "core/cost/cost_formula.h"
#include "tests/core/cost/random_cases.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <map>
#include <random>

namespace rackorrent {
namespace {

TEST(Readings, DecimalAndDoubleAgreeToABillionthOnAThousandRandomEvaluations) {
  std::mt19937_64 random(20261201);
  for (int round = 0; round < 1000; ++round) {
    const Evaluation evaluation = test::randomEvaluation(random);
    const CapacityPlan plan = test::randomPlan(random);
    const auto exact =
        readCostParameters<Decimal>(evaluation, [&](FieldId id) { return toDecimal(evaluation.number(id)); });
    const auto flows = costFlows(exact, costTermsOf(evaluation, plan), plan).months;
    Decimal total = 0;
    Decimal gross = 0;
    for (const auto& month : flows)
      for (const Decimal& amount : month) {
        total += amount;
        gross += abs(amount);
      }
    const CostFigures cost = costFigures(evaluation, plan);
    const double scale = static_cast<double>(gross);
    ASSERT_NEAR(cost.total, static_cast<double>(total), 1e-9 * scale) << "round " << round;
    ASSERT_NEAR(cost.presentValue, static_cast<double>(presentValueOf(flows, exact.discountRatePerYear)),
                1e-9 * scale);
    // The ledger differs from the unrounded total by at most half a hundredth for each booked line.
    const double lines = static_cast<double>(plan.months.size() * costItemCount);
    ASSERT_NEAR(toDouble(costLedger(evaluation, plan).total()), static_cast<double>(total),
                0.005 * lines + 1e-9 * scale);
  }
}

// The graph is computed again from its leaves with the machine's own arithmetic, as a spreadsheet would.
class Calculator {
 public:
  double operator()(const ExpressionPtr& expression) {
    const auto known = m_known.find(expression.get());
    if (known != m_known.end()) return known->second;
    const double value = compute(*expression);
    m_known.emplace(expression.get(), value);
    return value;
  }

 private:
  double compute(const Expression& expression) {
    if (const Result* result = expression.result()) return (*this)(result->formula);
    if (const auto* calculation = std::get_if<Calculation>(&expression.is)) return compute(*calculation);
    return expression.value;
  }
  double compute(const Calculation& calculation) {
    const auto operand = [&](std::size_t i) { return (*this)(calculation.operands.at(i)); };
    double value = operand(0);
    switch (calculation.operation) {
      case Operation::Add:
        for (std::size_t i = 1; i < calculation.operands.size(); ++i) value += operand(i);
        return value;
      case Operation::Multiply:
        for (std::size_t i = 1; i < calculation.operands.size(); ++i) value *= operand(i);
        return value;
      case Operation::Subtract:
        return value - operand(1);
      case Operation::Divide:
        return value / operand(1);
      case Operation::Power:
        return std::pow(value, operand(1));
      case Operation::Negate:
        return -value;
      case Operation::RoundUp:
        return std::ceil(value);
      case Operation::RoundToHundredths:
        return std::round(value * 100) / 100;
      case Operation::LimitToShare:
        return std::clamp(value, 0.0, 1.0);
    }
    return 0;
  }

  std::map<const Expression*, double> m_known;
};

TEST(Readings, TheSymbolBooksWhatTheLedgerBooksAndCanBeComputedAgain) {
  std::mt19937_64 random(20261202);
  for (int round = 0; round < 40; ++round) {
    const Evaluation evaluation = test::randomEvaluation(random);
    const CapacityPlan plan = test::randomPlan(random);
    const Ledger ledger = costLedger(evaluation, plan);
    const CostExpressions costs = costExpressions(evaluation, plan);
    ASSERT_EQ(costs.months.size(), ledger.months.size());
    ASSERT_EQ(moneyFromDouble(costs.total->value), ledger.total()) << "round " << round;
    ASSERT_EQ(moneyFromDouble(costs.presentValue->value), ledger.presentValue);
    ASSERT_EQ(moneyFromDouble(costs.capex->value), ledger.capex());
    ASSERT_EQ(moneyFromDouble(costs.opex->value), ledger.opex());
    for (std::size_t item = 0; item < costItemCount; ++item) {
      const double booked = costs.items[item] ? costs.items[item]->value : 0;
      ASSERT_EQ(moneyFromDouble(booked), ledger.of(static_cast<CostItem>(item))) << costItems[item].key;
    }
    for (const CostCategory category : allCostCategories) {
      const ExpressionPtr& sum = costs.categories[indexOf(category)];
      ASSERT_EQ(moneyFromDouble(sum ? sum->value : 0), ledger.of(category));
    }
    Calculator again;
    const double scale = toDouble(ledger.capex()) + toDouble(ledger.opex());
    ASSERT_NEAR(again(costs.total), costs.total->value, 1e-9 * std::abs(scale) + 0.02);
    ASSERT_NEAR(again(costs.presentValue), costs.presentValue->value, 1e-9 * std::abs(scale) + 0.02);
  }
}

}  // namespace
}  // namespace rackorrent
