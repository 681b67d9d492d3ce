// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/additive.h"

#include <numeric>

namespace rackorrent {

std::vector<double> additiveScores(const DecisionMatrix& matrix) {
  std::vector<double> scores;
  scores.reserve(matrix.alternativeCount());
  for (const auto& row : matrix.values)
    scores.push_back(std::inner_product(row.begin(), row.end(), matrix.weights.begin(), 0.0));
  return scores;
}

}  // namespace rackorrent
