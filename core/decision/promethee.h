// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/decision_matrix.h"

#include <vector>

namespace rackorrent {

// How much a difference in favour of one alternative is worth, 0 to 1: the six shapes of Brans, Vincke &
// Mareschal 1986. Differences up to `indifference` count nothing, from `preference` on they count in full;
// Level counts one half between the two; `spread` is the inflection point of Gaussian.
struct PreferenceFunction {
  enum class Shape { Usual, UShape, VShape, Level, Linear, Gaussian };

  Shape shape = Shape::Usual;
  double indifference = 0;
  double preference = 0;
  double spread = 0;
};

double preferenceOf(const PreferenceFunction& function, double difference);

struct PrometheeResult {
  std::vector<std::vector<double>> preferences;  // index of the row's alternative over the column's
  std::vector<double> leaving;
  std::vector<double> entering;
  std::vector<double> net;  // leaving - entering; they sum to zero
};

// PROMETHEE II; one function for each criterion. Weights need not add up to 1.
PrometheeResult promethee(const DecisionMatrix& matrix, const std::vector<PreferenceFunction>& functions);

}  // namespace rackorrent
