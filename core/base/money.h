// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace rackorrent {

// An amount booked in the evaluation's currency, in whole hundredths: sums are exact.
struct Money {
  std::int64_t hundredths = 0;

  friend auto operator<=>(const Money&, const Money&) = default;
  Money& operator+=(Money other) {
    hundredths += other.hundredths;
    return *this;
  }
  friend Money operator+(Money left, Money right) { return left += right; }
  friend Money operator-(Money left, Money right) { return {left.hundredths - right.hundredths}; }
  friend Money operator-(Money amount) { return {-amount.hundredths}; }
};

// "800000000.10", "-0.05": always two decimals, no grouping.
std::string toString(Money amount);
double toDouble(Money amount);
// Rounds half away from zero to hundredths, for amounts that were computed in binary (charts, searches).
Money moneyFromDouble(double amount);

}  // namespace rackorrent
