// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv.h"

namespace rackorrent {

std::string csvText(std::string_view text, const CsvDialect& dialect) {
  std::string cell;
  if (!text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos) cell.push_back('\'');
  cell.append(text);
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

std::string csvNumber(std::string_view plainNumber, const CsvDialect& dialect) {
  std::string cell(plainNumber);
  if (const auto point = cell.find('.'); point != std::string::npos) cell[point] = dialect.decimalMark;
  return cell;
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
