// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/line_reader.h"

#include "core/base/error.h"

namespace rackorrent {

bool LineReader::finish(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  m_line = line;
  ++m_number;
  return true;
}

bool LineReader::next() {
  const std::size_t end = m_block.find('\n');
  if (end == std::string_view::npos) return nextAcrossBlocks();
  const std::string_view line = m_block.substr(0, end);
  m_block.remove_prefix(end + 1);
  return finish(line);
}

bool LineReader::nextAcrossBlocks() {
  m_carried.assign(m_block);
  while (true) {
    m_block = m_text.next();
    if (m_block.empty()) return !m_carried.empty() && finish(m_carried);
    const std::size_t end = m_block.find('\n');
    m_carried.append(m_block.substr(0, end));
    if (m_carried.size() > longestLine)
      throw Error(ErrorCode::InvalidInput, m_text.path(),
                  {CORE_TEXT("Line %1 is longer than 1 MiB, so this is no table of records."),
                   {std::to_string(m_number + 1)}});
    if (end == std::string_view::npos) continue;
    m_block.remove_prefix(end + 1);
    return finish(m_carried);
  }
}

}  // namespace rackorrent
