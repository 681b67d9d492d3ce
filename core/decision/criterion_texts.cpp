// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/criterion_texts.h"

#include "core/decision/limits.h"
#include "core/decision/residency.h"

#include <algorithm>
#include <cmath>

namespace rackorrent {

namespace {

constexpr double minutesPerDay = 24 * 60;

double rounded(double value, double step) { return std::round(value / step) * step; }

Quantity people(double count) { return {rounded(count, 0.01), Unit::People}; }
Quantity share(double value) { return {rounded(value, 0.001), Unit::Share}; }

Phrase skillLabel(OperationsSkill skill) {
  return {operationsSkillChoices[static_cast<std::size_t>(skill)].label};
}

Message totalCostText(const CriterionValue& value, double cheapest) {
  const double above = cheapest > 0 ? value.figure / cheapest - 1 : 0;
  if (std::abs(above) < 0.0005)
    return {CORE_TEXT("%1 in present value, the cheapest."), {moneyFromDouble(value.figure)}};
  if (above < 0)
    return {CORE_TEXT("%1 in present value, %2 below the cheapest that keeps the limits."),
            {moneyFromDouble(value.figure), share(-above)}};
  return {CORE_TEXT("%1 in present value, %2 above the cheapest."),
          {moneyFromDouble(value.figure), share(above)}};
}

Message upfrontText(const Evaluation& evaluation, const CostFigures& cost, const CriterionValue& value) {
  const double part = cost.presentValue > 0 ? value.figure / cost.presentValue : 0;
  const auto limit = evaluation.optionalReal("finance.capex_limit"_field);
  if (limit && *limit > 0)
    return {CORE_TEXT("%1 before the first month: %2 of all cost and %3 of the limit."),
            {moneyFromDouble(value.figure), share(part), share(value.figure / *limit)}};
  return {CORE_TEXT("%1 before the first month: %2 of all cost."),
          {moneyFromDouble(value.figure), share(part)}};
}

Message timeText(const Evaluation& evaluation, const CapacityPlan& plan) {
  const Quantity ready = spokenDuration(plan.daysToCapacity * minutesPerDay);
  if (plan.alternative == Alternative::Hybrid)
    return {CORE_TEXT("Ready after %1 on rented machines; the own ones follow after %2."),
            {ready, Quantity{evaluation.real("owned.lead_time_weeks"_field), Unit::Weeks}}};
  if (const auto weeks = evaluation.optionalReal("project.needed_within_weeks"_field))
    return {CORE_TEXT("Ready after %1; needed within %2."), {ready, Quantity{*weeks, Unit::Weeks}}};
  return {CORE_TEXT("Ready after %1."), {ready}};
}

Message complianceText(const Evaluation& evaluation, const Knowledge& knowledge, Alternative alternative,
                       const CriterionValue& value) {
  const Localized& reason = judgementOf(knowledge, CriterionId::Compliance, alternative).reason;
  for (const Regime* regime : regimesOf(evaluation, knowledge)) {
    const RegimeStanding& standing = regime->standings[indexOf(alternative)];
    if (standing.standing == Standing::Conditional &&
        regime->implication != RegimeImplication::SupplyConstraint)
      return {CORE_TEXT("%1. %2: %3."), {reason, regime->name, standing.text}};
  }
  return {CORE_TEXT("%1; this is %2."), {reason, needInWords(value.need)}};
}

Message operationsText(const Evaluation& evaluation, const CapacityPlan& plan) {
  const auto present = evaluation.choiceAs<OperationsSkill>("team.operations_skill"_field);
  const OperationsSkill needed = skillNeeded(evaluation, plan.alternative);
  const Quantity takes = people(plan.peakStaffFte);
  const Quantity have = people(evaluation.real("team.operations_fte"_field));
  if (present < needed)
    return {CORE_TEXT("Takes %1, %2 are at hand; their skill is \"%3\" where \"%4\" is needed."),
            {takes, have, skillLabel(present), skillLabel(needed)}};
  return {CORE_TEXT("Takes %1, %2 are at hand."), {takes, have}};
}

}  // namespace

Quantity spokenDuration(double minutes) {
  const double days = minutes / minutesPerDay;
  if (minutes < 120) return {rounded(minutes, 1), Unit::Minutes};
  if (days < 2) return {rounded(minutes / 60, 1), Unit::Hours};
  if (days < 21) return {rounded(days, 1), Unit::Days};
  return {rounded(days / 7, 1), Unit::Weeks};
}

Quantity rawFigure(CriterionId criterion, double figure) {
  switch (criterion) {
    case CriterionId::TotalCost:
    case CriterionId::UpfrontCapital:
      return {figure, Unit::Money};
    case CriterionId::Elasticity:
      return {figure, Unit::Minutes};
    case CriterionId::TimeToCapacity:
      return {figure, Unit::Days};
    case CriterionId::Operations:
      return {figure, Unit::People};
    case CriterionId::Interconnect:
    case CriterionId::Compliance:
    case CriterionId::Onboarding:
    case CriterionId::FaultRecovery:
    case CriterionId::TechnologyRisk:
      break;
  }
  return {};
}

Message criterionText(CriterionId criterion, const Evaluation& evaluation, const Knowledge& knowledge,
                      const AlternativeFigures& figures, const CriterionValue& value, double cheapest) {
  const Alternative alternative = figures.plan.alternative;
  const auto reason = [&]() -> const Localized& {
    return judgementOf(knowledge, criterion, alternative).reason;
  };
  switch (criterion) {
    case CriterionId::TotalCost:
      return totalCostText(value, cheapest);
    case CriterionId::UpfrontCapital:
      return upfrontText(evaluation, figures.cost, value);
    case CriterionId::Elasticity:
      return {CORE_TEXT("Growing beyond the plan takes %1, and %2 of it can be handed back; this is %3."),
              {spokenDuration(value.figure), share(shareHandedBack(evaluation, figures.plan)),
               needInWords(value.need)}};
    case CriterionId::TimeToCapacity:
      return timeText(evaluation, figures.plan);
    case CriterionId::Compliance:
      return complianceText(evaluation, knowledge, alternative, value);
    case CriterionId::Operations:
      return operationsText(evaluation, figures.plan);
    case CriterionId::Onboarding:
      return {CORE_TEXT("%1; the effort serves %2."),
              {reason(), Quantity{evaluation.real("project.horizon_months"_field), Unit::Months}}};
    case CriterionId::TechnologyRisk:
      return {CORE_TEXT("%1; %2 of the work runs on own hardware."),
              {reason(), share(figures.plan.ownedShare)}};
    case CriterionId::Interconnect:
    case CriterionId::FaultRecovery:
      break;
  }
  return {CORE_TEXT("%1; this is %2."), {reason(), needInWords(value.need)}};
}

}  // namespace rackorrent
