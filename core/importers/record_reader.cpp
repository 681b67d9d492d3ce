// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/record_reader.h"

#include "core/base/error.h"

#include <algorithm>

namespace rackorrent {

namespace {

bool isBlank(char c) { return c == ' ' || c == '\t'; }

void splitAtBlanks(std::string_view line, std::vector<std::string_view>& fields) {
  for (std::size_t at = 0; at < line.size();) {
    while (at < line.size() && isBlank(line[at])) ++at;
    const std::size_t start = at;
    while (at < line.size() && !isBlank(line[at])) ++at;
    if (at > start) fields.push_back(line.substr(start, at - start));
  }
}

void splitPlain(std::string_view line, char separator, std::vector<std::string_view>& fields) {
  while (true) {
    const std::size_t end = line.find(separator);
    fields.push_back(line.substr(0, end));
    if (end == std::string_view::npos) return;
    line.remove_prefix(end + 1);
  }
}

// Reads a quoted field whose opening quote is at `at`; leaves `at` behind the closing one.
std::string_view quotedField(std::string_view line, std::size_t& at, std::string& store) {
  const std::size_t start = store.size();
  for (++at; at < line.size(); ++at) {
    if (line[at] != '"') {
      store.push_back(line[at]);
      continue;
    }
    if (at + 1 >= line.size() || line[at + 1] != '"') break;
    store.push_back(line[++at]);
  }
  at = std::min(at + 1, line.size());
  return std::string_view(store).substr(start);
}

void splitQuoted(std::string_view line, char separator, std::vector<std::string_view>& fields,
                 std::string& store) {
  store.clear();
  store.reserve(line.size());  // the views into it must stay valid
  std::size_t at = 0;
  while (true) {
    std::size_t start = at;
    while (start < line.size() && line[start] == ' ' && separator != ' ') ++start;
    if (start < line.size() && line[start] == '"') {
      at = start;
      fields.push_back(quotedField(line, at, store));
      at = line.find(separator, at);  // what follows a closing quote belongs to no field
    } else {
      const std::size_t end = line.find(separator, at);
      fields.push_back(line.substr(at, end == std::string_view::npos ? end : end - at));
      at = end;
    }
    if (at == std::string_view::npos) return;
    ++at;
  }
}

// Whether a quoted field is still open at the end of the text. Only a quote at the start of a field opens
// one.
bool endsInsideQuotes(std::string_view text, char separator) {
  bool isInside = false;
  bool isFieldStart = true;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '"' && (isInside || isFieldStart)) isInside = !isInside;
    isFieldStart = !isInside && (text[i] == separator || (isFieldStart && text[i] == ' '));
    if (isInside || i + 1 >= text.size() || text[i] != '"' || text[i + 1] != '"') continue;
    isInside = true;  // a doubled quote goes on
    ++i;
  }
  return isInside;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
  while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
  return text;
}

void splitRecord(std::string_view line, const TableDialect& dialect, std::vector<std::string_view>& fields,
                 std::string& store) {
  fields.clear();
  if (dialect.separator == ' ') return splitAtBlanks(line, fields);
  if (!dialect.hasQuotes || line.find('"') == std::string_view::npos)
    return splitPlain(line, dialect.separator, fields);
  splitQuoted(line, dialect.separator, fields, store);
}

bool RecordReader::next() {
  do {
    if (!m_lines.next()) return false;
  } while (trimmed(m_lines.line()).empty());
  m_line = m_lines.number();
  const std::string_view line = m_lines.line();
  const bool mayContinue = m_dialect.hasQuotes && line.find('"') != std::string_view::npos;
  if (!mayContinue || !endsInsideQuotes(line, m_dialect.separator)) {
    splitRecord(line, m_dialect, m_fields, m_store);
    return true;
  }
  joinQuotedLines(line);
  splitRecord(m_joined, m_dialect, m_fields, m_store);
  return true;
}

void RecordReader::joinQuotedLines(std::string_view first) {
  m_joined.assign(first);
  while (endsInsideQuotes(m_joined, m_dialect.separator)) {
    if (!m_lines.next() || m_joined.size() > longestLine)
      throw Error(
          ErrorCode::InvalidInput, m_path,
          {CORE_TEXT("The quotation mark that opens on line %1 is never closed."), {std::to_string(m_line)}});
    m_joined += '\n';
    m_joined += m_lines.line();
  }
}

}  // namespace rackorrent
