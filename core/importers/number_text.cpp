// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/number_text.h"

#include "core/importers/record_reader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <string>

namespace rackorrent {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool isUnitCharacter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '%' || c == '/';
}

std::string lowerCase(std::string_view text) {
  std::string lower(text);
  for (char& c : lower)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
  return lower;
}

LoggedNumber parsePlain(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc()) return {};
  std::string_view rest = trimmed(text.substr(static_cast<std::size_t>(end - text.data())));
  if (!std::ranges::all_of(rest, isUnitCharacter)) return {};
  if (!std::isfinite(value)) return {LoggedNumber::Kind::Missing, 0};
  return {LoggedNumber::Kind::Number, value};
}

// Without group marks (comma or point, apostrophe, blanks between digits) and with a point as decimal mark.
std::string inPlainNotation(std::string_view text, char decimalMark) {
  const char groupMark = decimalMark == ',' ? '.' : ',';
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool isBetweenDigits = i > 0 && i + 1 < text.size() && isDigit(text[i - 1]) && isDigit(text[i + 1]);
    if (isBetweenDigits && (text[i] == groupMark || text[i] == '\'' || text[i] == ' ')) continue;
    if (text.substr(i, 2) == "\xC2\xA0") {  // a no-break space
      ++i;
      continue;
    }
    if (text.substr(i, 3) == "\xE2\x80\xAF") {  // a narrow one
      i += 2;
      continue;
    }
    plain.push_back(text[i] == decimalMark ? '.' : text[i]);
  }
  return plain;
}

// What one cell says about the decimal mark: '.' or ',', 0 for nothing, '?' for "1,234".
char evidenceOf(std::string_view cell) {
  std::size_t start = cell.starts_with('-') || cell.starts_with('+') ? 1 : 0;
  std::size_t end = start;
  while (end < cell.size() && (isDigit(cell[end]) || cell[end] == '.' || cell[end] == ',')) ++end;
  const std::string_view number = cell.substr(start, end - start);
  if (number.empty() || !isDigit(number.front()) || !isDigit(number.back())) return 0;
  const std::string_view rest = trimmed(cell.substr(end));
  if (!std::ranges::all_of(rest, isUnitCharacter)) return 0;
  const auto points = std::ranges::count(number, '.');
  const auto commas = std::ranges::count(number, ',');
  if (points + commas == 0) return 0;
  if (points > 0 && commas > 0) return number.rfind(',') > number.rfind('.') ? ',' : '.';
  if (points > 1) return ',';
  if (commas > 1) return '.';
  if (points == 1) return '.';
  const std::size_t behind = number.size() - 1 - number.find(',');
  return behind == 3 && number.find(',') <= 3 && number.front() != '0' ? '?' : ',';
}

}  // namespace

bool isMissing(std::string_view text) {
  static constexpr std::array words = {"",
                                       "n/a",
                                       "na",
                                       "nan",
                                       "null",
                                       "none",
                                       "nil",
                                       "-",
                                       "--",
                                       "#n/a",
                                       "unknown",
                                       "-nan",
                                       "[not supported]",
                                       "[unknown error]",
                                       "[n/a]",
                                       "not supported",
                                       "err!",
                                       "\\n",
                                       "?",
                                       "inf",
                                       "+inf",
                                       "-inf"};
  const std::string_view value = trimmed(text);
  if (value.size() > 15 || (!value.empty() && isDigit(value.front()))) return false;
  return std::ranges::find(words, lowerCase(value)) != words.end();
}

LoggedNumber readLoggedNumber(std::string_view text, NumberStyle style) {
  text = trimmed(text);
  if (isMissing(text)) return {LoggedNumber::Kind::Missing, 0};
  if (style.decimalMark == '.') {
    const LoggedNumber plain = parsePlain(text);
    if (plain.kind != LoggedNumber::Kind::Unreadable) return plain;
  }
  return parsePlain(inPlainNotation(text, style.decimalMark));
}

NumberStyle guessNumberStyle(const std::vector<std::string_view>& cells, char separator) {
  std::size_t points = 0;
  std::size_t commas = 0;
  std::size_t doubtful = 0;
  for (const std::string_view cell : cells) {
    const char evidence = evidenceOf(trimmed(cell));
    if (evidence == '.') ++points;
    if (evidence == ',') ++commas;
    if (evidence == '?') ++doubtful;
  }
  if (points == 0 && commas == 0 && doubtful > 0)
    return {.decimalMark = separator == ';' ? ',' : '.', .isKnown = false};
  return {.decimalMark = commas > points ? ',' : '.'};
}

}  // namespace rackorrent
