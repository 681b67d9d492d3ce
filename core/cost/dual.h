// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/field_table.h"

#include <array>
#include <cmath>
#include <cstddef>

namespace rackorrent {

// The number type of the reading in dual numbers: a value with its derivative by every input, carried forward
// through the formula (forward automatic differentiation; Griewank and Walther, Evaluating Derivatives,
// chapter 3).
struct Dual {
  double value = 0;
  std::array<double, fieldCount> slope{};  // by field

  Dual() = default;
  Dual(double constant) : value(constant) {}  // NOLINT: numbers are dual numbers
  static Dual input(FieldId field, double value) {
    Dual dual(value);
    dual.slope[field.index] = 1;
    return dual;
  }

  // The value with the slopes by the chain rule.
  static Dual chained(double value, const Dual& a, double byA) {
    Dual dual(value);
    for (std::size_t i = 0; i < fieldCount; ++i) dual.slope[i] = byA * a.slope[i];
    return dual;
  }
  static Dual chained(double value, const Dual& a, double byA, const Dual& b, double byB) {
    Dual dual(value);
    for (std::size_t i = 0; i < fieldCount; ++i) dual.slope[i] = byA * a.slope[i] + byB * b.slope[i];
    return dual;
  }

  Dual& operator+=(const Dual& other) { return *this = *this + other; }
  Dual& operator*=(const Dual& other) { return *this = *this * other; }
  friend Dual operator+(const Dual& a, const Dual& b) { return chained(a.value + b.value, a, 1, b, 1); }
  friend Dual operator-(const Dual& a, const Dual& b) { return chained(a.value - b.value, a, 1, b, -1); }
  friend Dual operator*(const Dual& a, const Dual& b) {
    return chained(a.value * b.value, a, b.value, b, a.value);
  }
  friend Dual operator/(const Dual& a, const Dual& b) {
    return chained(a.value / b.value, a, 1 / b.value, b, -a.value / (b.value * b.value));
  }
  friend Dual operator-(const Dual& a) { return chained(-a.value, a, -1); }
  friend bool operator<(const Dual& a, const Dual& b) { return a.value < b.value; }
  friend bool operator>(const Dual& a, const Dual& b) { return a.value > b.value; }
};

inline Dual pow(const Dual& base, const Dual& exponent) {
  const double value = std::pow(base.value, exponent.value);
  return Dual::chained(value, base, exponent.value * value / base.value, exponent,
                       value * std::log(base.value));
}

// A staircase has the slope of the line that it follows; that of a single step would say nothing of a change
// of a per cent.
inline Dual ceil(const Dual& operand) { return Dual::chained(std::ceil(operand.value), operand, 1); }

}  // namespace rackorrent
