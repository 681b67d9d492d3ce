// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/money.h"
#include "core/base/number.h"

#include <boost/multiprecision/cpp_dec_float.hpp>

namespace rackorrent {

// The number type of the ledger: 50 decimal digits, so that amounts of hundreds of millions with fractions add up
// exactly. Heavy to include: keep it out of headers that others include.
using Decimal =
    boost::multiprecision::number<boost::multiprecision::cpp_dec_float<50>, boost::multiprecision::et_off>;

Decimal toDecimal(const Number& number);
// The shortest decimal that reads back as the same double: 1.475 people as they are printed,
// not 1.47499999999999998.
Decimal toDecimal(double value);
// Half away from zero to whole hundredths, as an invoice line is rounded. What lies within the fifteenth digit of
// a half counts as one, as in a spreadsheet: plan figures are doubles, and a power like f^20 may miss its 0.25.
Money roundToMoney(const Decimal& amount);

}  // namespace rackorrent
