// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/line_reader.h"

#include <vector>

namespace rackorrent {

// How a table is written.
struct TableDialect {
  char separator = ',';   // a blank stands for any number of blanks and tabs
  bool hasQuotes = true;  // "..." with "" inside; a quoted field may hold line breaks
  friend bool operator==(const TableDialect&, const TableDialect&) = default;
};

// Splits one line without line breaks inside fields. The views point into the line or, for quoted fields,
// into the store.
void splitRecord(std::string_view line, const TableDialect& dialect, std::vector<std::string_view>& fields,
                 std::string& store);

// The records of a text, blank lines left out. Throws Error(InvalidInput) when a quote is never closed.
class RecordReader {
 public:
  RecordReader(FileText& text, TableDialect dialect)
      : m_lines(text), m_path(text.path()), m_dialect(dialect) {}

  bool next();
  const std::vector<std::string_view>& fields() const { return m_fields; }
  std::uint64_t line() const { return m_line; }  // on which the record starts, from 1

 private:
  void joinQuotedLines(std::string_view first);

  LineReader m_lines;
  std::filesystem::path m_path;
  TableDialect m_dialect;
  std::vector<std::string_view> m_fields;
  std::string m_joined;
  std::string m_store;
  std::uint64_t m_line = 0;
};

// A field without the blanks around it.
std::string_view trimmed(std::string_view text);

}  // namespace rackorrent
