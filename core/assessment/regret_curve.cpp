// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assessment/regret_curve.h"

#include "core/cost/cost.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace rackorrent {

namespace {

std::set<double> serversToTry(const Evaluation& evaluation, const Assessment& assessment) {
  constexpr double steps = 40;
  const double most = serversForPeak(evaluation, assessment.demand);
  std::set<double> servers = {0, most};
  for (double step = 1; step < steps; ++step) servers.insert(std::round(most * step / steps));
  const CapacityPlan& hybrid = assessment.alternatives[indexOf(Alternative::Hybrid)].plan;
  if (!hybrid.months.empty()) servers.insert(hybrid.months.front().orderedServers);
  return servers;
}

}  // namespace

RegretCurve regretCurve(const Evaluation& evaluation, const Assessment& assessment) {
  const double gpusPerServer = evaluation.real("owned.gpus_per_server"_field);
  RegretCurve curve;
  for (const double servers : serversToTry(evaluation, assessment)) {
    curve.ownedGpus.push_back(servers * gpusPerServer);
    curve.presentValue.push_back(
        presentValueOf(evaluation, planWithOwnedServers(evaluation, assessment.demand, servers)));
  }
  const auto least = std::ranges::min_element(curve.presentValue);
  curve.best = static_cast<std::size_t>(least - curve.presentValue.begin());
  const double limit = *least + RegretCurve::flatShare * std::abs(*least);
  curve.flatFrom = curve.best;
  while (curve.flatFrom > 0 && curve.presentValue[curve.flatFrom - 1] <= limit) --curve.flatFrom;
  curve.flatTo = curve.best;
  while (curve.flatTo + 1 < curve.presentValue.size() && curve.presentValue[curve.flatTo + 1] <= limit)
    ++curve.flatTo;
  return curve;
}

}  // namespace rackorrent
