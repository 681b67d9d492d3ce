// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/demand/demand.h"

#include "core/demand/calendar.h"
#include "core/demand/deferral.h"
#include "core/demand/generated_demand.h"

#include <cmath>
#include <utility>

namespace rackorrent {

namespace {

// Two passes: sums of squares lose all digits when the demand is large and nearly flat.
double coefficientOfVariation(const LoadDurationCurve& curve) {
  const double mean = curve.mean();
  if (mean <= 0) return 0;
  double squares = 0;
  for (const double gpus : curve.sorted()) squares += (gpus - mean) * (gpus - mean);
  return std::sqrt(squares / curve.hours()) / mean;
}

void describe(Demand& demand) {
  const LoadDurationCurve& curve = demand.curve;
  demand.knownHours = curve.hours();
  demand.gpuHours = curve.gpuHours();
  demand.meanGpus = curve.mean();
  demand.peakGpus = curve.peak();
  demand.p95Gpus = curve.percentile(0.95);
  demand.loadFactor = demand.peakGpus > 0 ? demand.meanGpus / demand.peakGpus : 0;
  demand.coefficientOfVariation = coefficientOfVariation(curve);
}

}  // namespace

Demand makeDemand(const Evaluation& evaluation) {
  Demand demand;
  const auto pattern = evaluation.choiceAs<DemandPattern>("workload.pattern"_field);
  demand.isMeasured = pattern == DemandPattern::Imported && evaluation.measuredDemand;
  demand.hourly = demand.isMeasured ? evaluation.measuredDemand->gpus
                                    : generateDemand(pattern, evaluation.real("workload.peak_gpus"_field),
                                                     evaluation.real("workload.utilization"_field));
  demand.curve = LoadDurationCurve(demand.hourly);
  describe(demand);

  DeferredDemand deferred = deferWork(demand.hourly, evaluation.real("workload.deferrable_share"_field),
                                      evaluation.real("workload.max_delay_hours"_field));
  const bool isMoved = deferred.capacity < demand.peakGpus;
  demand.worstDelayHours = deferred.worstDelayHours;
  demand.servedHourly = std::move(deferred.hourly);
  demand.servedCurve = isMoved ? LoadDurationCurve(demand.servedHourly) : demand.curve;
  return demand;
}

double demandScale(const Evaluation& evaluation, int month) {
  return std::pow(1 + evaluation.real("workload.growth_per_year"_field), month / monthsPerYear);
}

}  // namespace rackorrent
