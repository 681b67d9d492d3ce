// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/base/money.h"
#include "core/base/unit.h"

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// Marks an English source string for lupdate (function alias in translations/CMakeLists.txt); does nothing itself.
// All of core's words share one translation context, "core".
#define CORE_TEXT(source) source

namespace rackorrent {

struct Message;

struct Quantity {
  double value = 0;
  Unit unit = Unit::None;
  friend bool operator==(const Quantity&, const Quantity&) = default;
};

// A translatable word or phrase without arguments, such as the label of a field.
struct Phrase {
  std::string_view source;
  friend bool operator==(const Phrase&, const Phrase&) = default;
};

// std::string is shown as it is: a file name, a key, a user's own text.
using Argument = std::variant<std::string, Phrase, Quantity, Money, Localized>;

// What core says to people: a source string with %1, %2 ... for typed arguments. ui/text translates and formats it.
struct Message {
  std::string_view source;
  std::vector<Argument> arguments;
  friend bool operator==(const Message&, const Message&) = default;
};

// Plain English, numbers in the C locale: for tests, logs and what() of an Error.
std::string plainText(const Message& message);

// The shortest text that reads back as the same double, without exponent where that is readable.
std::string formatNumber(double value);

}  // namespace rackorrent
