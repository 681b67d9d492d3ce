// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assessment/figures.h"

namespace rackorrent {

AlternativeFigures figuresOf(Alternative alternative, const Evaluation& evaluation, const Demand& demand) {
  const PlanCost cost = [&](const CapacityPlan& plan) { return presentValueOf(evaluation, plan); };
  AlternativeFigures figures;
  figures.plan = planCapacity(alternative, evaluation, demand, cost);
  figures.cost = costFigures(evaluation, figures.plan);
  return figures;
}

AllFigures allFigures(const Evaluation& evaluation, const Demand& demand) {
  AllFigures figures;
  for (const Alternative alternative : allAlternatives)
    figures[indexOf(alternative)] = figuresOf(alternative, evaluation, demand);
  return figures;
}

}  // namespace rackorrent
