// SPDX-License-Identifier: GPL-3.0-or-later
// Providers, compliance regimes and the ledger of the guides' statements.
#include "core/evaluation/value_text.h"
#include "core/knowledge/catalogue_json.h"
#include "core/knowledge/knowledge_readers.h"

#include <algorithm>

namespace rackorrent {

namespace {

PerAlternative<RegimeStanding> readStandings(JsonEntry& regime) {
  constexpr std::array<std::string_view, 3> standings = {"open", "conditional", "excluded"};
  JsonEntry entries = regime.object("standings");
  PerAlternative<RegimeStanding> result;
  for (const Alternative alternative : allAlternatives) {
    JsonEntry entry = entries.object(keyOf(alternative));
    result[indexOf(alternative)] = {static_cast<Standing>(placeOf(entry, "standing", standings)),
                                    entry.localized("text")};
    entry.requireAllRead();
  }
  entries.requireAllRead();
  return result;
}

Regime readRegime(JsonEntry& entry, const Catalogue& catalogue) {
  constexpr std::array<std::string_view, 5> implications = {
      "cloud_allowed", "in_country_region_only", "certified_cloud_only", "air_gapped", "supply_constraint"};
  Regime regime;
  regime.id = entry.text("id");
  const Value asChoice = std::vector{regime.id};
  if (const auto issue = checkValue(fieldOf("compliance.regimes"_field), asChoice))
    entry.fail(issue->message);
  regime.name = entry.localized("name");
  regime.jurisdiction = entry.text("jurisdiction");
  regime.description = entry.localized("description");
  regime.implication = static_cast<RegimeImplication>(placeOf(entry, "implication", implications));
  regime.residency = entry.text("residency");
  if (const auto issue = checkValue(fieldOf("compliance.residency"_field), regime.residency))
    entry.fail(issue->message);
  regime.standings = readStandings(entry);
  regime.citation = readCitation(entry, catalogue);
  return regime;
}

}  // namespace

void readProviders(JsonEntry& file, Knowledge& knowledge) {
  readEach(file, "providers", [&](JsonEntry& entry) {
    knowledge.providers.push_back({entry.text("id"), entry.localized("name"), entry.localized("category"),
                                   entry.localized("text"), entry.texts("sources")});
  });
}

void readRegimes(JsonEntry& file, Knowledge& knowledge) {
  readEach(file, "regimes",
           [&](JsonEntry& entry) { knowledge.regimes.push_back(readRegime(entry, knowledge.catalogue)); });
  for (const Choice& choice : fieldOf("compliance.regimes"_field).choices)
    if (!knowledge.findRegime(choice.key))
      file.fail({"the regime \"%1\" is not described.", {std::string(choice.key)}});
}

void readLedger(JsonEntry& file, Knowledge& knowledge) {
  readEach(file, "guides", [&](JsonEntry& entry) {
    knowledge.guides.push_back({entry.whole("number"), entry.localized("title")});
  });
  readEach(file, "statements", [&](JsonEntry& entry) {
    LedgerStatement statement{entry.text("id"), entry.whole("guide"), entry.text("section"),
                              entry.text("kind"), entry.localized("gist")};
    if (std::ranges::find(knowledge.guides, statement.guide, &Guide::number) == knowledge.guides.end())
      entry.fail({"there is no such guide.", {}});
    knowledge.ledger.push_back(std::move(statement));
  });
}

}  // namespace rackorrent
