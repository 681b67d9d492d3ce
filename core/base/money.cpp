// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/money.h"

#include <cmath>

namespace rackorrent {

std::string toString(Money amount) {
  const bool negative = amount.hundredths < 0;
  const std::uint64_t absolute = negative ? std::uint64_t{0} - static_cast<std::uint64_t>(amount.hundredths)
                                          : static_cast<std::uint64_t>(amount.hundredths);
  std::string cents = std::to_string(absolute % 100);
  if (cents.size() < 2) cents.insert(0, 1, '0');
  return (negative ? "-" : "") + std::to_string(absolute / 100) + "." + cents;
}

double toDouble(Money amount) { return static_cast<double>(amount.hundredths) / 100.0; }

Money moneyFromDouble(double amount) { return {static_cast<std::int64_t>(std::llround(amount * 100.0))}; }

}  // namespace rackorrent
