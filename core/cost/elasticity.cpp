// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/elasticity.h"

#include "core/cost/cost_formula.h"
#include "core/cost/dual.h"

#include <algorithm>
#include <cmath>

namespace rackorrent {

std::vector<CostElasticity> costElasticities(const Evaluation& evaluation, const CapacityPlan& plan) {
  const auto parameters =
      readCostParameters<Dual>(evaluation, [&](FieldId id) { return Dual::input(id, evaluation.real(id)); });
  const CostTerms terms = costTermsOf(evaluation, plan);
  PresentValue<Dual> presentValue(parameters, terms);
  Dual total;
  walkMonths(parameters, terms, plan, plainFigures<Dual>(),
             [&](std::size_t, const ItemFlows<Dual>& flows, const auto&) {
               for (const Dual& amount : flows) total += amount;
               presentValue.add(flows);
             });
  std::vector<CostElasticity> elasticities;
  if (total.value == 0 || presentValue.sum().value == 0) return elasticities;
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId field{static_cast<std::uint8_t>(i)};
    if (!fieldOf(field).isNumeric() || !evaluation.has(field)) continue;
    const double value = evaluation.real(field);
    const CostElasticity found{field, total.slope[i] * value / total.value,
                               presentValue.sum().slope[i] * value / presentValue.sum().value};
    if (found.ofTotal != 0 || found.ofPresentValue != 0) elasticities.push_back(found);
  }
  std::ranges::stable_sort(elasticities, std::ranges::greater{},
                           [](const CostElasticity& e) { return std::abs(e.ofPresentValue); });
  return elasticities;
}

}  // namespace rackorrent
