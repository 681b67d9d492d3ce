// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace rackorrent {

// How the numbers of a file are written: 1,234.5 or 1.234,5.
struct NumberStyle {
  char decimalMark = '.';
  bool isKnown = true;  // false where a single comma before three digits could be either mark
  friend bool operator==(const NumberStyle&, const NumberStyle&) = default;
};

// What a cell holds. NaN, infinity and the usual words for "no value" are missing, which is unknown and never
// zero.
struct LoggedNumber {
  enum class Kind { Number, Missing, Unreadable };
  Kind kind = Kind::Unreadable;
  double value = 0;
};

// Takes group separators, an exponent and a unit behind the number ("85 %", "1129 MiB").
LoggedNumber readLoggedNumber(std::string_view text, NumberStyle style = {});

// The words for "no value": nothing, N/A, NULL, None, [Not Supported] ...
bool isMissing(std::string_view text);

// The style from cells of all columns of a table; the separator of a German table is not a comma.
NumberStyle guessNumberStyle(const std::vector<std::string_view>& cells, char separator);

}  // namespace rackorrent
