// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/decision_matrix.h"

#include <algorithm>

namespace rackorrent {

ColumnRange columnRange(const DecisionMatrix& matrix, std::size_t criterion) {
  double low = matrix.values.front()[criterion];
  double high = low;
  for (const auto& row : matrix.values) {
    low = std::min(low, row[criterion]);
    high = std::max(high, row[criterion]);
  }
  return matrix.directions[criterion] == Direction::More ? ColumnRange{high, low} : ColumnRange{low, high};
}

}  // namespace rackorrent
