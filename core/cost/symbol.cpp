// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/symbol.h"

#include <utility>

namespace rackorrent {

namespace {

const Calculation* calculation(const ExpressionPtr& expression, Operation operation) {
  const auto* found = std::get_if<Calculation>(&expression->is);
  return found && found->operation == operation ? found : nullptr;
}

// The operands of a sum or product, those of an unnamed one of the same kind inside it taken apart.
std::vector<ExpressionPtr> flattened(Operation operation, const ExpressionPtr& left,
                                     const ExpressionPtr& right) {
  std::vector<ExpressionPtr> operands;
  for (const ExpressionPtr& side : {left, right}) {
    if (const Calculation* inner = calculation(side, operation))
      operands.insert(operands.end(), inner->operands.begin(), inner->operands.end());
    else
      operands.push_back(side);
  }
  return operands;
}

}  // namespace

Symbol::Symbol(Decimal value, decltype(Expression::is) is)
    : m_value(std::move(value)),
      m_expression(
          std::make_shared<const Expression>(Expression{static_cast<double>(m_value), std::move(is)})) {}

Symbol::Symbol(const Decimal& constant) : Symbol(constant, Constant{}) {}

Symbol Symbol::input(FieldId field, const Decimal& value) { return {value, InputValue{field}}; }

Symbol Symbol::planned(PlanValue from, double value) { return {toDecimal(value), from}; }

bool Symbol::isConstant(int value) const {
  return std::holds_alternative<Constant>(m_expression->is) && m_value == value;
}

Symbol Symbol::calculated(const Decimal& value, Operation operation, std::vector<ExpressionPtr> operands) {
  return {value, Calculation{operation, std::move(operands)}};
}

Symbol operator+(const Symbol& left, const Symbol& right) {
  if (left.isConstant(0)) return right;
  if (right.isConstant(0)) return left;
  return Symbol::calculated(left.m_value + right.m_value, Operation::Add,
                            flattened(Operation::Add, left.m_expression, right.m_expression));
}

Symbol operator-(const Symbol& left, const Symbol& right) {
  if (right.isConstant(0)) return left;
  return Symbol::calculated(left.m_value - right.m_value, Operation::Subtract,
                            {left.m_expression, right.m_expression});
}

// x times x is x ^ 2, and x ^ 2 times x is x ^ 3.
Symbol operator*(const Symbol& left, const Symbol& right) {
  if (left.isConstant(1) || right.isConstant(0)) return right;
  if (right.isConstant(1) || left.isConstant(0)) return left;
  const Decimal value = left.m_value * right.m_value;
  if (left.m_expression == right.m_expression)
    return Symbol::calculated(value, Operation::Power, {left.m_expression, Symbol(2).m_expression});
  const Calculation* power = calculation(left.m_expression, Operation::Power);
  if (power && power->operands.front() == right.m_expression)
    return Symbol::calculated(
        value, Operation::Power,
        {right.m_expression, Symbol(Decimal(power->operands.back()->value + 1)).m_expression});
  return Symbol::calculated(value, Operation::Multiply,
                            flattened(Operation::Multiply, left.m_expression, right.m_expression));
}

Symbol operator/(const Symbol& left, const Symbol& right) {
  if (right.isConstant(1) || left.isConstant(0)) return left;
  return Symbol::calculated(left.m_value / right.m_value, Operation::Divide,
                            {left.m_expression, right.m_expression});
}

Symbol operator-(const Symbol& operand) {
  if (operand.isConstant(0)) return operand;
  return Symbol::calculated(-operand.m_value, Operation::Negate, {operand.m_expression});
}

Symbol pow(const Symbol& base, const Symbol& exponent) {
  if (base.isConstant(1)) return base;
  return Symbol::calculated(boost::multiprecision::pow(base.m_value, exponent.m_value), Operation::Power,
                            {base.m_expression, exponent.m_expression});
}

Symbol ceil(const Symbol& operand) {
  return Symbol::calculated(boost::multiprecision::ceil(operand.m_value), Operation::RoundUp,
                            {operand.m_expression});
}

Symbol limitedToShare(const Symbol& operand) {
  const Decimal limited = operand.m_value < 0   ? Decimal(0)
                          : operand.m_value > 1 ? Decimal(1)
                                                : operand.m_value;
  return Symbol::calculated(limited, Operation::LimitToShare, {operand.m_expression});
}

Symbol roundedToHundredths(const Symbol& operand) {
  const Decimal booked = Decimal(roundToMoney(operand.m_value).hundredths) / 100;
  return Symbol::calculated(booked, Operation::RoundToHundredths, {operand.m_expression});
}

Symbol result(std::string key, Message name, Unit unit, const Symbol& formula) {
  if (std::holds_alternative<Constant>(formula.m_expression->is)) return formula;
  return {formula.m_value, Result{std::move(key), std::move(name), unit, formula.m_expression}};
}

Symbol named(const ResultName& name, const Symbol& formula) {
  return result(std::string(name.key), {name.label, {}}, name.unit, formula);
}

Symbol namedForMonth(const ResultName& name, std::size_t month, const Symbol& formula) {
  const auto number = static_cast<double>(month + 1);
  return result(std::string(name.key) + "_" + std::to_string(month + 1),
                {name.label, {Quantity{number, Unit::None}}}, name.unit, formula);
}

}  // namespace rackorrent
