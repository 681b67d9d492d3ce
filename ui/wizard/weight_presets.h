// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/knowledge/criterion_id.h"

#include <array>
#include <optional>

namespace rackorrent::ui {

// A starting point for the weights that a button sets; the user goes on from there.
struct WeightPreset {
  const char* key;
  const char* title;                       // English source text of the translation context "presets"
  std::array<int, criterionCount> points;  // by indexOf(CriterionId), adding up to 100
};

inline constexpr std::size_t presetCount = 5;
const std::array<WeightPreset, presetCount>& weightPresets();

// The preset that the weights are equal to.
std::optional<std::size_t> presetOf(const Evaluation& evaluation);

}  // namespace rackorrent::ui
