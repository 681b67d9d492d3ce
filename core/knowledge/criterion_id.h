// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace rackorrent {

// The ten dimensions on which alternatives are scored, in the order of every table and array of them.
enum class CriterionId {
  TotalCost,
  UpfrontCapital,
  Elasticity,
  TimeToCapacity,
  Interconnect,
  Compliance,
  Operations,
  Onboarding,
  FaultRecovery,
  TechnologyRisk
};

inline constexpr std::size_t criterionCount = 10;

inline constexpr std::array<CriterionId, criterionCount> allCriteria = {
    CriterionId::TotalCost,      CriterionId::UpfrontCapital, CriterionId::Elasticity,
    CriterionId::TimeToCapacity, CriterionId::Interconnect,   CriterionId::Compliance,
    CriterionId::Operations,     CriterionId::Onboarding,     CriterionId::FaultRecovery,
    CriterionId::TechnologyRisk};

constexpr std::size_t indexOf(CriterionId criterion) { return static_cast<std::size_t>(criterion); }

// The stable key; its weight is the field "weights." + key.
constexpr std::string_view keyOf(CriterionId criterion) {
  constexpr std::array<std::string_view, criterionCount> keys = {
      "total_cost", "upfront_capital", "elasticity", "time_to_capacity", "interconnect",
      "compliance", "operations",      "onboarding", "fault_recovery",   "technology_risk"};
  return keys[indexOf(criterion)];
}

constexpr std::optional<CriterionId> criterionFromKey(std::string_view key) {
  for (const CriterionId criterion : allCriteria)
    if (keyOf(criterion) == key) return criterion;
  return std::nullopt;
}

}  // namespace rackorrent
