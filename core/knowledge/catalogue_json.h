// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/knowledge/catalogue.h"
#include "core/knowledge/json_entry.h"

#include <filesystem>

namespace rackorrent {

Catalogue readCatalogue(const std::filesystem::path& file);
// The "citation" of an entry; its quality has to be one of the catalogue's.
Citation readCitation(JsonEntry& entry, const Catalogue& catalogue);

}  // namespace rackorrent
