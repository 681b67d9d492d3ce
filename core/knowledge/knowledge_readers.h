// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/knowledge/json_entry.h"
#include "core/knowledge/knowledge.h"

// One reader per data file; each fills its part of the knowledge from the object at the top of the file.
namespace rackorrent {

void readDefinitions(JsonEntry& file, Knowledge& knowledge);
void readSimilarities(JsonEntry& file, Knowledge& knowledge);
void readDimensions(JsonEntry& file, Knowledge& knowledge);
void readCriteria(JsonEntry& file, Knowledge& knowledge);
void readArchetypes(JsonEntry& file, Knowledge& knowledge);
void readRules(JsonEntry& file, Knowledge& knowledge);
void readOnboarding(JsonEntry& file, Knowledge& knowledge);
void readChecklist(JsonEntry& file, Knowledge& knowledge);
void readRisks(JsonEntry& file, Knowledge& knowledge);
void readTrial(JsonEntry& file, Knowledge& knowledge);
void readStages(JsonEntry& file, Knowledge& knowledge);
void readProviders(JsonEntry& file, Knowledge& knowledge);
void readRegimes(JsonEntry& file, Knowledge& knowledge);
void readLedger(JsonEntry& file, Knowledge& knowledge);

// The place of a text in a list of keys; the entry is at fault when it is not among them.
template <class Keys>
std::size_t placeOf(JsonEntry& entry, std::string_view member, const Keys& keys) {
  const std::string key = entry.text(member);
  for (std::size_t i = 0; i < std::size(keys); ++i)
    if (keys[i] == key) return i;
  entry.fail({"\"%1\" cannot be \"%2\".", {std::string(member), key}});
}

// Calls read(entry) for each object of the list and refuses members that it did not ask for.
template <class Read>
void readEach(JsonEntry& file, std::string_view member, Read read) {
  for (JsonEntry& entry : file.objects(member)) {
    read(entry);
    entry.requireAllRead();
  }
}

}  // namespace rackorrent
