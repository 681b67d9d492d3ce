// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/decision.h"
#include "core/decision/residency.h"

#include <vector>

namespace rackorrent {

// The hard limits. A broken one rules an alternative out, whatever its score.
enum class Limit {
  Residency,  // data may not leave the premises, by the entry (ledger D1.6.3)
  Regime,     // a regime excludes the alternative, or keeps data on the premises
  Capital,    // investment at the start
  MonthlySpending,
  Power,
  Delivery,    // capacity needed by a date
  ScaleUp,     // from the usual load to the peak
  Horizon,     // the project ends before the hardware arrives
  LargestJob,  // neither part of a hybrid holds the job that must run inside one cluster
  Offer,       // no rented channel has a price
  GuideRule    // a veto of the guides that no other limit stands for
};

// A broken limit in plain numbers, without words: cheap enough for searches that try thousands of inputs.
struct Breach {
  Limit limit = Limit::Residency;
  FieldId field;      // the input that sets the limit
  double needed = 0;  // in the unit of the field; 0 with `allowed` 0 where there is no number
  double allowed = 0;
  const Regime* regime = nullptr;
  const Rule* rule = nullptr;  // the veto of the guides that says the same, or the one that is broken
};

std::vector<Breach> breachesOf(const Evaluation& evaluation, const Knowledge& knowledge,
                               const AlternativeFigures& figures);

// What is invested before the first month of work. Set-up in the cloud is an expense, no investment.
double investedCapital(const CostFigures& cost);

// How far from feasible: first by the number of broken limits, then by how far they are exceeded.
struct Nearness {
  std::size_t brokenLimits = 0;
  double relativeExcess = 0;  // summed; a limit without a number counts a hundredfold excess
  friend auto operator<=>(const Nearness&, const Nearness&) = default;
};
Nearness nearnessOf(const std::vector<Breach>& breaches);

// The smallest set of fields whose limits alone leave nothing feasible; of equally small ones, the first in
// the order of the field table. Precondition: every alternative has a breach.
std::vector<FieldId> conflictingFields(const std::array<std::vector<Breach>, 4>& breaches);

// The breach for people: rule, source, both numbers and the smallest relaxation that lifts it.
Violation toViolation(const Breach& breach, Alternative alternative, const Evaluation& evaluation);

}  // namespace rackorrent
