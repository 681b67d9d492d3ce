// SPDX-License-Identifier: GPL-3.0-or-later
// The decimal and the double reading of the one formula, on random inputs over all fields.
#include "core/base/decimal.h"
#include "core/cost/cost.h"
#include "core/cost/cost_expressions.h"
#include "core/cost/cost_formula.h"
#include "core/cost/elasticity.h"
#include "tests/core/cost/random_cases.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <set>

namespace rackorrent {
namespace {

TEST(Readings, DecimalAndDoubleAgreeToABillionthOnAThousandRandomEvaluations) {
  std::mt19937_64 random(20261201);
  for (int round = 0; round < 1000; ++round) {
    const Evaluation evaluation = test::randomEvaluation(random);
    const CapacityPlan plan = test::randomPlan(random);
    const auto exact =
        readCostParameters<Decimal>(evaluation, [&](FieldId id) { return toDecimal(evaluation.number(id)); });
    const CostTerms terms = costTermsOf(evaluation, plan);
    const auto flows = costFlows(exact, terms, plan, plainFigures<Decimal>());
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
    ASSERT_NEAR(cost.presentValue, static_cast<double>(presentValueOf(flows, exact, terms)), 1e-9 * scale);
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

// To the hundredth, as far as a double tells hundredths apart.
void expectBooked(const ExpressionPtr& result, Money amount) {
  const double value = result ? result->value : 0;
  EXPECT_NEAR(value, toDouble(amount), 0.001 + 1e-15 * std::abs(value))
      << (result ? result->result()->key : "");
}

TEST(Readings, TheSymbolBooksWhatTheLedgerBooksAndCanBeComputedAgain) {
  std::mt19937_64 random(20261202);
  for (int round = 0; round < 40; ++round) {
    const Evaluation evaluation = test::randomEvaluation(random);
    const CapacityPlan plan = test::randomPlan(random);
    const Ledger ledger = costLedger(evaluation, plan);
    const CostExpressions costs = costExpressions(evaluation, plan);
    ASSERT_EQ(costs.months.size(), ledger.months.size());
    expectBooked(costs.total, ledger.total());
    expectBooked(costs.presentValue, ledger.presentValue);
    expectBooked(costs.capex, ledger.capex());
    expectBooked(costs.opex, ledger.opex());
    for (std::size_t item = 0; item < costItemCount; ++item)
      expectBooked(costs.items[item], ledger.of(static_cast<CostItem>(item)));
    for (const CostCategory category : allCostCategories)
      expectBooked(costs.categories[indexOf(category)], ledger.of(category));
    Calculator again;
    const double scale = toDouble(ledger.capex()) + toDouble(ledger.opex());
    ASSERT_NEAR(again(costs.total), costs.total->value, 1e-9 * std::abs(scale) + 0.02);
    ASSERT_NEAR(again(costs.presentValue), costs.presentValue->value, 1e-9 * std::abs(scale) + 0.02);
  }
}

void collectInputs(const ExpressionPtr& expression, std::set<const Expression*>& seen,
                   std::set<std::size_t>& inputs) {
  if (!expression || !seen.insert(expression.get()).second) return;
  if (const Result* result = expression->result()) collectInputs(result->formula, seen, inputs);
  if (const auto* input = std::get_if<InputValue>(&expression->is)) inputs.insert(input->field.index);
  if (const auto* calculation = std::get_if<Calculation>(&expression->is))
    for (const ExpressionPtr& operand : calculation->operands) collectInputs(operand, seen, inputs);
}

// Two readings that know nothing of each other: whatever has a slope stands in the graph.
TEST(Readings, TheSymbolNamesEveryInputThatMovesATotal) {
  std::mt19937_64 random(20261206);
  for (int round = 0; round < 10; ++round) {
    const Evaluation evaluation = test::randomEvaluation(random);
    const CapacityPlan plan = test::randomPlan(random);
    const CostExpressions costs = costExpressions(evaluation, plan);
    std::set<const Expression*> seen;
    std::set<std::size_t> inputs;
    collectInputs(costs.total, seen, inputs);
    collectInputs(costs.presentValue, seen, inputs);
    EXPECT_GT(inputs.size(), 5U);
    for (const CostElasticity& elasticity : costElasticities(evaluation, plan))
      EXPECT_TRUE(inputs.contains(elasticity.field.index)) << fieldOf(elasticity.field).key;
  }
}

}  // namespace
}  // namespace rackorrent
