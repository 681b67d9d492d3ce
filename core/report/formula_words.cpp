// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/formula_words.h"

namespace rackorrent {

namespace {

// How tightly an operation binds; a part that binds less stands in brackets.
int strengthOf(const Expression& expression) {
  const auto* calculation = std::get_if<Calculation>(&expression.is);
  if (!calculation) return 4;
  switch (calculation->operation) {
    case Operation::Add:
    case Operation::Subtract:
      return calculation->operands.size() > longSum ? 4 : 1;
    case Operation::Multiply:
    case Operation::Divide:
    case Operation::Negate:
      return 2;
    case Operation::Power:
      return 3;
    case Operation::RoundUp:
    case Operation::RoundToHundredths:
    case Operation::LimitToShare:
      return 0;
  }
  return 4;
}

class Writer {
 public:
  void write(const Expression& expression) {
    if (const Result* result = expression.result())
      m_words.emplace_back(result->name);
    else if (const auto* input = std::get_if<InputValue>(&expression.is))
      m_words.emplace_back(Phrase{fieldOf(input->field).label});
    else if (const auto* planned = std::get_if<PlanValue>(&expression.is))
      m_words.emplace_back(Phrase{rowOf(planned->figure).label});
    else if (const auto* calculation = std::get_if<Calculation>(&expression.is))
      write(*calculation);
    else
      sign(formatNumber(expression.value));
  }
  std::vector<Text> words() && { return std::move(m_words); }

 private:
  void sign(std::string text) { m_words.emplace_back(std::move(text)); }

  void write(const Calculation& calculation) {
    switch (calculation.operation) {
      case Operation::Add:
        return writeSum(calculation);
      case Operation::Subtract:
        return join(calculation, " \u2212 ", 1, 2);
      case Operation::Multiply:
        return join(calculation, " \u00d7 ", 2, 2);
      case Operation::Divide:
        return join(calculation, " \u00f7 ", 2, 3);
      case Operation::Power:
        return join(calculation, " ^ ", 4, 4);
      case Operation::Negate:
        sign("\u2212");
        return operand(*calculation.operands.front(), 3);
      case Operation::RoundUp:
        return around(CORE_TEXT("rounded up"), calculation);
      case Operation::RoundToHundredths:
        return around(CORE_TEXT("rounded to hundredths"), calculation);
      case Operation::LimitToShare:
        return around(CORE_TEXT("kept between 0 and 1"), calculation);
    }
  }

  void writeSum(const Calculation& calculation) {
    const auto count = static_cast<double>(calculation.operands.size());
    if (calculation.operands.size() <= longSum) return join(calculation, " + ", 1, 1);
    m_words.emplace_back(Message{CORE_TEXT("sum of %1 amounts"), {Quantity{count, Unit::None}}});
  }

  void join(const Calculation& calculation, const char* between, int firstStrength, int otherStrength) {
    for (std::size_t i = 0; i < calculation.operands.size(); ++i) {
      if (i > 0) sign(between);
      operand(*calculation.operands[i], i == 0 ? firstStrength : otherStrength);
    }
  }

  void operand(const Expression& expression, int strength) {
    const bool isWeak = strengthOf(expression) < strength;
    if (isWeak) sign("(");
    write(expression);
    if (isWeak) sign(")");
  }

  // A booked line that rounds a result is shown as one step with it.
  void around(std::string_view what, const Calculation& calculation) {
    const Expression& inner = *calculation.operands.front();
    const bool isBooked = calculation.operation == Operation::RoundToHundredths && inner.result();
    write(isBooked ? *inner.result()->formula : inner);
    sign(", ");
    m_words.emplace_back(Phrase{what});
  }

  std::vector<Text> m_words;
};

}  // namespace

std::vector<Text> formulaWords(const Expression& formula) {
  Writer writer;
  writer.write(formula);
  return std::move(writer).words();
}

}  // namespace rackorrent
