// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/ranking.h"

#include "core/decision/weights.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rackorrent {

namespace {

constexpr double scoreTie = 1e-9;

double cheapestPresentValue(const Ranking& ranking, const AllFigures& figures) {
  const bool anyFeasible = ranking.feasibleCount() > 0;
  double cheapest = std::numeric_limits<double>::infinity();
  for (const Alternative alternative : allAlternatives)
    if (!anyFeasible || ranking.isFeasible(alternative))
      cheapest = std::min(cheapest, figures[indexOf(alternative)].cost.presentValue);
  return cheapest;
}

bool ranksBefore(const Ranking& ranking, const AllFigures& figures, Alternative one, Alternative other) {
  const Nearness oneNearness = nearnessOf(ranking.breaches[indexOf(one)]);
  const Nearness otherNearness = nearnessOf(ranking.breaches[indexOf(other)]);
  if (oneNearness != otherNearness) return oneNearness < otherNearness;
  const double lead = ranking.scores[indexOf(one)] - ranking.scores[indexOf(other)];
  if (std::abs(lead) > scoreTie) return lead > 0;
  return figures[indexOf(one)].cost.presentValue < figures[indexOf(other)].cost.presentValue;
}

}  // namespace

std::size_t Ranking::feasibleCount() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(breaches, [](const auto& list) { return list.empty(); }));
}

Ranking rankAlternatives(const Evaluation& evaluation, const Knowledge& knowledge,
                         const AllFigures& figures) {
  Ranking ranking;
  ranking.weights = weightsOf(evaluation);
  for (std::size_t i = 0; i < figures.size(); ++i)
    ranking.breaches[i] = breachesOf(evaluation, knowledge, figures[i]);
  ranking.cheapest = cheapestPresentValue(ranking, figures);
  const Yardstick yardstick{ranking.cheapest, needsOf(evaluation, knowledge)};
  for (std::size_t i = 0; i < figures.size(); ++i) {
    ranking.values[i] = criterionValues(evaluation, knowledge, figures[i], yardstick);
    for (std::size_t j = 0; j < criterionCount; ++j)
      ranking.scores[i] += ranking.weights[j] * ranking.values[i][j].score;
  }
  std::ranges::stable_sort(ranking.order, [&](Alternative one, Alternative other) {
    return ranksBefore(ranking, figures, one, other);
  });
  return ranking;
}

DecisionMatrix matrixOf(const Ranking& ranking) {
  DecisionMatrix matrix;
  matrix.weights.assign(ranking.weights.begin(), ranking.weights.end());
  matrix.directions.assign(criterionCount, Direction::More);
  for (const Alternative alternative : ranking.order) {
    if (!ranking.isFeasible(alternative)) continue;
    std::vector<double>& row = matrix.values.emplace_back();
    for (const CriterionValue& value : ranking.values[indexOf(alternative)]) row.push_back(value.score);
  }
  return matrix;
}

}  // namespace rackorrent
