// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/decision_matrix.h"

#include <cstddef>
#include <vector>

namespace rackorrent {

struct VikorResult {
  std::vector<double> groupRegret;       // S: weighted distance from the best, summed
  std::vector<double> individualRegret;  // R: the largest single one
  std::vector<double> compromise;        // Q: 0 best to 1 worst
  bool hasAdvantage = false;             // the first leads the second by 1 / (alternatives - 1) in Q
  bool isStable = false;                 // the first in Q is also first in S or in R
  // The first alone if both hold; otherwise all that cannot be told from it. Best first.
  std::vector<std::size_t> compromiseSet;
};

// Opricovic & Tzeng 2004. Columns are min-max normalised, weights scaled to 1; `strategy` (v) is the weight
// of S against R. A constant column adds nothing; equal S or equal R count 0 in Q.
VikorResult vikor(const DecisionMatrix& matrix, double strategy = 0.5);

}  // namespace rackorrent
