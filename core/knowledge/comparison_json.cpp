// SPDX-License-Identifier: GPL-3.0-or-later
// Definitions, similarities, dimensions and criteria: what stands side by side.
#include "core/knowledge/knowledge_readers.h"

#include <algorithm>
#include <bitset>

namespace rackorrent {

namespace {

using SeenAlternatives = std::bitset<allAlternatives.size()>;

void requireAllFour(const JsonEntry& entry, const SeenAlternatives& seen) {
  if (!seen.all()) entry.fail({"all four alternatives are needed, each once.", {}});
}

std::size_t readSlot(JsonEntry& entry, std::string_view member, SeenAlternatives& seen) {
  const std::size_t slot = indexOf(readAlternative(entry, entry.text(member)));
  if (seen.test(slot)) entry.fail({"the alternative is described twice.", {}});
  seen.set(slot);
  return slot;
}

PerAlternative<DimensionCell> readCells(JsonEntry& dimension) {
  PerAlternative<DimensionCell> cells;
  SeenAlternatives seen;
  readEach(dimension, "cells", [&](JsonEntry& entry) {
    DimensionCell& cell = cells[readSlot(entry, "alternative", seen)];
    cell.text = entry.localized("text");
    cell.derived = entry.flag("derived");
  });
  requireAllFour(dimension, seen);
  return cells;
}

CriterionId criterionOf(JsonEntry& entry, std::string_view member) {
  const std::string key = entry.text(member);
  const auto criterion = criterionFromKey(key);
  if (!criterion) entry.fail({"there is no criterion named \"%1\".", {key}});
  return *criterion;
}

std::optional<FigureId> figureOf(JsonEntry& entry) {
  if (!entry.has("figure")) return std::nullopt;
  const std::string key = entry.text("figure");
  const auto figure = figureFromKey(key);
  if (!figure) entry.fail({"there is no figure named \"%1\".", {key}});
  return figure;
}

std::optional<PerAlternative<Judgement>> readJudgements(JsonEntry& criterion) {
  if (!criterion.has("judgements")) return std::nullopt;
  JsonEntry entries = criterion.object("judgements");
  PerAlternative<Judgement> judgements;
  for (const Alternative alternative : allAlternatives) {
    JsonEntry entry = entries.object(keyOf(alternative));
    Judgement& judgement = judgements[indexOf(alternative)];
    judgement.score = entry.real("score");
    if (judgement.score < 0 || judgement.score > 1) entry.fail({"a score is from 0 to 1.", {}});
    judgement.reason = entry.localized("reason");
    entry.requireAllRead();
  }
  entries.requireAllRead();
  return judgements;
}

std::array<Localized, 5> readScale(JsonEntry& criterion) {
  std::array<Localized, 5> scale;
  std::vector<JsonEntry> words = criterion.objects("scale");
  if (words.size() != scale.size()) criterion.fail({"the scale has five words, from worst to best.", {}});
  for (std::size_t i = 0; i < scale.size(); ++i) {
    scale[i] = {words[i].text("zh"), words[i].text("en")};
    words[i].requireAllRead();
  }
  return scale;
}

}  // namespace

void readDefinitions(JsonEntry& file, Knowledge& knowledge) {
  SeenAlternatives seen;
  readEach(file, "alternatives", [&](JsonEntry& entry) {
    AlternativeDefinition& definition = knowledge.alternatives[readSlot(entry, "id", seen)];
    definition.name = entry.localized("name");
    definition.shortName = entry.localized("short_name");
    definition.summary = entry.localized("summary");
    definition.suits = entry.localized("suits");
    definition.derived = entry.flag("derived");
    definition.sources = entry.texts("sources");
  });
  requireAllFour(file, seen);
  constexpr std::array<std::string_view, 4> kinds = {"service_model", "billing", "facility", "background"};
  readEach(file, "terms", [&](JsonEntry& entry) {
    const auto kind = static_cast<DefinitionKind>(placeOf(entry, "kind", kinds));
    knowledge.definitions.push_back(
        {entry.text("id"), kind, entry.localized("title"), entry.localized("text"), entry.texts("sources")});
  });
}

void readSimilarities(JsonEntry& file, Knowledge& knowledge) {
  readEach(file, "similarities", [&](JsonEntry& entry) {
    knowledge.similarities.push_back(
        {entry.text("id"), entry.localized("title"), entry.localized("text"), entry.texts("sources")});
  });
}

void readDimensions(JsonEntry& file, Knowledge& knowledge) {
  readEach(file, "dimensions", [&](JsonEntry& entry) {
    Dimension dimension;
    dimension.id = entry.text("id");
    dimension.title = entry.localized("title");
    if (entry.has("criterion")) dimension.criterion = criterionOf(entry, "criterion");
    dimension.figure = figureOf(entry);
    dimension.cells = readCells(entry);
    dimension.sources = entry.texts("sources");
    knowledge.dimensions.push_back(std::move(dimension));
  });
}

void readCriteria(JsonEntry& file, Knowledge& knowledge) {
  std::bitset<criterionCount> seen;
  constexpr std::array<std::string_view, 2> directions = {"less", "more"};
  readEach(file, "criteria", [&](JsonEntry& entry) {
    const CriterionId id = criterionOf(entry, "id");
    seen.set(indexOf(id));
    CriterionDescription& criterion = knowledge.criteria[indexOf(id)];
    criterion.id = id;
    criterion.title = entry.localized("title");
    criterion.explanation = entry.localized("explanation");
    criterion.moreIsBetter = placeOf(entry, "direction", directions) == 1;
    criterion.scale = readScale(entry);
    criterion.judgements = readJudgements(entry);
    criterion.sources = entry.texts("sources");
  });
  if (!seen.all()) file.fail({"all ten criteria are needed.", {}});
}

}  // namespace rackorrent
