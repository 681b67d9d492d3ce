// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/evaluation/evaluation.h"

#include <optional>
#include <string>
#include <string_view>

namespace rackorrent {

// Reads a value as files and --set write it: numbers in the C locale, choices by key, several keys separated by
// commas, nothing for absent. Only the form is checked here; validate() checks the range.
std::optional<Value> readValue(const Field& field, std::string_view text);
std::string writeValue(const Value& value);

// What the field allows, as a sentence with an example: "a number from 0 to 1, for example 0.6".
Message allowedText(const Field& field);

// The fault of one value against its field, if there is one.
std::optional<Issue> checkValue(const Field& field, const Value& value);

// A key that does not exist: the message names the nearest known one.
Issue unknownKey(std::string_view key);

}  // namespace rackorrent
