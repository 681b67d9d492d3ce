// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/knowledge/criterion_id.h"

#include <array>
#include <optional>
#include <string_view>

namespace rackorrent {

using WeightPoints = std::array<int, criterionCount>;  // by indexOf(CriterionId), adding up to 100

// A starting point for the weights; the user goes on from there.
struct WeightPreset {
  std::string_view key;
  std::string_view title;
  WeightPoints points;
};

inline constexpr std::size_t presetCount = 6;

// Balanced (the defaults of the field table), cost, speed or compliance first, by the stage of the project,
// all equal. The scale of total cost spans the cheapest total cost once over, so that half of all points says
// that everything else together is worth as much as the work costs at least: of two alternatives, the one
// that is best in all else may cost up to twice as much as the one that is worst in it.
std::array<WeightPreset, presetCount> weightPresets(const Evaluation& evaluation);

// The first preset that the weights are equal to.
std::optional<std::size_t> presetOf(const Evaluation& evaluation);

}  // namespace rackorrent
