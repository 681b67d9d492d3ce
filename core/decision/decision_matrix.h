// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace rackorrent {

enum class Direction { More, Less };  // which end of a criterion is the good one

// The input of every ranking method: what each alternative reaches on each criterion. The engine fills it
// with value function scores (0 to 1, more is better), so that no method needs a normalisation that changes
// with the units.
struct DecisionMatrix {
  std::vector<std::vector<double>> values;  // [alternative][criterion]
  std::vector<double> weights;              // of each criterion
  std::vector<Direction> directions;

  std::size_t alternativeCount() const { return values.size(); }
  std::size_t criterionCount() const { return weights.size(); }
};

// The best and the worst value of a criterion in the matrix.
struct ColumnRange {
  double best = 0;
  double worst = 0;
};
ColumnRange columnRange(const DecisionMatrix& matrix, std::size_t criterion);

}  // namespace rackorrent
