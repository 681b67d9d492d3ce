// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/number.h"

#include <array>
#include <charconv>
#include <cmath>

namespace rackorrent {

namespace {

constexpr int mostDigits = 18;
constexpr int mostDecimals = 30;

bool isDigit(char c) { return c >= '0' && c <= '9'; }

// The digits of the mantissa with its sign, and how many of them stand behind the point.
struct Mantissa {
  std::string digits;
  int decimals = 0;
  bool negative = false;
};

std::optional<Mantissa> readMantissa(std::string_view text) {
  Mantissa mantissa;
  if (!text.empty() && (text.front() == '-' || text.front() == '+')) {
    mantissa.negative = text.front() == '-';
    text.remove_prefix(1);
  }
  bool pointSeen = false;
  bool digitSeen = false;
  for (const char c : text) {
    if (c == '.' && !pointSeen) {
      pointSeen = true;
      continue;
    }
    if (!isDigit(c)) return std::nullopt;
    digitSeen = true;
    if (pointSeen) ++mantissa.decimals;
    if (c != '0' || !mantissa.digits.empty()) mantissa.digits.push_back(c);
  }
  if (!digitSeen) return std::nullopt;
  return mantissa;
}

std::optional<int> readExponent(std::string_view text) {
  constexpr int largest = 400;
  int exponent = 0;
  if (text.starts_with("+-")) return std::nullopt;
  if (text.starts_with('+')) text.remove_prefix(1);
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), exponent);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (exponent < -largest || exponent > largest) return std::nullopt;
  return exponent;
}

}  // namespace

std::optional<Number> Number::normalised(std::int64_t coefficient, int scale) {
  while (scale > 0 && coefficient % 10 == 0) {
    coefficient /= 10;
    --scale;
  }
  constexpr std::int64_t limit = 1'000'000'000'000'000'000;
  while (scale < 0 && coefficient != 0) {
    if (std::abs(coefficient) >= limit / 10) return std::nullopt;
    coefficient *= 10;
    ++scale;
  }
  if (coefficient == 0) scale = 0;
  if (scale > mostDecimals || std::abs(coefficient) >= limit) return std::nullopt;
  Number number;
  number.m_coefficient = coefficient;
  number.m_scale = scale;
  return number;
}

std::optional<Number> Number::parse(std::string_view text) {
  int exponent = 0;
  if (const auto position = text.find_first_of("eE"); position != std::string_view::npos) {
    const auto read = readExponent(text.substr(position + 1));
    if (!read) return std::nullopt;
    exponent = *read;
    text = text.substr(0, position);
  }
  auto mantissa = readMantissa(text);
  if (!mantissa) return std::nullopt;
  while (!mantissa->digits.empty() && mantissa->digits.back() == '0') {
    mantissa->digits.pop_back();
    --mantissa->decimals;
  }
  if (mantissa->digits.size() > mostDigits) return std::nullopt;
  std::int64_t coefficient = 0;
  for (const char c : mantissa->digits) coefficient = coefficient * 10 + (c - '0');
  return normalised(mantissa->negative ? -coefficient : coefficient, mantissa->decimals - exponent);
}

std::optional<Number> Number::fromDouble(double value) {
  if (!std::isfinite(value)) return std::nullopt;
  std::array<char, 64> buffer{};
  const auto result =
      std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific);
  return parse({buffer.data(), result.ptr});
}

double Number::toDouble() const {
  if (m_scale == 0) return static_cast<double>(m_coefficient);
  // Both operands are exact doubles below these limits, so one division is correctly rounded.
  static constexpr std::array<double, 16> powers = {1e0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                                    1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
  constexpr std::int64_t exactLimit = std::int64_t{1} << 53;
  if (m_scale < static_cast<int>(powers.size()) && std::abs(m_coefficient) <= exactLimit)
    return static_cast<double>(m_coefficient) / powers[static_cast<std::size_t>(m_scale)];
  const std::string text = toString();
  double value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

std::string Number::toString() const {
  std::string digits = std::to_string(std::abs(m_coefficient));
  if (m_scale > 0) {
    const auto decimals = static_cast<std::size_t>(m_scale);
    if (digits.size() <= decimals) digits.insert(0, decimals + 1 - digits.size(), '0');
    digits.insert(digits.size() - decimals, 1, '.');
  }
  return m_coefficient < 0 ? "-" + digits : digits;
}

}  // namespace rackorrent
