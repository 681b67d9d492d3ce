// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace rackorrent {

// A ratio of inputs that a condition may compare where the guides use a relative word, such as "limited
// budget". None is negative; each is infinite where its limit is absent or nothing is needed.
enum class DerivedMeasure {
  CapitalCover,  // capital limit / hardware that serves the peak
  BudgetCover,   // monthly limit / a month of rent for the average demand at the cheapest firm price
  StaffCover,    // operators at hand / operators that a self-built cluster of that size takes (at least one)
  LifeCover,     // useful life / planning horizon
  UploadDays     // days to send the stored data over the line at the speed that may be used
};

inline constexpr std::array<DerivedMeasure, 5> allDerivedMeasures = {
    DerivedMeasure::CapitalCover, DerivedMeasure::BudgetCover, DerivedMeasure::StaffCover,
    DerivedMeasure::LifeCover, DerivedMeasure::UploadDays};

constexpr std::string_view keyOf(DerivedMeasure measure) {
  constexpr std::array<std::string_view, 5> keys = {"capital_cover", "budget_cover", "staff_cover",
                                                    "life_cover", "upload_days"};
  return keys[static_cast<std::size_t>(measure)];
}

constexpr std::optional<DerivedMeasure> derivedMeasureFromKey(std::string_view key) {
  for (const DerivedMeasure measure : allDerivedMeasures)
    if (keyOf(measure) == key) return measure;
  return std::nullopt;
}

double valueOf(DerivedMeasure measure, const Evaluation& evaluation);
// The inputs that it is made from.
std::span<const FieldId> fieldsOf(DerivedMeasure measure);

}  // namespace rackorrent
