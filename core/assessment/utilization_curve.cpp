// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assessment/assessment.h"
#include "core/assessment/figures.h"

namespace rackorrent {

UtilizationCurve utilizationCurve(const Evaluation& evaluation) {
  constexpr int steps = 20;
  UtilizationCurve curve;
  for (int step = 1; step <= steps; ++step) {
    const double utilization = static_cast<double>(step) / steps;
    const AllFigures figures = allFigures(evaluation, demandAtUtilization(evaluation, utilization));
    curve.utilization.push_back(utilization);
    for (const Alternative alternative : allAlternatives) {
      const AlternativeFigures& of = figures[indexOf(alternative)];
      curve.perGpuHour[indexOf(alternative)].push_back(of.cost.total / of.plan.usefulGpuHours);
    }
  }
  return curve;
}

}  // namespace rackorrent
