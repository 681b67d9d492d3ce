// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assessment/assessment.h"

#include "core/assessment/break_even.h"
#include "core/assessment/figures.h"
#include "core/assessment/flip_points.h"
#include "core/assessment/what_if.h"
#include "core/decision/residency.h"

namespace rackorrent {

namespace {

// Cost of one more useful GPU-hour, spread as the demand is: the plan's size stays, so owned machines only
// add power.
double marginalCost(const Evaluation& evaluation, const CapacityPlan& plan) {
  constexpr double step = 1e-3;
  CapacityPlan more = plan;
  double addedGpuHours = 0;
  for (MonthCapacity& month : more.months) {
    addedGpuHours += month.usefulGpuHours * step;
    month.usefulGpuHours *= 1 + step;
    month.ownedGpuHours *= 1 + step;
    month.onDemandGpuHours *= 1 + step;
    month.spotGpuHours *= 1 + step;
    month.bridgingGpuHours *= 1 + step;
  }
  if (addedGpuHours <= 0) return 0;
  return (costFigures(evaluation, more).total - costFigures(evaluation, plan).total) / addedGpuHours;
}

}  // namespace

Assessment assess(const Evaluation& evaluation, const Knowledge& knowledge, AssessmentDepth depth) {
  Assessment assessment;
  assessment.demand = makeDemand(evaluation);
  const Evaluation planned = underItsRegimes(evaluation, knowledge);
  const AllFigures figures = allFigures(planned, assessment.demand);
  for (const Alternative alternative : allAlternatives) {
    const AlternativeFigures& from = figures[indexOf(alternative)];
    AlternativeAssessment& to = assessment.alternatives[indexOf(alternative)];
    to.plan = from.plan;
    to.cost = from.cost;
    to.ledger = costLedger(evaluation, from.plan);
    to.costPerGpuHour = from.plan.usefulGpuHours > 0 ? from.cost.total / from.plan.usefulGpuHours : 0;
    to.marginalPerGpuHour = marginalCost(evaluation, from.plan);
  }
  assessment.decision = decide(evaluation, knowledge, figures);
  assessment.breakEvenUtilization = breakEvenUtilization(planned);
  assessment.breakEvenMonths = breakEvenMonths(figures);
  assessment.paybackMonths = paybackMonths(figures);
  if (depth == AssessmentDepth::Verdict) return assessment;
  WhatIf whatIf(evaluation, knowledge, assessment.demand, figures);
  FlipPoints flips = findFlipPoints(evaluation, whatIf, assessment.decision);
  assessment.flipPoints = std::move(flips.numbers);
  assessment.levelFlips = std::move(flips.levels);
  assessment.withoutFlip = std::move(flips.without);
  return assessment;
}

std::vector<double> cumulativeCost(const CostFigures& cost) {
  std::vector<double> sums = {cost.upfrontCapital - cost.initialHardwareValue};
  double spent = 0;
  for (std::size_t month = 0; month < cost.monthly.size(); ++month) {
    spent += cost.monthly[month];
    const bool isLast = month + 1 == cost.monthly.size();  // its flow holds the resale value already
    sums.push_back(isLast ? spent : spent - cost.resaleValue[month]);
  }
  return sums;
}

}  // namespace rackorrent
