// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/decision_matrix.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace rackorrent {

// How far the normalised weight of one criterion can move, the others keeping their proportions, before
// another alternative comes first.
struct StabilityInterval {
  double low = 0;
  double high = 1;
  std::optional<std::size_t> below;  // who comes first below `low`; nobody when it is 0
  std::optional<std::size_t> above;  // who comes first above `high`; nobody when it is 1
};

// In closed form: the margin of an additive value is linear in the weight, m0 + w (m1 - m0), with m1 the
// margin on the criterion alone and m0 on the rest (reference/mcda.md 2.3). Values on which more is better.
// By criterion. Where all weight lies on one criterion, the others share the rest equally.
std::vector<StabilityInterval> stabilityIntervals(const DecisionMatrix& matrix);

}  // namespace rackorrent
