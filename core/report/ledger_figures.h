// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/cost.h"

namespace rackorrent {

// Figures that several parts of the report show: each is made here only, so that all of them print the same digits.
Money upfrontMoney(const Ledger& ledger);  // due before the first month of work
Money monthlyAverage(const Ledger& ledger, CostCategory category);
double capexShare(const Ledger& ledger);   // of the total; 0 where the total is not positive

}  // namespace rackorrent
