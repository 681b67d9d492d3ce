// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rackorrent {

// An exact decimal as a person enters it: coefficient x 10^-scale, at most 18 significant digits and 30 decimals.
// Inputs are kept in this form so that 0.1 stays 0.1 until a reading of the cost formula picks its number type.
class Number {
 public:
  constexpr Number() = default;
  constexpr Number(int whole) : m_coefficient(whole) {}  // NOLINT: a whole number is a Number

  // Reads "-12.50" or "1.5e-3" in the C locale; nothing for other text, NaN, infinity or too many digits.
  static std::optional<Number> parse(std::string_view text);
  // The shortest decimal that reads back as the same double; nothing when it is not finite or out of range.
  static std::optional<Number> fromDouble(double value);

  double toDouble() const;
  // Plain notation without exponent, no trailing zeros: "0.1", "-12.5", "800000000".
  std::string toString() const;

  std::int64_t coefficient() const { return m_coefficient; }
  int scale() const { return m_scale; }

  friend bool operator==(const Number&, const Number&) = default;

 private:
  static std::optional<Number> normalised(std::int64_t coefficient, int scale);

  std::int64_t m_coefficient = 0;
  int m_scale = 0;
};

}  // namespace rackorrent
