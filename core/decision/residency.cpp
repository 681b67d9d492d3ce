// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/residency.h"

#include <algorithm>

namespace rackorrent {

std::vector<const Regime*> regimesOf(const Evaluation& evaluation, const Knowledge& knowledge) {
  const auto& chosen = evaluation.choices("compliance.regimes"_field);
  std::vector<const Regime*> regimes;
  for (const Regime& regime : knowledge.regimes)
    if (std::ranges::find(chosen, regime.id) != chosen.end()) regimes.push_back(&regime);
  return regimes;
}

Residency residencyOf(const Regime& regime) {
  const auto found = std::ranges::find(residencyChoices, regime.residency, &Choice::key);
  return static_cast<Residency>(found - residencyChoices.begin());
}

Residency effectiveResidency(const Evaluation& evaluation, const Knowledge& knowledge) {
  Residency level = evaluation.choiceAs<Residency>("compliance.residency"_field);
  for (const Regime* regime : regimesOf(evaluation, knowledge)) level = std::max(level, residencyOf(*regime));
  return level;
}

Evaluation underItsRegimes(const Evaluation& evaluation, const Knowledge& knowledge) {
  constexpr FieldId field = "compliance.residency"_field;
  Evaluation planned = evaluation;
  const Residency level = effectiveResidency(evaluation, knowledge);
  planned.set(field, std::string(residencyChoices[static_cast<std::size_t>(level)].key));
  return planned;
}

}  // namespace rackorrent
