// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assessment/staged_route.h"

#include <algorithm>
#include <cmath>

namespace rackorrent {

namespace {

constexpr double tolerance = 1e-9;

// By which factor the input moves in a year if things go on as entered; nothing for an input without a trend.
std::optional<double> yearlyFactor(FieldId field, const Evaluation& evaluation) {
  constexpr std::array cloudPrices = {"cloud.on_demand_price"_field, "cloud.reserved_1y_price"_field,
                                      "cloud.reserved_3y_price"_field, "cloud.spot_price"_field};
  if (field == "workload.peak_gpus"_field) return 1 + evaluation.real("workload.growth_per_year"_field);
  if (std::ranges::find(cloudPrices, field) != cloudPrices.end())
    return 1 - evaluation.real("cloud.price_decline_per_year"_field);
  return std::nullopt;
}

// 12 ln(to / from) / ln(factor), where the trend leads there at all.
std::optional<double> monthsUntil(const FlipPoint& flip, double factor) {
  if (flip.from <= 0 || flip.to <= 0 || factor <= 0 || factor == 1) return std::nullopt;
  const double months = 12 * std::log(flip.to / flip.from) / std::log(factor);
  if (months < 0) return std::nullopt;
  return months;
}

void addCommitment(std::vector<RouteStep>& steps, RouteStep::Kind kind, std::size_t month, double before,
                   double now) {
  if (now > tolerance && std::abs(now - before) > tolerance) steps.push_back({kind, month, now});
}

}  // namespace

std::vector<RouteStep> stepsOf(const CapacityPlan& plan) {
  std::vector<RouteStep> steps;
  MonthCapacity before;
  for (std::size_t month = 0; month < plan.months.size(); ++month) {
    const MonthCapacity& now = plan.months[month];
    const double added = now.orderedServers - now.replacedServers;
    if (added > tolerance) steps.push_back({RouteStep::Kind::Order, month, added});
    if (now.replacedServers > tolerance)
      steps.push_back({RouteStep::Kind::Replace, month, now.replacedServers});
    const double arrived = now.ownedServers - before.ownedServers;
    if (arrived > tolerance) steps.push_back({RouteStep::Kind::Arrive, month, arrived});
    addCommitment(steps, RouteStep::Kind::Reserve1Year, month, before.reserved1yGpus, now.reserved1yGpus);
    addCommitment(steps, RouteStep::Kind::Reserve3Years, month, before.reserved3yGpus, now.reserved3yGpus);
    if (before.bridgingGpuHours > tolerance && now.bridgingGpuHours <= tolerance)
      steps.push_back({RouteStep::Kind::BridgingEnds, month, 0});
    before = now;
  }
  return steps;
}

StagedRoute stagedRoute(const Evaluation& evaluation, const Assessment& assessment) {
  StagedRoute route;
  const Alternative best = assessment.decision.verdict.best;
  route.steps = stepsOf(assessment.alternatives[indexOf(best)].plan);
  for (const FlipPoint& flip : assessment.flipPoints) {
    const auto factor = yearlyFactor(flip.field, evaluation);
    const auto months = factor ? monthsUntil(flip, *factor) : std::nullopt;
    if (months) route.switches.push_back({flip.field, flip.to, flip.alternative, *months});
  }
  std::ranges::stable_sort(route.switches, {}, &SwitchPoint::months);
  return route;
}

}  // namespace rackorrent
