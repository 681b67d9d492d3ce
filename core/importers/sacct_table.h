// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/table_head.h"

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace rackorrent {

// How one sacct output is laid out: delimited (-P, -p) or in columns of fixed width, with or without a
// header.
struct SacctTable {
  TableHead head;
  std::vector<ColumnRole> roles;
  std::vector<std::pair<std::size_t, std::size_t>>
      spans;  // start and width of fixed columns; empty when delimited
  // sacct quotes nothing, so a delimiter inside a free text (job name, comment, path) adds fields.
  std::size_t firstFreeText = 0;  // no free text: past the end
  std::size_t lastFreeText = 0;

  bool isFixedWidth() const { return !spans.empty(); }
  bool hasFreeText() const { return firstFreeText < roles.size(); }
};

// Throws Error(InvalidInput) when the columns that a demand needs are not there.
SacctTable readSacctTable(const FileText& text, const std::vector<ColumnChoice>& choices);

// The cells of one line in the order of the header; false when they cannot be told apart. With commas as
// delimiter the parts of a TRES text are put together again.
bool splitSacctLine(const SacctTable& table, std::string_view line, std::vector<std::string_view>& cells);

// GPUs of an AllocTRES text: the plain gres/gpu entry is the total; typed entries repeat it and add up only
// where it is absent. Nothing when there is no such entry, which is not the same as 0.
std::optional<double> gpusOfResources(std::string_view resources);

}  // namespace rackorrent
