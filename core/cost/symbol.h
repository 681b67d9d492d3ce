// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/decimal.h"
#include "core/cost/expression.h"
#include "core/cost/named_results.h"

namespace rackorrent {

// The number type of the symbol reading: a decimal that remembers how it was computed. Comparisons look at
// the value. Sums and products of several terms stay flat, a repeated factor becomes a power, and a plain 0
// or 1 that changes nothing is left out.
class Symbol {
 public:
  Symbol() : Symbol(0) {}
  Symbol(int constant) : Symbol(Decimal(constant)) {}  // NOLINT: numbers are symbols
  explicit Symbol(double constant) : Symbol(Decimal(constant)) {}
  static Symbol input(FieldId field, const Decimal& value);
  static Symbol planned(PlanValue from, double value);

  const Decimal& value() const { return m_value; }
  const ExpressionPtr& expression() const { return m_expression; }
  bool isConstant(int value) const;

  Symbol& operator+=(const Symbol& other) { return *this = *this + other; }
  Symbol& operator*=(const Symbol& other) { return *this = *this * other; }
  friend Symbol operator+(const Symbol& left, const Symbol& right);
  friend Symbol operator-(const Symbol& left, const Symbol& right);
  friend Symbol operator*(const Symbol& left, const Symbol& right);
  friend Symbol operator/(const Symbol& left, const Symbol& right);
  friend Symbol operator-(const Symbol& operand);
  friend Symbol pow(const Symbol& base, const Symbol& exponent);
  friend Symbol ceil(const Symbol& operand);
  friend Symbol limitedToShare(const Symbol& operand);
  friend Symbol roundedToHundredths(const Symbol& operand);
  friend bool operator<(const Symbol& left, const Symbol& right) { return left.m_value < right.m_value; }
  friend bool operator>(const Symbol& left, const Symbol& right) { return left.m_value > right.m_value; }

 private:
  explicit Symbol(const Decimal& constant);
  Symbol(Decimal value, decltype(Expression::is) is);
  static Symbol calculated(const Decimal& value, Operation operation, std::vector<ExpressionPtr> operands);
  friend Symbol result(std::string key, Message name, Unit unit, const Symbol& formula);

  Decimal m_value;
  ExpressionPtr m_expression;
};

// Gives a result its name. A plain number stays a plain number.
Symbol result(std::string key, Message name, Unit unit, const Symbol& formula);
Symbol named(const ResultName& name, const Symbol& formula);
Symbol namedForMonth(const ResultName& name, std::size_t month, const Symbol& formula);

}  // namespace rackorrent
