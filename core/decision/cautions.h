// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/cross_checks.h"
#include "core/decision/ranking.h"

#include <vector>

namespace rackorrent {

// What to look at twice before following the recommendation: cautions of the guides that fired for it, people
// that are missing, contracts that the horizon does not hold, old prices, hidden cost, leased racks for data that
// may not leave, guides or methods that say otherwise.
std::vector<Reason> cautionsFor(const Evaluation& evaluation, const Knowledge& knowledge,
                                const AllFigures& figures, const Ranking& ranking, const CrossChecks& checks,
                                const std::array<double, 4>& guidesVoice);

// A hybrid always owns something and rents something, be it ever so little; below a tenth of the work it is
// the other thing in all but name.
enum class HybridKind { Mixed, RentingInAllButName, OwningInAllButName };
HybridKind hybridKind(const Evaluation& evaluation, const CapacityPlan& plan);

// The first two of the ranking, when one is a hybrid that is the other in all but name.
bool areSameInPractice(const Evaluation& evaluation, const AllFigures& figures, const Ranking& ranking);

// What the inputs call critical and the first of the ranking hardly meets.
std::vector<CriterionId> criticalFailures(const Ranking& ranking);

// Share of all cost in the guides' category of hidden cost (ledger D1.4.2.4).
double hiddenShare(const CostFigures& cost);

// Days between two dates "2026-07-15"; nothing where one cannot be read.
std::optional<int> daysBetween(std::string_view earlier, std::string_view later);

}  // namespace rackorrent
