// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv.h"

#include <algorithm>
#include <array>
#include <utility>

namespace rackorrent {

namespace {

// OWASP "CSV Injection": the last four are the full-width forms of the signs.
constexpr std::array<std::string_view, 11> formulaStarts = {"=",  "+",  "-",  "@",  "\t", "\r",
                                                            "\n", "＝", "＋", "－", "＠"};

std::string quotedWhereNeeded(std::string cell, const CsvDialect& dialect) {
  const bool needsQuotes =
      cell.find_first_of("\"\r\n") != std::string::npos || cell.find(dialect.separator) != std::string::npos;
  if (!needsQuotes) return cell;
  std::string quoted = "\"";
  for (const char c : cell) {
    if (c == '"') quoted.push_back('"');
    quoted.push_back(c);
  }
  quoted.push_back('"');
  return quoted;
}

}  // namespace

std::string csvText(std::string_view text, const CsvDialect& dialect) {
  const bool looksLikeFormula =
      std::ranges::any_of(formulaStarts, [&](std::string_view start) { return text.starts_with(start); });
  return quotedWhereNeeded((looksLikeFormula ? "'" : "") + std::string(text), dialect);
}

std::string csvNumber(std::string_view plainNumber, const CsvDialect& dialect) {
  std::string cell(plainNumber);
  if (const auto point = cell.find('.'); point != std::string::npos) cell[point] = dialect.decimalMark;
  return quotedWhereNeeded(std::move(cell), dialect);
}

std::string csvRow(const std::vector<std::string>& cells, const CsvDialect& dialect) {
  std::string row;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) row.push_back(dialect.separator);
    row += cells[i];
  }
  row += "\r\n";
  return row;
}

}  // namespace rackorrent
