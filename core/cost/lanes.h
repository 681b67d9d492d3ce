// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace rackorrent {

// The number type of the reading in lanes: eight draws go through the formula side by side, so that the
// compiler can use the machine's vector instructions. Loops of fixed length on purpose: no library, no
// instruction set is named.
struct Lanes {
  static constexpr std::size_t count = 8;

  Lanes() = default;
  Lanes(double each) { values.fill(each); }  // NOLINT: numbers are lanes

  template <class Function>
  static Lanes from(Function valueAt) {
    Lanes lanes;
    for (std::size_t i = 0; i < count; ++i) lanes.values[i] = valueAt(i);
    return lanes;
  }

  Lanes& operator+=(const Lanes& other) { return *this = *this + other; }
  Lanes& operator*=(const Lanes& other) { return *this = *this * other; }
  friend Lanes operator+(const Lanes& a, const Lanes& b) {
    return from([&](std::size_t i) { return a.values[i] + b.values[i]; });
  }
  friend Lanes operator-(const Lanes& a, const Lanes& b) {
    return from([&](std::size_t i) { return a.values[i] - b.values[i]; });
  }
  friend Lanes operator*(const Lanes& a, const Lanes& b) {
    return from([&](std::size_t i) { return a.values[i] * b.values[i]; });
  }
  friend Lanes operator/(const Lanes& a, const Lanes& b) {
    return from([&](std::size_t i) { return a.values[i] / b.values[i]; });
  }
  friend Lanes operator-(const Lanes& a) {
    return from([&](std::size_t i) { return -a.values[i]; });
  }

  alignas(64) std::array<double, count> values;
};

inline Lanes pow(const Lanes& base, const Lanes& exponent) {
  return Lanes::from([&](std::size_t i) { return std::pow(base.values[i], exponent.values[i]); });
}
inline Lanes powerOrZero(const Lanes& base, const Lanes& exponent) {
  return Lanes::from(
      [&](std::size_t i) { return base.values[i] > 0 ? std::pow(base.values[i], exponent.values[i]) : 0; });
}
inline Lanes ceil(const Lanes& operand) {
  return Lanes::from([&](std::size_t i) { return std::ceil(operand.values[i]); });
}
inline Lanes limitedToShare(const Lanes& operand) {
  return Lanes::from([&](std::size_t i) { return std::clamp(operand.values[i], 0.0, 1.0); });
}

}  // namespace rackorrent
