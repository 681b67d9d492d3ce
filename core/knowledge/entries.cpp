// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/entries.h"

namespace rackorrent {

namespace {

template <class Entry>
void append(std::vector<SourcedEntry>& list, std::string_view file, const std::vector<Entry>& entries) {
  for (const Entry& entry : entries) list.push_back({file, entry.id, &entry.sources});
}

}  // namespace

std::vector<SourcedEntry> sourcedEntries(const Knowledge& knowledge) {
  std::vector<SourcedEntry> list;
  for (const Alternative alternative : allAlternatives)
    list.push_back({"definitions.json", std::string(keyOf(alternative)),
                    &knowledge.alternatives[indexOf(alternative)].sources});
  append(list, "definitions.json", knowledge.definitions);
  append(list, "similarities.json", knowledge.similarities);
  append(list, "dimensions.json", knowledge.dimensions);
  for (const CriterionDescription& criterion : knowledge.criteria)
    list.push_back({"criteria.json", std::string(keyOf(criterion.id)), &criterion.sources});
  append(list, "archetypes.json", knowledge.archetypes);
  append(list, "rules.json", knowledge.rules);
  for (const OnboardingPath& path : knowledge.onboarding) append(list, "onboarding.json", path.steps);
  append(list, "onboarding.json", knowledge.onboarding);
  append(list, "checklist.json", knowledge.checklist);
  append(list, "risks.json", knowledge.risks);
  append(list, "trial.json", knowledge.trial);
  for (const StageAdvice& stage : knowledge.stages)
    list.push_back({"stages.json", stage.stage, &stage.sources});
  append(list, "providers.json", knowledge.providers);
  return list;
}

}  // namespace rackorrent
