// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/file_text.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace rackorrent {

// A longer line is no row of a table; reading on would only fill the memory.
inline constexpr std::size_t longestLine = std::size_t{1} << 20;

// The lines of a text without their ends (LF or CRLF); the last one may lack it. Throws Error(InvalidInput)
// for a line above the limit.
class LineReader {
 public:
  explicit LineReader(FileText& text) : m_text(text) {}

  // False at the end.
  bool next();
  // Valid until the next call of next().
  std::string_view line() const { return m_line; }
  std::uint64_t number() const { return m_number; }  // from 1

 private:
  bool finish(std::string_view line);
  bool nextAcrossBlocks();

  FileText& m_text;
  std::string_view m_block;  // what is left of it
  std::string m_carried;     // the start of a line that the block cut
  std::string_view m_line;
  std::uint64_t m_number = 0;
};

}  // namespace rackorrent
