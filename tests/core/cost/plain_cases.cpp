// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/cost/plain_cases.h"

#include "core/evaluation/value_text.h"

namespace rackorrent::test {

void change(Evaluation& evaluation, Inputs inputs) {
  for (const auto& [key, text] : inputs) {
    const FieldId id = findField(key).value();
    evaluation.set(id, readValue(fieldOf(id), text).value());
  }
}

Evaluation evaluationWith(Inputs inputs) {
  Evaluation evaluation;
  change(evaluation, inputs);
  return evaluation;
}

CapacityPlan planOf(Alternative alternative, std::size_t months, const MonthCapacity& each) {
  CapacityPlan plan;
  plan.alternative = alternative;
  plan.months.assign(months, each);
  plan.usefulGpuHours = each.usefulGpuHours * static_cast<double>(months);
  return plan;
}

// Everything that is not under test set to nothing.
Evaluation bareEvaluation() {
  return evaluationWith({{"owned.network_share", "0"},
                         {"owned.storage_share", "0"},
                         {"owned.maintenance_per_year", "0"},
                         {"owned.failure_rate_per_year", "0"},
                         {"owned.residual_share", "0"},
                         {"owned.setup_cost", "0"},
                         {"owned.electricity_per_kwh", "0"},
                         {"owned.colocation_per_kw_month", "0"},
                         {"cloud.setup_cost", "0"},
                         {"cloud.support_share", "0"},
                         {"cloud.idle_share", "0"},
                         {"data.stored_tb", "0"},
                         {"data.egress_tb_per_month", "0"},
                         {"finance.discount_rate_per_year", "0"}});
}

}  // namespace rackorrent::test
