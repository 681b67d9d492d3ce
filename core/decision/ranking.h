// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/criterion_values.h"
#include "core/decision/decision.h"
#include "core/decision/decision_matrix.h"
#include "core/decision/limits.h"

#include <array>
#include <vector>

namespace rackorrent {

// The numbers behind a decision, without its words: what a search over many inputs asks for.
struct Ranking {
  std::array<double, criterionCount> weights{};  // add up to 1
  std::array<std::vector<Breach>, 4> breaches;   // by indexOf(Alternative), as all below
  std::array<CriterionValues, 4> values;
  std::array<double, 4> scores{};
  double cheapest = 0;  // least present value among the feasible (among all, when none is)
  std::array<Alternative, 4> order = allAlternatives;  // best first; infeasible ones after the feasible ones

  bool isFeasible(Alternative alternative) const { return breaches[indexOf(alternative)].empty(); }
  std::size_t feasibleCount() const;
  Alternative best() const { return order.front(); }
};

// Feasible alternatives by score; scores closer than 1e-9 are equal, then the lower present value comes
// first, then the order of the alternatives. Infeasible ones follow, the nearest to feasible first.
Ranking rankAlternatives(const Evaluation& evaluation, const Knowledge& knowledge, const AllFigures& figures);

// The input of the cross-checks: the feasible alternatives in the order of the ranking.
DecisionMatrix matrixOf(const Ranking& ranking);

}  // namespace rackorrent
