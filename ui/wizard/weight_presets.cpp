// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/weight_presets.h"

#include "core/decision/weights.h"

#include <QCoreApplication>

#include <algorithm>

namespace rackorrent::ui {

namespace {

// Total cost, upfront capital, elasticity, time to capacity, interconnect, compliance, operations,
// onboarding, fault recovery, technology risk. "Balanced" is the default of the field table.
constexpr std::array<WeightPreset, presetCount> presets = {{
    {"balanced", QT_TRANSLATE_NOOP("presets", "Balanced"), {25, 10, 10, 8, 8, 12, 10, 5, 6, 6}},
    {"cost", QT_TRANSLATE_NOOP("presets", "Cost first"), {45, 15, 5, 5, 5, 5, 5, 5, 5, 5}},
    {"speed", QT_TRANSLATE_NOOP("presets", "Speed first"), {10, 5, 25, 25, 5, 5, 5, 10, 5, 5}},
    {"compliance", QT_TRANSLATE_NOOP("presets", "Compliance first"), {15, 5, 5, 5, 5, 40, 5, 5, 10, 5}},
    {"equal", QT_TRANSLATE_NOOP("presets", "All equal"), {10, 10, 10, 10, 10, 10, 10, 10, 10, 10}},
}};

bool isEqual(const WeightPreset& preset, const Evaluation& evaluation) {
  return std::ranges::all_of(allCriteria, [&](CriterionId criterion) {
    return evaluation.value(weightField(criterion)) == Value(Number(preset.points[indexOf(criterion)]));
  });
}

}  // namespace

const std::array<WeightPreset, presetCount>& weightPresets() { return presets; }

std::optional<std::size_t> presetOf(const Evaluation& evaluation) {
  const auto found =
      std::ranges::find_if(presets, [&](const WeightPreset& preset) { return isEqual(preset, evaluation); });
  if (found == presets.end()) return std::nullopt;
  return static_cast<std::size_t>(found - presets.begin());
}

}  // namespace rackorrent::ui
