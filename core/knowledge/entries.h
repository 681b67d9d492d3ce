// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/knowledge/knowledge.h"

#include <string>
#include <string_view>
#include <vector>

namespace rackorrent {

// One entry that rests on sources, wherever it stands.
struct SourcedEntry {
  std::string_view file;  // without its folder
  std::string id;
  const Sources* sources;
};

// Every entry of the knowledge files but the ledger itself; valid as long as the knowledge is.
std::vector<SourcedEntry> sourcedEntries(const Knowledge& knowledge);

}  // namespace rackorrent
