// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/criterion_texts.h"
#include "core/decision/limits.h"

#include <algorithm>
#include <cmath>

namespace rackorrent {

namespace {

constexpr double minutesPerDay = 24 * 60;

Message totalCostComparison(double one, double other, Alternative against) {
  const double change = other > 0 ? std::round((one / other - 1) * 1000) / 1000 : 0;
  if (change == 0)
    return {CORE_TEXT("Total cost at present value %1, about the same as %2."), {moneyFromDouble(one), nameOf(against)}};
  if (change < 0)
    return {CORE_TEXT("Total cost at present value %1, %2 less than %3."),
            {moneyFromDouble(one), Quantity{-change, Unit::Share}, nameOf(against)}};
  return {CORE_TEXT("Total cost at present value %1, %2 more than %3."),
          {moneyFromDouble(one), Quantity{change, Unit::Share}, nameOf(against)}};
}

Message upfrontComparison(const CostFigures& one, const CostFigures& other, Alternative against) {
  const Money capital = moneyFromDouble(investedCapital(one));
  const Money otherCapital = moneyFromDouble(investedCapital(other));
  const auto share = [](const CostFigures& cost) {
    const double part = cost.presentValue > 0 ? investedCapital(cost) / cost.presentValue : 0;
    return Quantity{std::round(part * 1000) / 1000, Unit::Share};
  };
  if (capital == otherCapital)
    return {CORE_TEXT("%1 of all cost falls due before the first month; with %2 it is %3."),
            {share(one), nameOf(against), share(other)}};
  return {CORE_TEXT("Upfront capital %1, against %2 for %3."), {capital, otherCapital, nameOf(against)}};
}

Message elasticityComparison(const Evaluation& evaluation, const CapacityPlan& one,
                             const CapacityPlan& other) {
  const Quantity oneMinutes = spokenDuration(minutesBeyondPlan(evaluation, one));
  const Quantity otherMinutes = spokenDuration(minutesBeyondPlan(evaluation, other));
  const auto handedBack = [&](const CapacityPlan& plan) {
    return Quantity{std::round(shareHandedBack(evaluation, plan) * 1000) / 1000, Unit::Share};
  };
  if (oneMinutes == otherMinutes)
    return {CORE_TEXT("%1 of the capacity can be handed back; with %2 it is %3."),
            {handedBack(one), nameOf(other.alternative), handedBack(other)}};
  return {CORE_TEXT("Growing beyond the plan takes %1; with %2 it takes %3."),
          {oneMinutes, nameOf(other.alternative), otherMinutes}};
}

// When all of it is there: a hybrid is complete when its own part is.
Message timeComparison(const Evaluation& evaluation, const CapacityPlan& one, const CapacityPlan& other) {
  const auto ready = [&](const CapacityPlan& plan) {
    const double own = 7 * evaluation.real("owned.lead_time_weeks"_field);
    const double days =
        plan.alternative == Alternative::Hybrid ? std::max(own, plan.daysToCapacity) : plan.daysToCapacity;
    return spokenDuration(days * minutesPerDay);
  };
  if (ready(one) == ready(other))
    return {CORE_TEXT("%1 of the work runs on machines that must be delivered first; with %2 it is %3."),
            {Quantity{std::round(one.ownedShare * 1000) / 1000, Unit::Share}, nameOf(other.alternative),
             Quantity{std::round(other.ownedShare * 1000) / 1000, Unit::Share}}};
  return {CORE_TEXT("Complete after %1; %2 after %3."),
          {ready(one), nameOf(other.alternative), ready(other)}};
}

Message operationsComparison(const Evaluation& evaluation, double one, double other, Alternative alternative,
                             Alternative against) {
  const auto people = [](double count) { return Quantity{std::round(count * 100) / 100, Unit::People}; };
  const OperationsSkill skill = skillNeeded(evaluation, alternative);
  const OperationsSkill otherSkill = skillNeeded(evaluation, against);
  const auto label = [](OperationsSkill of) {
    return Phrase{operationsSkillChoices[static_cast<std::size_t>(of)].label};
  };
  if (std::abs(one - other) < 0.005) {
    const auto present = evaluation.choiceAs<OperationsSkill>("team.operations_skill"_field);
    if (skill != otherSkill && present < std::max(skill, otherSkill))
      return {CORE_TEXT("Takes operations skill \"%1\"; %2 takes \"%3\"."),
              {label(skill), nameOf(against), label(otherSkill)}};
    if (alternative == Alternative::Hybrid)
      return {CORE_TEXT("Two environments to run; with %1 it is one."), {nameOf(against)}};
    return {CORE_TEXT("One environment to run; with %1 they are two."), {nameOf(against)}};
  }
  if (one <= 0)
    return {CORE_TEXT("The team is large enough; for %1, %2 are missing."), {nameOf(against), people(other)}};
  if (other <= 0)
    return {CORE_TEXT("%1 are missing; for %2 the team is large enough."), {people(one), nameOf(against)}};
  return {CORE_TEXT("%1 are missing; for %2, %3 are missing."),
          {people(one), nameOf(against), people(other)}};
}

}  // namespace

Message comparisonText(CriterionId criterion, const Evaluation& evaluation, const Knowledge& knowledge,
                       const AllFigures& figures, const Ranking& ranking, Alternative one,
                       Alternative other) {
  const double oneFigure = ranking.values[indexOf(one)][indexOf(criterion)].figure;
  const double otherFigure = ranking.values[indexOf(other)][indexOf(criterion)].figure;
  switch (criterion) {
    case CriterionId::TotalCost:
      return totalCostComparison(oneFigure, otherFigure, other);
    case CriterionId::UpfrontCapital:
      return upfrontComparison(figures[indexOf(one)].cost, figures[indexOf(other)].cost, other);
    case CriterionId::Elasticity:
      return elasticityComparison(evaluation, figures[indexOf(one)].plan, figures[indexOf(other)].plan);
    case CriterionId::TimeToCapacity:
      return timeComparison(evaluation, figures[indexOf(one)].plan, figures[indexOf(other)].plan);
    case CriterionId::Operations:
      return operationsComparison(evaluation, oneFigure, otherFigure, one, other);
    case CriterionId::Interconnect:
    case CriterionId::Compliance:
    case CriterionId::Onboarding:
    case CriterionId::FaultRecovery:
    case CriterionId::TechnologyRisk:
      break;
  }
  return {CORE_TEXT("%1: %2. %3: %4."),
          {knowledge.criterion(criterion).title, judgementOf(knowledge, criterion, one).reason, nameOf(other),
           judgementOf(knowledge, criterion, other).reason}};
}

std::optional<Message> comparisonWithTwo(CriterionId criterion, const Evaluation& evaluation,
                                         const Knowledge& knowledge, const AllFigures& figures,
                                         const Ranking& ranking, const Rivals& rivals) {
  const Argument runnerUp = nameOf(rivals.runnerUp);
  const Argument other = nameOf(rivals.other);
  const auto planOf = [&](Alternative of) -> const CapacityPlan& { return figures[indexOf(of)].plan; };
  switch (criterion) {
    case CriterionId::TotalCost: {
      const auto figure = [&](Alternative of) {
        return ranking.values[indexOf(of)][indexOf(criterion)].figure;
      };
      const double best = figure(rivals.best);
      const auto saved = [&](Alternative of) {
        return Quantity{std::round((1 - best / figure(of)) * 1000) / 1000, Unit::Share};
      };
      return Message{CORE_TEXT("Total cost at present value %1, %2 less than %3 and %4 less than %5."),
                     {moneyFromDouble(best), saved(rivals.runnerUp), runnerUp, saved(rivals.other), other}};
    }
    case CriterionId::UpfrontCapital: {
      const auto capital = [&](Alternative of) {
        return moneyFromDouble(investedCapital(figures[indexOf(of)].cost));
      };
      if (capital(rivals.best) >= capital(rivals.runnerUp)) return std::nullopt;
      return Message{
          CORE_TEXT("Upfront capital %1, against %2 for %3 and %4 for %5."),
          {capital(rivals.best), capital(rivals.runnerUp), runnerUp, capital(rivals.other), other}};
    }
    case CriterionId::Elasticity: {
      const auto time = [&](Alternative of) {
        return spokenDuration(minutesBeyondPlan(evaluation, planOf(of)));
      };
      if (time(rivals.best) == time(rivals.runnerUp)) return std::nullopt;
      return Message{CORE_TEXT("Growing beyond the plan takes %1; with %2 it takes %3, with %4 it takes %5."),
                     {time(rivals.best), runnerUp, time(rivals.runnerUp), other, time(rivals.other)}};
    }
    case CriterionId::TimeToCapacity:
    case CriterionId::Operations:
      return std::nullopt;
    case CriterionId::Interconnect:
    case CriterionId::Compliance:
    case CriterionId::Onboarding:
    case CriterionId::FaultRecovery:
    case CriterionId::TechnologyRisk:
      break;
  }
  const auto reason = [&](Alternative of) { return judgementOf(knowledge, criterion, of).reason; };
  return Message{CORE_TEXT("%1: %2. %3: %4. %5: %6."),
                 {knowledge.criterion(criterion).title, reason(rivals.best), runnerUp,
                  reason(rivals.runnerUp), other, reason(rivals.other)}};
}

}  // namespace rackorrent
