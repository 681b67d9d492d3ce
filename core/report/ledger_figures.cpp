// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/ledger_figures.h"

namespace rackorrent {

Money upfrontMoney(const Ledger& ledger) {
  Money sum;
  if (ledger.months.empty()) return sum;
  for (std::size_t item = 0; item < costItemCount; ++item)
    if (costItems[item].dueAtStart) sum += ledger.months.front()[item];
  return sum;
}

Money monthlyAverage(const Ledger& ledger, CostCategory category) {
  if (ledger.months.empty()) return {};
  return moneyFromDouble(toDouble(ledger.of(category)) / static_cast<double>(ledger.months.size()));
}

double capexShare(const Ledger& ledger) {
  const Money total = ledger.total();
  return total > Money{} ? toDouble(ledger.capex()) / toDouble(total) : 0;
}

}  // namespace rackorrent
