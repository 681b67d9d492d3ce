// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace rackorrent {

// Weights from an order of importance alone (Barron & Barrett 1996). For place i of n:
//   Centroid (ROC): the mean of all weights with that order, (1/n) (1/i + 1/(i+1) + ... + 1/n)
//   Sum:            (n + 1 - i) / (1 + 2 + ... + n)
//   Reciprocal:     (1/i) / (1/1 + 1/2 + ... + 1/n)
enum class RankFormula { Centroid, Sum, Reciprocal };

// `ranks` may start anywhere and have gaps; the smallest is the most important. Equal ranks share the mean of
// the places that they take up, so that the weights always add up to 1. In the order of `ranks`.
std::vector<double> rankWeights(const std::vector<int>& ranks, RankFormula formula);

}  // namespace rackorrent
