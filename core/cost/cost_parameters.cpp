// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/cost_parameters.h"

#include <array>
#include <limits>

namespace rackorrent {

FieldId bridgingPriceField(const Evaluation& evaluation) {
  constexpr FieldId onDemand = "cloud.on_demand_price"_field;
  if (evaluation.has(onDemand)) return onDemand;
  constexpr std::array others = {"cloud.reserved_1y_price"_field, "cloud.reserved_3y_price"_field};
  FieldId cheapest = onDemand;
  double lowest = std::numeric_limits<double>::infinity();
  for (const FieldId id : others) {
    if (!evaluation.has(id) || evaluation.real(id) >= lowest) continue;
    cheapest = id;
    lowest = evaluation.real(id);
  }
  return cheapest;
}

double unitsPerHour(Billing billing) {
  switch (billing) {
    case Billing::Second: return 3600;
    case Billing::Minute: return 60;
    case Billing::Hour:
    case Billing::Month: return 1;
  }
  return 1;
}

}  // namespace rackorrent
