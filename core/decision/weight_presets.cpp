// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/weight_presets.h"

#include "core/decision/weights.h"

#include <algorithm>

namespace rackorrent {

namespace {

// Total cost, upfront capital, elasticity, time to capacity, interconnect, compliance, operations,
// onboarding, fault recovery, technology risk.
constexpr WeightPoints balanced = {50, 7, 7, 5, 5, 8, 7, 3, 4, 4};

// Early work needs machines soon and changes its mind (ledger D2.5.3); production pays for years (D1.6.2).
// By Stage.
constexpr std::array<WeightPoints, 4> byStage = {{{35, 8, 14, 12, 4, 6, 8, 8, 2, 3},
                                                  {42, 8, 10, 8, 5, 7, 8, 5, 3, 4},
                                                  balanced,
                                                  {55, 6, 5, 3, 6, 9, 6, 2, 5, 3}}};

bool isEqual(const WeightPreset& preset, const Evaluation& evaluation) {
  return std::ranges::all_of(allCriteria, [&](CriterionId criterion) {
    return evaluation.value(weightField(criterion)) == Value(Number(preset.points[indexOf(criterion)]));
  });
}

}  // namespace

std::array<WeightPreset, presetCount> weightPresets(const Evaluation& evaluation) {
  const std::size_t stage = evaluation.level("project.stage"_field);
  return {{{"balanced", CORE_TEXT("Balanced"), balanced},
           {"cost", CORE_TEXT("Cost first"), {75, 7, 2, 2, 3, 3, 3, 1, 2, 2}},
           {"speed", CORE_TEXT("Speed first"), {30, 3, 20, 25, 4, 4, 4, 4, 3, 3}},
           {"compliance", CORE_TEXT("Compliance first"), {30, 3, 4, 3, 4, 40, 5, 2, 6, 3}},
           {"stage", CORE_TEXT("By stage"), byStage[stage]},
           {"equal", CORE_TEXT("All equal"), {10, 10, 10, 10, 10, 10, 10, 10, 10, 10}}}};
}

std::optional<std::size_t> presetOf(const Evaluation& evaluation) {
  const auto presets = weightPresets(evaluation);
  const auto found =
      std::ranges::find_if(presets, [&](const WeightPreset& preset) { return isEqual(preset, evaluation); });
  if (found == presets.end()) return std::nullopt;
  return static_cast<std::size_t>(found - presets.begin());
}

}  // namespace rackorrent
