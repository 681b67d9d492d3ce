// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/decision_matrix.h"

#include <vector>

namespace rackorrent {

// How columns are made comparable. Vector divides by the column's Euclidean length (the textbook form; a
// change of units can change its winner), MinMax maps the column to 0..1. The engine's own values need none.
enum class Normalisation { None, Vector, MinMax };

struct TopsisResult {
  std::vector<double> ideal;  // weighted, by criterion
  std::vector<double> antiIdeal;
  std::vector<double>
      closeness;  // 1 at the ideal, 0 at the anti-ideal, by alternative; 1 for all if they coincide
};

// Hwang & Yoon 1981, Euclidean distances.
TopsisResult topsis(const DecisionMatrix& matrix, Normalisation normalisation);

}  // namespace rackorrent
