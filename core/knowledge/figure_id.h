// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace rackorrent {

// A figure of the user's own arithmetic that stands beside the guides' words in a row of the comparison.
enum class FigureId {
  TotalCost,
  CostPerGpuHour,
  Upfront,
  RunningPerMonth,
  Hidden,
  CapexShare,
  MinutesToScale,
  DaysToCapacity,
  StaffFte,
  RecoveryHours,
  MarginalCost
};

inline constexpr std::size_t figureCount = 11;

constexpr std::string_view keyOf(FigureId figure) {
  constexpr std::array<std::string_view, figureCount> keys = {
      "total_cost", "cost_per_gpu_hour", "upfront",          "running_per_month",
      "hidden",     "capex_share",       "minutes_to_scale", "days_to_capacity",
      "staff_fte",  "recovery_hours",    "marginal_cost"};
  return keys[static_cast<std::size_t>(figure)];
}

constexpr std::optional<FigureId> figureFromKey(std::string_view key) {
  for (std::size_t i = 0; i < figureCount; ++i)
    if (keyOf(static_cast<FigureId>(i)) == key) return static_cast<FigureId>(i);
  return std::nullopt;
}

}  // namespace rackorrent
