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

double likelyServers(const Evaluation& evaluation, const Demand& demand) {
  const MixLimits limits{.interruptibleShare = evaluation.real("workload.interruptible_share"_field)};
  const double gpus = optimalMix(demand.servedCurve, channelCosts(evaluation), limits).gpus(Channel::Owned);
  return std::round(gpus / (evaluation.real("owned.gpus_per_server"_field) *
                            evaluation.real("owned.relative_speed"_field)));
}

CapacityPlan cheapestHybrid(const Evaluation& evaluation, const Demand& demand, const PlanBuilder& builder,
                            const PlanCost& cost) {
  const ServerRange range{1, std::max(1.0, builder.serversForPeak() - 1)};
  const SearchHints hints{
      .likely = likelyServers(evaluation, demand),
      .serversPerStaffStep = evaluation.real("owned.servers_per_fte"_field) * staffStepFte};
  const double servers =
      cheapestServers(range, hints, [&](double candidate) { return cost(builder.hybrid(candidate)); });
  return builder.hybrid(servers);
}

}  // namespace

CapacityPlan planCapacity(Alternative alternative, const Evaluation& evaluation, const Demand& demand,
                          const PlanCost& cost) {
  const PlanBuilder builder(evaluation, demand);
  switch (alternative) {
    case Alternative::GpuAsAService:
      return builder.rented();
    case Alternative::SelfBuilt:
    case Alternative::PrivateCloud:
      return builder.owned(alternative);
    case Alternative::Hybrid:
      return cheapestHybrid(evaluation, demand, builder, cost);
  }
  return {};
}

CapacityPlan planWithOwnedServers(const Evaluation& evaluation, const Demand& demand, double ownedServers) {
  const PlanBuilder builder(evaluation, demand);
  const double servers = std::round(ownedServers);
  if (servers <= 0) return builder.rented();
  if (servers >= builder.serversForPeak()) return builder.owned(Alternative::SelfBuilt);
  return builder.hybrid(servers);
}

double serversForPeak(const Evaluation& evaluation, const Demand& demand) {
  return PlanBuilder(evaluation, demand).serversForPeak();
}

}  // namespace rackorrent
