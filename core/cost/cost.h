// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/money.h"
#include "core/capacity/capacity_plan.h"
#include "core/cost/cost_items.h"

#include <array>
#include <vector>

namespace rackorrent {

// What the formula gives in binary arithmetic, for curves, searches and scores. Amounts in finance.currency.
struct CostFigures {
  std::vector<double> monthly;      // net flow of each month; the last one holds the resale value
  std::vector<double> resaleValue;  // what the hardware would bring if the project ended with this month
  std::array<double, costItemCount> items{};
  double total = 0;
  double presentValue = 0;          // by finance.compounding and finance.payment_timing
  double levelisedPerGpuHour = 0;   // present value / discounted useful GPU-hours
  double upfrontCapital = 0;        // CapEx and set-up due before the first month of work
  double initialHardwareValue = 0;  // price of the servers among it
  double highestMonthlyOpex = 0;
};

// The ledger that finance audits: computed in decimal, each line of each month rounded to hundredths when
// booked, so that lines, months and categories add up to the total exactly.
struct Ledger {
  std::vector<std::array<Money, costItemCount>> months;

  Money total() const;
  Money of(CostItem item) const;
  Money of(CostCategory category) const;
  Money ofMonth(std::size_t month) const;
  Money capex() const;
  Money opex() const;
  Money presentValue;
};

// Readings of the one formula in cost_formula.h.
CostFigures costFigures(const Evaluation& evaluation, const CapacityPlan& plan);
Ledger costLedger(const Evaluation& evaluation, const CapacityPlan& plan);

// The present value alone: what a hybrid's search minimises.
double presentValueOf(const Evaluation& evaluation, const CapacityPlan& plan);

}  // namespace rackorrent
