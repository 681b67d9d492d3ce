// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/weights.h"

#include <algorithm>
#include <numeric>

namespace rackorrent {

std::vector<double> normalisedWeights(std::vector<double> weights) {
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  if (sum > 0) {
    for (double& weight : weights) weight /= sum;
  } else {
    std::ranges::fill(weights, 1 / static_cast<double>(weights.size()));
  }
  return weights;
}

FieldId weightField(CriterionId criterion) {
  constexpr std::array<FieldId, criterionCount> fields = {
      "weights.total_cost"_field,       "weights.upfront_capital"_field, "weights.elasticity"_field,
      "weights.time_to_capacity"_field, "weights.interconnect"_field,    "weights.compliance"_field,
      "weights.operations"_field,       "weights.onboarding"_field,      "weights.fault_recovery"_field,
      "weights.technology_risk"_field};
  return fields[indexOf(criterion)];
}

std::array<double, criterionCount> weightsOf(const Evaluation& evaluation) {
  std::vector<double> entered;
  for (const CriterionId criterion : allCriteria) entered.push_back(evaluation.real(weightField(criterion)));
  const std::vector<double> scaled = normalisedWeights(std::move(entered));
  std::array<double, criterionCount> weights{};
  std::ranges::copy(scaled, weights.begin());
  return weights;
}

}  // namespace rackorrent
