// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/number_text.h"

#include "core/importers/record_reader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <optional>
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

// Without blanks and apostrophes between digits and without no-break spaces.
std::string withoutBlanks(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool isBetweenDigits = i > 0 && i + 1 < text.size() && isDigit(text[i - 1]) && isDigit(text[i + 1]);
    if (isBetweenDigits && (text[i] == '\'' || text[i] == ' ')) continue;
    if (text.substr(i, 2) == "\xC2\xA0") {  // a no-break space
      ++i;
      continue;
    }
    if (text.substr(i, 3) == "\xE2\x80\xAF") {  // a narrow one
      i += 2;
      continue;
    }
    plain.push_back(text[i]);
  }
  return plain;
}

// Groups of exactly three digits behind a first one of one to three, all before the decimal mark.
bool isGrouped(std::string_view number, char groupMark, char decimalMark) {
  const std::size_t last = number.rfind(groupMark);
  if (number.find(decimalMark) < last) return false;
  std::size_t digits = 0;
  bool isFirst = true;
  for (std::size_t i = number.find_first_not_of("+-"); i < number.size(); ++i) {
    if (isDigit(number[i])) {
      ++digits;
      continue;
    }
    if (isFirst ? digits < 1 || digits > 3 : digits != 3) return false;
    if (number[i] != groupMark) return !isFirst;
    isFirst = false;
    digits = 0;
  }
  return !isFirst && digits == 3;
}

// Without group marks and with a point as decimal mark. A single mark that groups no three digits is a
// decimal mark whatever the style, for reading 26,5 as 265 would be worse than any doubt; nothing for a text
// that fits neither.
std::optional<std::string> inPlainNotation(std::string_view text, char decimalMark) {
  const char groupMark = decimalMark == ',' ? '.' : ',';
  std::string plain = withoutBlanks(text);
  const auto groups = std::ranges::count(plain, groupMark);
  if (groups > 0 && isGrouped(plain, groupMark, decimalMark))
    std::erase(plain, groupMark);
  else if (groups == 1 && std::ranges::count(plain, decimalMark) == 0)
    std::ranges::replace(plain, groupMark, '.');
  else if (groups > 0)
    return std::nullopt;
  std::ranges::replace(plain, decimalMark, '.');
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
  const auto plain = inPlainNotation(text, style.decimalMark);
  return plain ? parsePlain(*plain) : LoggedNumber{};
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
