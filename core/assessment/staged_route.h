// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace rackorrent {

// What a plan does in a month, counted from 0: servers to order or replace, servers that arrive, GPUs
// committed from then on, the end of bridging rent.
struct RouteStep {
  enum class Kind { Order, Replace, Arrive, Reserve1Year, Reserve3Years, BridgingEnds };
  Kind kind = Kind::Order;
  std::size_t month = 0;
  double amount = 0;  // servers, or GPUs for the two commitments; 0 for the end of bridging
};

constexpr std::string_view keyOf(RouteStep::Kind kind) {
  constexpr std::array<std::string_view, 6> keys = {"order",          "replace",         "arrive",
                                                    "reserve_1_year", "reserve_3_years", "bridging_ends"};
  return keys[static_cast<std::size_t>(kind)];
}

// A value at which a decision made anew would come out otherwise, and when the trends that were entered
// (growth of demand, decline of prices) get there.
struct SwitchPoint {
  FieldId field;
  double at = 0;
  Alternative alternative = Alternative::GpuAsAService;
  double months = 0;
};

// The staged route of the guides (ledger D2.7) from the user's own figures.
struct StagedRoute {
  std::vector<RouteStep> steps;       // of the plan, by month
  std::vector<SwitchPoint> switches;  // that a trend reaches, soonest first
};

// Precondition: the assessment is a full one of this evaluation.
StagedRoute stagedRoute(const Evaluation& evaluation, const Assessment& assessment);

std::vector<RouteStep> stepsOf(const CapacityPlan& plan);

}  // namespace rackorrent
