// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/capacity_plan.h"

#include "core/capacity/channels.h"
#include "core/capacity/hybrid_search.h"
#include "core/capacity/optimal_mix.h"
#include "core/capacity/plan_builder.h"
#include "core/capacity/staffing.h"

#include <algorithm>
#include <cmath>

namespace rackorrent {

namespace {

constexpr double servedInFull =
    1e-12; // rounding of a part that holds a job exactly

double likelyServers(const Evaluation &evaluation, const Demand &demand) {
  const MixLimits limits{.interruptibleShare = evaluation.real(
                             "workload.interruptible_share"_field)};
  const double gpus =
      optimalMix(demand.servedCurve, channelCosts(evaluation), limits)
          .gpus(Channel::Owned);
  return std::round(gpus / (evaluation.real("owned.gpus_per_server"_field) *
                            evaluation.real("owned.relative_speed"_field)));
}

// The largest job runs inside one cluster (ledger D1.4.3.2): the rented part
// must hold it, or the owned one. Where neither can, the whole range is
// searched, and the limits rule the hybrid out.
std::vector<ServerRange> hybridRanges(const Evaluation &evaluation,
                                      const Demand &demand,
                                      const PlanBuilder &builder) {
  const double perServer = evaluation.real("owned.gpus_per_server"_field) *
                           evaluation.real("owned.relative_speed"_field);
  const double job = evaluation.real("workload.largest_job_gpus"_field);
  const double most = std::max(1.0, builder.serversForPeak() - 1);
  const double whileRentHolds = std::floor((demand.servedCurve.peak() - job) /
                                           perServer * (1 + servedInFull));
  const double onceOwnedHolds =
      std::max(1.0, std::ceil(job / perServer * (1 - servedInFull)));
  if (onceOwnedHolds <= whileRentHolds + 1)
    return {{1, most}};
  std::vector<ServerRange> ranges;
  if (whileRentHolds >= 1)
    ranges.push_back({1, std::min(whileRentHolds, most)});
  if (onceOwnedHolds <= most)
    ranges.push_back({onceOwnedHolds, most});
  if (ranges.empty())
    ranges.push_back({1, most});
  return ranges;
}

double cheapestOfHybrids(const Evaluation &evaluation, const Demand &demand,
                         const PlanBuilder &builder,
                         const std::function<double(double)> &costOf) {
  const SearchHints hints{.likely = likelyServers(evaluation, demand),
                          .serversPerStaffStep =
                              evaluation.real("owned.servers_per_fte"_field) *
                              staffStepFte};
  double best = 0;
  for (const ServerRange &range : hybridRanges(evaluation, demand, builder)) {
    const double servers = cheapestServers(range, hints, costOf);
    if (best == 0 || costOf(servers) < costOf(best))
      best = servers;
  }
  return best;
}

} // namespace

CapacityPlan planCapacity(Alternative alternative, const Evaluation &evaluation,
                          const Demand &demand, const PlanCost &cost) {
  const PlanBuilder builder(evaluation, demand);
  switch (alternative) {
  case Alternative::GpuAsAService:
    return builder.rented();
  case Alternative::SelfBuilt:
  case Alternative::PrivateCloud:
    return builder.owned(alternative);
  case Alternative::Hybrid:
    return builder.hybrid(
        cheapestOfHybrids(evaluation, demand, builder, [&](double servers) {
          return cost(builder.hybrid(servers));
        }));
  }
  return {};
}

CapacityPlan planWithOwnedServers(const Evaluation &evaluation,
                                  const Demand &demand, double ownedServers) {
  const PlanBuilder builder(evaluation, demand);
  const double servers = std::round(ownedServers);
  if (servers <= 0)
    return builder.rented();
  if (servers >= builder.serversForPeak())
    return builder.owned(Alternative::SelfBuilt);
  return builder.hybrid(servers);
}

double
cheapestHybridServers(const Evaluation &evaluation, const Demand &demand,
                      const std::function<double(double servers)> &costOf) {
  return cheapestOfHybrids(evaluation, demand, PlanBuilder(evaluation, demand),
                           costOf);
}

CapacityPlan hybridWithServers(const Evaluation &evaluation,
                               const Demand &demand, double servers) {
  return PlanBuilder(evaluation, demand).hybrid(servers);
}

double serversForPeak(const Evaluation &evaluation, const Demand &demand) {
  return PlanBuilder(evaluation, demand).serversForPeak();
}

} // namespace rackorrent
