// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/rank_weights.h"

#include "core/decision/weights.h"

#include <algorithm>

namespace rackorrent {

namespace {

std::vector<double> weightsByPlace(std::size_t count, RankFormula formula) {
  std::vector<double> weights(count);
  double tail = 0;
  for (std::size_t place = count; place >= 1; --place) {
    const auto i = static_cast<double>(place);
    tail += 1 / i;
    switch (formula) {
      case RankFormula::Centroid:
        weights[place - 1] = tail;
        break;
      case RankFormula::Sum:
        weights[place - 1] = static_cast<double>(count) + 1 - i;
        break;
      case RankFormula::Reciprocal:
        weights[place - 1] = 1 / i;
        break;
    }
  }
  return normalisedWeights(std::move(weights));
}

}  // namespace

std::vector<double> rankWeights(const std::vector<int>& ranks, RankFormula formula) {
  const std::vector<double> byPlace = weightsByPlace(ranks.size(), formula);
  std::vector<double> weights;
  weights.reserve(ranks.size());
  for (const int rank : ranks) {
    const auto before = std::ranges::count_if(ranks, [&](int other) { return other < rank; });
    const auto equal = std::ranges::count(ranks, rank);
    double sum = 0;
    for (auto place = before; place < before + equal; ++place)
      sum += byPlace[static_cast<std::size_t>(place)];
    weights.push_back(sum / static_cast<double>(equal));
  }
  return weights;
}

}  // namespace rackorrent
