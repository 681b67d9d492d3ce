// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/knowledge.h"

#include "core/knowledge/entries.h"

#include <algorithm>

namespace rackorrent {

namespace {

template <class Entry>
const Entry* findById(const std::vector<Entry>& entries, std::string_view id) {
  const auto found = std::ranges::find(entries, id, &Entry::id);
  return found == entries.end() ? nullptr : &*found;
}

Localized labelOf(const LedgerStatement& statement) {
  const std::string guide = std::to_string(statement.guide);
  // The second guide's introduction has no number.
  if (statement.section == "0")
    return {"指南" + guide + "引言：" + statement.gist.zh,
            "Guide " + guide + ", introduction: " + statement.gist.en};
  return {"指南" + guide + "第 " + statement.section + " 节：" + statement.gist.zh,
          "Guide " + guide + ", section " + statement.section + ": " + statement.gist.en};
}

Localized labelOf(const Citation& citation, const Catalogue& catalogue) {
  const auto quality = catalogue.qualities.find(citation.quality);
  const Localized kind = quality == catalogue.qualities.end() ? Localized{} : quality->second;
  const bool isDated = !citation.date.empty();
  return {citation.source + "（" + (isDated ? citation.date : "无日期") + "，" + kind.zh + "）",
          citation.source + " (" + (isDated ? citation.date : "undated") + ", " + kind.en + ")"};
}

}  // namespace

bool appliesTo(const ChecklistItem& item, Alternative alternative) {
  switch (alternative) {
    case Alternative::GpuAsAService:
      return item.direction != MigrationDirection::ToOwned;
    case Alternative::SelfBuilt:
    case Alternative::PrivateCloud:
      return item.direction != MigrationDirection::ToCloud;
    case Alternative::Hybrid:
      return true;
  }
  return true;
}

const LedgerStatement* Knowledge::findStatement(std::string_view id) const { return findById(ledger, id); }
const Archetype* Knowledge::findArchetype(std::string_view id) const { return findById(archetypes, id); }
const Rule* Knowledge::findRule(std::string_view id) const { return findById(rules, id); }
const Regime* Knowledge::findRegime(std::string_view id) const { return findById(regimes, id); }
const Provider* Knowledge::findProvider(std::string_view id) const { return findById(providers, id); }

std::optional<Localized> Knowledge::sourceLabel(std::string_view id) const {
  if (const LedgerStatement* statement = findStatement(id)) return labelOf(*statement);
  if (const Citation* citation = catalogue.findCitation(id)) return labelOf(*citation, catalogue);
  if (const Regime* regime = findRegime(id)) return labelOf(regime->citation, catalogue);
  return std::nullopt;
}

std::vector<std::string> carriersOf(const Knowledge& knowledge, std::string_view ledgerId) {
  std::vector<std::string> carriers;
  for (const SourcedEntry& entry : sourcedEntries(knowledge))
    if (std::ranges::find(*entry.sources, ledgerId) != entry.sources->end())
      carriers.push_back(std::string(entry.file) + ": " + entry.id);
  return carriers;
}

Evaluation exampleOf(const Archetype& archetype) {
  Evaluation evaluation;
  for (const auto& [field, value] : archetype.example) evaluation.set(field, value);
  return evaluation;
}

const ArchetypeAdvice& adviceOf(const Archetype& archetype, const Evaluation& evaluation) {
  const auto found = std::ranges::find_if(archetype.recommends, [&](const ArchetypeAdvice& advice) {
    return !advice.condition || holds(*advice.condition, evaluation);
  });
  return found == archetype.recommends.end() ? archetype.recommends.back() : *found;
}

}  // namespace rackorrent
