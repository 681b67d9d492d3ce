// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/weight_stability.h"

#include "core/decision/additive.h"
#include "core/decision/weights.h"

#include <algorithm>

namespace rackorrent {

namespace {

// The value of each alternative on all criteria but one, their weights scaled to add up to 1.
std::vector<double> valueOfTheRest(const DecisionMatrix& matrix, std::size_t criterion) {
  DecisionMatrix rest = matrix;
  rest.weights[criterion] = 0;
  const bool isAlone = std::ranges::all_of(rest.weights, [](double weight) { return weight == 0; });
  if (isAlone) std::ranges::fill(rest.weights, 1);
  rest.weights[criterion] = 0;
  if (matrix.criterionCount() > 1) rest.weights = normalisedWeights(std::move(rest.weights));
  return additiveScores(rest);
}

}  // namespace

std::vector<StabilityInterval> stabilityIntervals(const DecisionMatrix& matrix) {
  DecisionMatrix scaled = matrix;
  scaled.weights = normalisedWeights(matrix.weights);
  std::vector<StabilityInterval> intervals(matrix.criterionCount());
  const std::vector<double> scores = additiveScores(scaled);
  if (scores.empty()) return intervals;
  const auto best = static_cast<std::size_t>(std::ranges::max_element(scores) - scores.begin());
  for (std::size_t j = 0; j < intervals.size(); ++j) {
    const std::vector<double> rest = valueOfTheRest(scaled, j);
    StabilityInterval& interval = intervals[j];
    for (std::size_t rival = 0; rival < scores.size(); ++rival) {
      if (rival == best) continue;
      const double onRest = rest[best] - rest[rival];
      const double alone = scaled.values[best][j] - scaled.values[rival][j];
      if (alone == onRest) continue;
      const double bound = -onRest / (alone - onRest);
      if (bound < 0 || bound > 1) continue;
      if (alone > onRest && bound > interval.low) {
        interval.low = bound;
        interval.below = rival;
      }
      if (alone < onRest && bound < interval.high) {
        interval.high = bound;
        interval.above = rival;
      }
    }
  }
  return intervals;
}

}  // namespace rackorrent
