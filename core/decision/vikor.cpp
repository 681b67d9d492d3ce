// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/vikor.h"

#include "core/decision/weights.h"

#include <algorithm>
#include <numeric>

namespace rackorrent {

namespace {

constexpr double tie = 1e-12;

void measureRegret(const DecisionMatrix& matrix, VikorResult& result) {
  const std::vector<double> weights = normalisedWeights(matrix.weights);
  result.groupRegret.assign(matrix.alternativeCount(), 0);
  result.individualRegret.assign(matrix.alternativeCount(), 0);
  for (std::size_t j = 0; j < matrix.criterionCount(); ++j) {
    const ColumnRange range = columnRange(matrix, j);
    if (range.best == range.worst) continue;
    for (std::size_t a = 0; a < matrix.alternativeCount(); ++a) {
      const double regret = weights[j] * (range.best - matrix.values[a][j]) / (range.best - range.worst);
      result.groupRegret[a] += regret;
      result.individualRegret[a] = std::max(result.individualRegret[a], regret);
    }
  }
}

// Mapped to 0..1 over the alternatives; all equal gives 0.
std::vector<double> scaled(const std::vector<double>& regrets) {
  const auto [low, high] = std::ranges::minmax(regrets);
  std::vector<double> result(regrets.size(), 0);
  if (high > low)
    for (std::size_t i = 0; i < regrets.size(); ++i) result[i] = (regrets[i] - low) / (high - low);
  return result;
}

void findCompromise(VikorResult& result) {
  const std::size_t count = result.compromise.size();
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t a) { return result.compromise[a]; });
  const std::size_t first = order.front();
  const auto lead = [&](std::size_t place) {
    return result.compromise[order[place]] - result.compromise[first];
  };
  const double enough = count > 1 ? 1 / static_cast<double>(count - 1) : 0;
  result.hasAdvantage = count < 2 || lead(1) >= enough - tie;
  result.isStable = result.groupRegret[first] <= std::ranges::min(result.groupRegret) + tie ||
                    result.individualRegret[first] <= std::ranges::min(result.individualRegret) + tie;
  result.compromiseSet = {first};
  if (result.hasAdvantage && result.isStable) return;
  if (result.hasAdvantage) {
    result.compromiseSet.push_back(order[1]);
    return;
  }
  for (std::size_t place = 1; place < count && lead(place) < enough - tie; ++place)
    result.compromiseSet.push_back(order[place]);
}

}  // namespace

VikorResult vikor(const DecisionMatrix& matrix, double strategy) {
  VikorResult result;
  if (matrix.values.empty()) return result;
  measureRegret(matrix, result);
  const std::vector<double> group = scaled(result.groupRegret);
  const std::vector<double> individual = scaled(result.individualRegret);
  for (std::size_t a = 0; a < group.size(); ++a)
    result.compromise.push_back(strategy * group[a] + (1 - strategy) * individual[a]);
  findCompromise(result);
  return result;
}

}  // namespace rackorrent
