// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/criterion_texts.h"

#include <cmath>

namespace rackorrent {

namespace {

constexpr double minutesPerDay = 24 * 60;

Message totalCostComparison(double one, double other, Alternative against) {
  const double change = other > 0 ? std::round((one / other - 1) * 1000) / 1000 : 0;
  if (change <= 0)
    return {CORE_TEXT("Total cost %1, %2 less than %3."),
            {moneyFromDouble(one), Quantity{-change, Unit::Share}, nameOf(against)}};
  return {CORE_TEXT("Total cost %1, %2 more than %3."),
          {moneyFromDouble(one), Quantity{change, Unit::Share}, nameOf(against)}};
}

Message operationsComparison(const Evaluation& evaluation, double one, double other, Alternative alternative,
                             Alternative against) {
  const auto people = [](double count) { return Quantity{std::round(count * 100) / 100, Unit::People}; };
  if (std::abs(one - other) < 0.005) {
    const auto label = [&](Alternative of) {
      return Phrase{operationsSkillChoices[static_cast<std::size_t>(skillNeeded(evaluation, of))].label};
    };
    return {CORE_TEXT("Takes operations skill \"%1\"; %2 takes \"%3\"."),
            {label(alternative), nameOf(against), label(against)}};
  }
  if (one <= 0) return {CORE_TEXT("The team is large enough; for %1, %2 are missing."), {nameOf(against), people(other)}};
  if (other <= 0) return {CORE_TEXT("%1 are missing; for %2 the team is large enough."), {people(one), nameOf(against)}};
  return {CORE_TEXT("%1 are missing; for %2, %3 are missing."), {people(one), nameOf(against), people(other)}};
}

}  // namespace

Message comparisonText(CriterionId criterion, const Evaluation& evaluation, const Knowledge& knowledge,
                       const Ranking& ranking, Alternative one, Alternative other) {
  const double oneFigure = ranking.values[indexOf(one)][indexOf(criterion)].figure;
  const double otherFigure = ranking.values[indexOf(other)][indexOf(criterion)].figure;
  switch (criterion) {
    case CriterionId::TotalCost: return totalCostComparison(oneFigure, otherFigure, other);
    case CriterionId::UpfrontCapital:
      return {CORE_TEXT("Upfront capital %1, against %2 for %3."),
              {moneyFromDouble(oneFigure), moneyFromDouble(otherFigure), nameOf(other)}};
    case CriterionId::Elasticity:
      return {CORE_TEXT("Going beyond the plan takes %1; for %2 it takes %3."),
              {spokenDuration(oneFigure), nameOf(other), spokenDuration(otherFigure)}};
    case CriterionId::TimeToCapacity:
      return {CORE_TEXT("Ready after %1; %2 after %3."),
              {spokenDuration(oneFigure * minutesPerDay), nameOf(other), spokenDuration(otherFigure * minutesPerDay)}};
    case CriterionId::Operations: return operationsComparison(evaluation, oneFigure, otherFigure, one, other);
    case CriterionId::Interconnect:
    case CriterionId::Compliance:
    case CriterionId::Onboarding:
    case CriterionId::FaultRecovery:
    case CriterionId::TechnologyRisk: break;
  }
  return {CORE_TEXT("%1: %2. %3: %4."),
          {knowledge.criterion(criterion).title, judgementOf(knowledge, criterion, one).reason, nameOf(other),
           judgementOf(knowledge, criterion, other).reason}};
}

}  // namespace rackorrent
