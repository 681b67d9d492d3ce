// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/cost/random_cases.h"

#include <algorithm>
#include <cmath>

namespace rackorrent::test {

Evaluation randomEvaluation(std::mt19937_64& random) {
  Evaluation evaluation;
  std::uniform_real_distribution<double> share(0.0, 1.0);
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId id{static_cast<std::uint8_t>(i)};
    const Field& field = fieldOf(id);
    if (field.type == FieldType::Choice) {
      const auto last = static_cast<double>(field.choices.size()) - 1e-9;
      evaluation.set(id, std::string(field.choices[static_cast<std::size_t>(share(random) * last)].key));
    } else if (field.type == FieldType::Real) {
      const double top = std::min(field.maximum, 1e7);
      evaluation.setReal(id, std::round((field.minimum + (top - field.minimum) * share(random)) * 1e4) / 1e4);
    }
  }
  evaluation.setReal("cloud.typical_job_hours"_field, 0.25 + std::round(share(random) * 100) / 4);
  return evaluation;
}

CapacityPlan randomPlan(std::mt19937_64& random) {
  std::uniform_real_distribution<double> share(0.0, 1.0);
  CapacityPlan plan;
  plan.alternative = allAlternatives[static_cast<std::size_t>(share(random) * 3.999)];
  plan.months.resize(1 + static_cast<std::size_t>(share(random) * 119));
  for (MonthCapacity& month : plan.months) {
    month.ownedServers = std::floor(share(random) * 50);
    month.orderedServers = std::floor(share(random) * 5);
    month.ownedGpuHours = share(random) * 1e5;
    month.usefulGpuHours = month.ownedGpuHours + share(random) * 1e5;
    month.onDemandGpuHours = share(random) * 1e5;
    month.spotGpuHours = share(random) * 1e4;
    month.onDemandPeakGpus = share(random) * 300;
    month.reserved1yGpus = std::floor(share(random) * 20);
    month.reserved3yGpus = std::floor(share(random) * 20);
    month.bridgingGpuHours = share(random) * 1e4;
    month.staffFte = std::floor(share(random) * 8) / 2;
  }
  return plan;
}

}  // namespace rackorrent::test
