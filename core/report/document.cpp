// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/document.h"

#include <algorithm>

namespace rackorrent {

const Section* findSection(const ReportDocument& document, std::string_view id) {
  const auto found = std::ranges::find(document.sections, id, &Section::id);
  return found == document.sections.end() ? nullptr : &*found;
}

const Table* findTable(const ReportDocument& document, std::string_view name) {
  for (const Section& section : document.sections)
    for (const Block& block : section.blocks)
      if (const auto* table = std::get_if<Table>(&block); table && table->name == name) return table;
  return nullptr;
}

}  // namespace rackorrent
