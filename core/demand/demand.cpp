// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/demand/demand.h"

#include "core/demand/calendar.h"
#include "core/demand/deferral.h"
#include "core/demand/generated_demand.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
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
  demand.unknownHours = static_cast<double>(demand.hourly.size()) - curve.hours();
  demand.gpuHours = curve.gpuHours();
  demand.meanGpus = curve.mean();
  demand.peakGpus = curve.peak();
  demand.p95Gpus = curve.percentile(0.95);
  demand.loadFactor = demand.peakGpus > 0 ? demand.meanGpus / demand.peakGpus : 0;
  demand.coefficientOfVariation = coefficientOfVariation(curve);
}

// The factor on the distances below the peak that makes the mean the wanted one. The hours that reach 0 stay
// there; with the k highest hours above it the factor follows from their distances.
double distanceFactor(const LoadDurationCurve& curve, double wantedMean) {
  const std::vector<double>& sorted = curve.sorted();
  double distances = curve.peak() * curve.hours() - curve.gpuHours();
  double factor = 0;
  for (std::size_t count = sorted.size(); count > 0 && distances > 0; --count) {
    factor = (static_cast<double>(count) * curve.peak() - curve.hours() * wantedMean) / distances;
    const double lowest = curve.peak() - sorted[count - 1];
    if (factor * lowest <= curve.peak()) break;
    distances -= lowest;
  }
  return std::max(0.0, factor);
}

std::vector<double> stretched(const std::vector<double>& hourly, double utilization) {
  const LoadDurationCurve curve(hourly);
  const double factor = distanceFactor(curve, utilization * curve.peak());
  std::vector<double> moved = hourly;
  for (double& gpus : moved) {
    gpus = curve.peak() - factor * (curve.peak() - gpus);
    if (gpus < 0) gpus = 0;  // NaN stays unknown
  }
  return moved;
}

bool usesLog(const Evaluation& evaluation) {
  return evaluation.choiceAs<DemandPattern>("workload.pattern"_field) == DemandPattern::Imported &&
         evaluation.measuredDemand;
}

// 1970-01-01 was a Thursday.
std::size_t hourOfWeek(std::int64_t hourSince1970) {
  constexpr std::int64_t week = hoursInWeek;
  constexpr std::int64_t thursday = 3 * hoursInDay;
  return static_cast<std::size_t>(((hourSince1970 + thursday) % week + week) % week);
}

Demand withHours(const Evaluation& evaluation, std::vector<double> hourly) {
  Demand demand;
  demand.isMeasured = usesLog(evaluation);
  if (demand.isMeasured) {
    demand.hasClockHours = hasCalendar(*evaluation.measuredDemand);
    demand.firstHourOfWeek = hourOfWeek(evaluation.measuredDemand->firstHour);
  }
  demand.hourly = std::move(hourly);
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

}  // namespace

Demand makeDemand(const Evaluation& evaluation) {
  if (usesLog(evaluation)) return withHours(evaluation, evaluation.measuredDemand->gpus);
  return demandAtUtilization(evaluation, evaluation.real("workload.utilization"_field));
}

Demand demandAtUtilization(const Evaluation& evaluation, double utilization) {
  if (usesLog(evaluation))
    return withHours(evaluation, stretched(evaluation.measuredDemand->gpus, utilization));
  return withHours(evaluation, generateDemand(evaluation.choiceAs<DemandPattern>("workload.pattern"_field),
                                              evaluation.real("workload.peak_gpus"_field), utilization));
}

double demandScale(const Evaluation& evaluation, int month) {
  return std::pow(1 + evaluation.real("workload.growth_per_year"_field), month / monthsPerYear);
}

}  // namespace rackorrent
