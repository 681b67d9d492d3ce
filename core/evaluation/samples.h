// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/evaluation/evaluation.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rackorrent {

// An evaluation that ships with the program, to look at or to start from.
struct Sample {
  std::string id;         // stable: templates are named by it on the command line
  std::string archetype;  // the scenario of the guides that it stands for; empty for none
  Localized title;
  Localized blurb;        // one line for a card
  Localized notes;        // what was assumed, and as of when
  Evaluation evaluation;  // without title and notes: the caller sets them in the user's language
  std::vector<std::pair<FieldId, std::string>> sources;  // where an input was read: a catalogue or ledger id
};

// Every sample of resources/samples in the order in which it is offered, the showcase first. Throws Error that names
// the file for a missing or unknown member, a missing language, or an input that is not valid.
std::vector<Sample> loadSamples(const std::filesystem::path& resources);

const Sample* findSample(const std::vector<Sample>& samples, std::string_view id);

}  // namespace rackorrent
