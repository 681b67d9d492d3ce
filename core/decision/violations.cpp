// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/limits.h"

#include <array>
#include <cmath>

namespace rackorrent {

namespace {

struct LimitRow {
  std::string_view rule;
  std::string_view source;
  std::string_view text;        // %1 needed, %2 allowed
  std::string_view relaxation;  // %1 the least that lifts it
  Unit unit;
  double step;  // the relaxation is rounded up to it
};

// By Limit. The first two and the last two have no numbers.
constexpr std::array<LimitRow, 11> limitRows = {{
    {"limit.residency", "D1.6.3", "", "", Unit::None, 0},
    {"limit.regime", "", "", "", Unit::None, 0},
    {"limit.capex", "D2.5.1", CORE_TEXT("Needs %1 of upfront capital; the limit is %2."),
     CORE_TEXT("Raise the limit on upfront capital to %1."), Unit::Money, 0.01},
    {"limit.monthly_opex", "D1.6.4", CORE_TEXT("Spends up to %1 in a month; the limit is %2."),
     CORE_TEXT("Raise the limit on monthly spending to %1."), Unit::MoneyPerMonth, 0.01},
    {"limit.power", "D2.3.3.2", CORE_TEXT("Draws %1 with cooling; the room gives %2."),
     CORE_TEXT("Make %1 of power available."), Unit::Kilowatts, 0.1},
    {"limit.delivery", "D1.4.3.1", CORE_TEXT("Is ready after %1; capacity is needed within %2."),
     CORE_TEXT("Accept a start within %1."), Unit::Weeks, 0.1},
    {"limit.scale_up", "D1.4.3.1", CORE_TEXT("Takes %1 to reach the peak; %2 are allowed."),
     CORE_TEXT("Allow %1 for scaling up."), Unit::Minutes, 1},
    {"limit.horizon", "D1.4.2.5", CORE_TEXT("The hardware arrives after %1; the project ends after %2."),
     CORE_TEXT("Plan for at least %1, or order hardware that arrives sooner."), Unit::Months, 1},
    {"limit.largest_job", "D1.4.3.2",
     CORE_TEXT("The largest job needs %1 in one cluster; the larger part of the hybrid holds %2."),
     CORE_TEXT("Keep the largest job to %1."), Unit::Gpus, 1},
    {"limit.offer", "D2.4.6",
     CORE_TEXT("Neither an on-demand nor a reserved price is entered, so nothing can be rented."),
     CORE_TEXT("Enter the price of an on-demand or reserved offer."), Unit::None, 0},
    {"limit.guide_rule", "", "", "", Unit::None, 0},
}};

const LimitRow& rowOf(Limit limit) { return limitRows[static_cast<std::size_t>(limit)]; }

Argument amount(double value, Unit unit) {
  if (unit == Unit::Money || unit == Unit::MoneyPerMonth) return moneyFromDouble(value);
  return Quantity{value, unit};
}

// The smallest whole step that lifts the limit. A project must outlast the delivery, not just equal it; a
// job must shrink to what there is.
double leastThatLifts(const Breach& breach) {
  const double step = rowOf(breach.limit).step;
  if (breach.limit == Limit::Horizon) return std::floor(breach.needed) + 1;
  if (breach.limit == Limit::LargestJob) return std::floor(breach.allowed);
  return std::ceil(breach.needed / step) * step;
}

double shown(double value) { return std::round(value * 100) / 100; }

void writeNumbers(const Breach& breach, Violation& violation) {
  const LimitRow& row = rowOf(breach.limit);
  violation.needed = breach.needed;
  violation.limit = breach.allowed;
  violation.text = {row.text, {amount(shown(breach.needed), row.unit), amount(breach.allowed, row.unit)}};
  violation.relaxation = {row.relaxation, {amount(leastThatLifts(breach), row.unit)}};
}

void writeResidency(Alternative alternative, const Evaluation& evaluation, Violation& violation) {
  const std::string_view demanded = residencyChoices[evaluation.level("compliance.residency"_field)].label;
  const std::string_view loosest = residencyChoices[static_cast<std::size_t>(Residency::InCountry)].label;
  violation.text = {CORE_TEXT("%1 sends data to a provider; the rule for data is \"%2\"."),
                    {nameOf(alternative), Phrase{demanded}}};
  violation.relaxation = {CORE_TEXT("Loosen the rule for data to \"%1\"."), {Phrase{loosest}}};
}

void writeRegime(const Breach& breach, Alternative alternative, Violation& violation) {
  violation.source = breach.regime->id;
  violation.text = {CORE_TEXT("%1: %2"),
                    {breach.regime->name, breach.regime->standings[indexOf(alternative)].text}};
  violation.relaxation = {CORE_TEXT("Possible only if this regime does not apply: %1"),
                          {breach.regime->name}};
}

}  // namespace

Violation toViolation(const Breach& breach, Alternative alternative, const Evaluation& evaluation) {
  Violation violation;
  violation.rule = rowOf(breach.limit).rule;
  violation.source = rowOf(breach.limit).source;
  violation.field = fieldOf(breach.field).key;
  if (breach.rule) {
    violation.rule = breach.rule->id;
    violation.source = breach.rule->sources.front();
  }
  switch (breach.limit) {
    case Limit::Residency:
      writeResidency(alternative, evaluation, violation);
      break;
    case Limit::Regime:
      writeRegime(breach, alternative, violation);
      break;
    case Limit::Offer:
      violation.text = {rowOf(breach.limit).text, {}};
      violation.relaxation = {rowOf(breach.limit).relaxation, {}};
      break;
    case Limit::GuideRule:
      violation.text = {"%1", {breach.rule->text}};
      break;
    case Limit::Capital:
    case Limit::MonthlySpending:
    case Limit::Power:
    case Limit::Delivery:
    case Limit::ScaleUp:
    case Limit::Horizon:
    case Limit::LargestJob:
      writeNumbers(breach, violation);
      break;
  }
  return violation;
}

}  // namespace rackorrent
