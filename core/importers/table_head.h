// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/column_role.h"
#include "core/importers/import_options.h"
#include "core/importers/number_text.h"
#include "core/importers/record_reader.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace rackorrent {

// What the first block of a table shows: how it is written, the names of its columns and its first rows.
struct TableHead {
  TableDialect dialect;
  bool hasHeader = false;
  std::uint64_t firstLine = 1;     // of the table, behind comments
  std::vector<std::string> names;  // "1", "2", ... without a header
  std::vector<std::string> normalised;
  std::vector<std::vector<std::string>> rows;  // complete ones behind the header
  NumberStyle numbers;

  std::vector<std::string_view> column(std::size_t index) const;
  // Whether a line lies behind comments and header.
  bool isData(std::uint64_t line) const { return hasHeader ? line > firstLine : line >= firstLine; }
};

// Recognises the separator if none is given.
TableHead readTableHead(const FileText& text, std::optional<TableDialect> dialect = std::nullopt);

// The roles of the columns: those by name, overruled by the user's choices. Throws Error(InvalidInput) for a
// choice that names no column or no role.
std::vector<ColumnRole> applyChoices(const TableHead& head, std::vector<ColumnRole> roles,
                                     const std::vector<ColumnChoice>& choices);

// The column with a role; nothing if none has it.
std::optional<std::size_t> findRole(const std::vector<ColumnRole>& roles, ColumnRole role);

// "a, b, c", for messages.
std::string listOf(const std::vector<std::string>& names);

}  // namespace rackorrent
