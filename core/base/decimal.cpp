// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/decimal.h"

#include "core/base/message.h"

namespace rackorrent {

Decimal toDecimal(const Number& number) {
  const Decimal coefficient(number.coefficient());
  if (number.scale() == 0) return coefficient;
  return coefficient / boost::multiprecision::pow(Decimal(10), number.scale());
}

Decimal toDecimal(double value) { return Decimal(formatNumber(value)); }

Money roundToMoney(const Decimal& amount) {
  static const Decimal hundredths = 100 + 100 * Decimal("2e-15");
  return {static_cast<std::int64_t>(boost::multiprecision::round(Decimal(amount * hundredths)))};
}

}  // namespace rackorrent
