// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assessment/weight_robustness.h"

#include "core/decision/weights.h"

#include <algorithm>

namespace rackorrent {

namespace {

constexpr double nearLow = 0.5;
constexpr double nearHigh = 1.5;

std::vector<Alternative> feasibleInOrder(const Decision& decision) {
  std::vector<Alternative> alternatives;
  for (const Alternative alternative : allAlternatives)
    if (decision.alternatives[indexOf(alternative)].isFeasible()) alternatives.push_back(alternative);
  std::ranges::stable_sort(alternatives, {},
                           [&](Alternative of) { return decision.alternatives[indexOf(of)].rank; });
  return alternatives;
}

}  // namespace

WeightRobustness weightRobustness(const Evaluation& evaluation, const Decision& decision) {
  WeightRobustness robustness;
  robustness.alternatives = feasibleInOrder(decision);
  robustness.normalised = weightsOf(evaluation);
  DecisionMatrix matrix;
  WeightSpace near;
  for (const CriterionId criterion : allCriteria) {
    const double weight = robustness.normalised[indexOf(criterion)];
    robustness.entered[indexOf(criterion)] = evaluation.real(weightField(criterion));
    matrix.weights.push_back(weight);
    near.ranges.push_back({nearLow * weight, nearHigh * weight});
  }
  if (robustness.alternatives.empty()) return robustness;
  for (const Alternative alternative : robustness.alternatives) {
    std::vector<double>& row = matrix.values.emplace_back();
    for (const CriterionScore& criterion : decision.alternatives[indexOf(alternative)].criteria)
      row.push_back(criterion.score);
  }
  robustness.intervals = stabilityIntervals(matrix);
  const AcceptabilityOptions options{.draws = acceptabilityDraws, .seed = acceptabilitySeed};
  robustness.allWeights = rankAcceptability(matrix.values, {}, options);
  robustness.nearWeights = rankAcceptability(matrix.values, near, options);
  return robustness;
}

}  // namespace rackorrent
