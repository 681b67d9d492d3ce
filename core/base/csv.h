// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rackorrent {

// How a table is written as text. The default is the dialect for programs; people get the separator and the
// decimal mark of their locale and a byte order mark, so that a spreadsheet opens it by double click.
struct CsvDialect {
  char separator = ',';
  char decimalMark = '.';
  bool byteOrderMark = false;
};

// One cell, quoted where needed. Text that a spreadsheet would run as a formula (= + - @ or their full-width forms,
// tab or a line break first) gets a leading apostrophe; numbers are passed through csvNumber and stay numbers.
std::string csvText(std::string_view text, const CsvDialect& dialect);
std::string csvNumber(std::string_view plainNumber, const CsvDialect& dialect);
std::string csvRow(const std::vector<std::string>& cells, const CsvDialect& dialect);

}  // namespace rackorrent
