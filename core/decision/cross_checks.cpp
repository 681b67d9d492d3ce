// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/cross_checks.h"

#include "core/decision/promethee.h"
#include "core/decision/topsis.h"
#include "core/decision/vikor.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rackorrent {

namespace {

// Values closer than rounding are equal, so that a tie keeps the order of the additive ranking.
constexpr double valueStep = 1e-9;

std::vector<Alternative> sortedBy(const Ranking& ranking, std::vector<double> values, Direction direction) {
  const double sign = direction == Direction::More ? -1 : 1;
  for (double& value : values) value = std::round(sign * value / valueStep);
  std::vector<std::size_t> places(values.size());
  std::iota(places.begin(), places.end(), std::size_t{0});
  std::ranges::stable_sort(places, {}, [&](std::size_t place) { return values[place]; });
  std::vector<Alternative> result;
  result.reserve(places.size());
  for (const std::size_t place : places) result.push_back(ranking.order[place]);
  return result;
}

}  // namespace

int CrossChecks::agreeing(Alternative alternative) const {
  int count = 0;
  for (const auto* method : {&topsis, &promethee, &vikor})
    if (!method->empty() && method->front() == alternative) ++count;
  return count;
}

CrossChecks crossChecksOf(const Ranking& ranking) {
  const DecisionMatrix matrix = matrixOf(ranking);
  const PreferenceFunction function{PreferenceFunction::Shape::Linear, 0.02, 0.25, 0};
  const std::vector<PreferenceFunction> functions(criterionCount, function);
  return {sortedBy(ranking, topsis(matrix, Normalisation::None).closeness, Direction::More),
          sortedBy(ranking, promethee(matrix, functions).net, Direction::More),
          sortedBy(ranking, vikor(matrix).compromise, Direction::Less)};
}

}  // namespace rackorrent
