// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/conventions.h"

namespace rackorrent {

namespace {

Phrase chosen(const Evaluation& evaluation, FieldId id) {
  return {fieldOf(id).choices[evaluation.level(id)].label};
}

}  // namespace

Message conventionsLine(const Evaluation& evaluation) {
  return {
      CORE_TEXT("Conventions: a month has %1; discount rate %2 (%3); running costs are paid: %4; own "
                "hardware costs: %5."),
      {Quantity{evaluation.real("finance.hours_per_month"_field), Unit::Hours},
       Quantity{evaluation.real("finance.discount_rate_per_year"_field), Unit::RatePerYear},
       chosen(evaluation, "finance.compounding"_field), chosen(evaluation, "finance.payment_timing"_field),
       chosen(evaluation, "owned.running_cost"_field)}};
}

}  // namespace rackorrent
