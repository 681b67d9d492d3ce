// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cell_formula.h"

#include <cstdlib>
#include <optional>

namespace rackorrent {

namespace {

// "AB12" -> column 27, row 12; nothing for a reference to another sheet.
struct Position {
  int column = 0;
  int row = 0;
};

std::optional<Position> positionOf(const std::string& reference) {
  Position position;
  std::size_t at = 0;
  for (; at < reference.size() && reference[at] >= 'A' && reference[at] <= 'Z'; ++at)
    position.column = position.column * 26 + (reference[at] - 'A' + 1);
  if (at == 0 || at == reference.size()) return std::nullopt;
  position.row = std::atoi(reference.c_str() + at);
  return position.row > 0 ? std::optional(position) : std::nullopt;
}

bool isNextTo(const std::string& left, const std::string& right) {
  const auto first = positionOf(left);
  const auto second = positionOf(right);
  if (!first || !second) return false;
  const bool isRow = first->row == second->row && first->column + 1 == second->column;
  const bool isColumn = first->column == second->column && first->row + 1 == second->row;
  return isRow || isColumn;
}

class Writer {
 public:
  explicit Writer(const CellPlaces& places) : m_places(places) {}

  std::string write(const Expression& expression) const {
    if (const auto* calculation = std::get_if<Calculation>(&expression.is)) return write(*calculation);
    if (const auto* input = std::get_if<InputValue>(&expression.is))
      return m_places.inputs.at(input->field.index);
    if (const auto* planned = std::get_if<PlanValue>(&expression.is))
      return m_places.planned.at({planned->figure, planned->month});
    if (expression.result()) return m_places.results.at(&expression);
    return formatNumber(expression.value);
  }

 private:
  std::string operand(const Expression& expression) const {
    const bool isCalculation = std::holds_alternative<Calculation>(expression.is);
    const bool isNegative = std::holds_alternative<Constant>(expression.is) && expression.value < 0;
    const std::string text = write(expression);
    return isCalculation || isNegative ? "(" + text + ")" : text;
  }

  std::string joined(const Calculation& calculation, const char* sign) const {
    std::string text;
    for (const ExpressionPtr& part : calculation.operands)
      text += (text.empty() ? "" : sign) + operand(*part);
    return text;
  }

  std::string around(const char* before, const Calculation& calculation, const char* after) const {
    return before + write(*calculation.operands.front()) + after;
  }

  std::string write(const Calculation& calculation) const {
    switch (calculation.operation) {
      case Operation::Add:
        return sum(calculation);
      case Operation::Subtract:
        return joined(calculation, "-");
      case Operation::Multiply:
        return joined(calculation, "*");
      case Operation::Divide:
        return joined(calculation, "/");
      case Operation::Power:
        return joined(calculation, "^");
      case Operation::Negate:
        return "0-" + operand(*calculation.operands.front());
      // Binary arithmetic may leave a whole number a hair too large.
      case Operation::RoundUp:
        return around("ROUNDUP(ROUND(", calculation, ",9),0)");
      case Operation::RoundToHundredths:
        return around("ROUND(", calculation, ",2)");
      case Operation::LimitToShare:
        return around("MAX(0,MIN(1,", calculation, "))");
    }
    return {};
  }

  // SUM(B5:AK5)+C7 : runs of neighbouring cells become ranges.
  std::string sum(const Calculation& calculation) const {
    std::string text;
    const auto& parts = calculation.operands;
    for (std::size_t i = 0; i < parts.size();) {
      const std::string first = operand(*parts[i]);
      std::string last = first;
      std::size_t end = i + 1;
      while (end < parts.size()) {
        const std::string next = operand(*parts[end]);
        if (!isNextTo(last, next) || (end > i + 1 && !isInLine(first, last, next))) break;
        last = next;
        ++end;
      }
      text += (text.empty() ? "" : "+") + (end - i > 1 ? "SUM(" + first + ":" + last + ")" : first);
      i = end;
    }
    return text;
  }

  static bool isInLine(const std::string& first, const std::string& last, const std::string& next) {
    const bool isRow = positionOf(first)->row == positionOf(last)->row;
    return isRow ? positionOf(next)->row == positionOf(first)->row
                 : positionOf(next)->column == positionOf(first)->column;
  }

  const CellPlaces& m_places;
};

}  // namespace

std::string cellFormula(const Expression& formula, const CellPlaces& places) {
  return Writer(places).write(formula);
}

}  // namespace rackorrent
