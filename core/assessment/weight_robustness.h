// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/decision/acceptability.h"
#include "core/decision/weight_stability.h"

namespace rackorrent {

// How firm the answer is against other weights, scores as they are.
struct WeightRobustness {
  std::vector<Alternative> alternatives;            // feasible ones, best first: the rows of all below
  std::array<double, criterionCount> entered{};     // by indexOf(CriterionId), as all below
  std::array<double, criterionCount> normalised{};  // adds up to 1
  std::vector<StabilityInterval> intervals;         // of the normalised weights
  std::optional<Acceptability> allWeights;          // whoever weighs: nothing is known about the weights
  std::optional<Acceptability> nearWeights;         // every weight between half and one and a half of itself
};

inline constexpr std::uint64_t acceptabilitySeed = 1;
inline constexpr std::uint64_t acceptabilityDraws = 1U << 16U;

// Deterministic, some milliseconds. Empty alternatives when nothing is
// feasible.
WeightRobustness weightRobustness(const Evaluation& evaluation, const Decision& decision);

}  // namespace rackorrent
