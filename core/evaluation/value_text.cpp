// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/value_text.h"

#include "core/base/edit_distance.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rackorrent {

namespace {

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

std::vector<std::string> splitKeys(std::string_view text) {
  std::vector<std::string> keys;
  while (!text.empty()) {
    const auto comma = text.find(',');
    const std::string_view key = trimmed(text.substr(0, comma));
    if (!key.empty()) keys.emplace_back(key);
    text = comma == std::string_view::npos ? std::string_view{} : text.substr(comma + 1);
  }
  std::ranges::sort(keys);
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
  return keys;
}

bool isKnownChoice(const Field& field, std::string_view key) {
  return std::ranges::find(field.choices, key, &Choice::key) != field.choices.end();
}

std::string listOfKeys(const Field& field) {
  std::string list;
  for (const Choice& choice : field.choices) {
    if (!list.empty()) list += ", ";
    list += choice.key;
  }
  return list;
}

Message outOfRange(const Field& field, double minimum, double maximum) {
  const Unit unit = field.unit;
  return {CORE_TEXT("%1: enter a number from %2 to %3."),
          {Phrase{field.label}, Quantity{minimum, unit}, Quantity{maximum, unit}}};
}

std::optional<Issue> checkNumber(const Field& field, const Number& number) {
  const double value = number.toDouble();
  if (value < field.minimum || value > field.maximum)
    return Issue{std::string(field.key), outOfRange(field, field.minimum, field.maximum)};
  if (field.type == FieldType::Integer && number.scale() != 0)
    return Issue{std::string(field.key), {CORE_TEXT("%1: enter a whole number."), {Phrase{field.label}}}};
  return std::nullopt;
}

Issue wrongType(const Field& field) { return {std::string(field.key), allowedText(field)}; }

}  // namespace

std::optional<Value> readValue(const Field& field, std::string_view text) {
  const std::string_view content = trimmed(text);
  if (field.type == FieldType::Choices) return Value(splitKeys(content));
  if (content.empty()) return Value(std::monostate{});
  if (field.type == FieldType::Choice) return Value(std::string(content));
  const auto number = Number::parse(content);
  if (!number) return std::nullopt;
  return Value(*number);
}

std::string writeValue(const Value& value) {
  if (const auto* number = std::get_if<Number>(&value)) return number->toString();
  if (const auto* key = std::get_if<std::string>(&value)) return *key;
  std::string list;
  if (const auto* keys = std::get_if<std::vector<std::string>>(&value)) {
    for (const std::string& key : *keys) list += (list.empty() ? "" : ",") + key;
  }
  return list;
}

Message allowedText(const Field& field) {
  if (field.type == FieldType::Choice)
    return {CORE_TEXT("%1: choose one of %2."), {Phrase{field.label}, listOfKeys(field)}};
  if (field.type == FieldType::Choices)
    return {CORE_TEXT("%1: choose any of %2."), {Phrase{field.label}, listOfKeys(field)}};
  return outOfRange(field, field.minimum, field.maximum);
}

std::optional<Issue> checkValue(const Field& field, const Value& value) {
  if (std::holds_alternative<std::monostate>(value)) {
    if (field.isOptional()) return std::nullopt;
    return Issue{std::string(field.key), {CORE_TEXT("%1: a value is needed."), {Phrase{field.label}}}};
  }
  if (field.isNumeric()) {
    const auto* number = std::get_if<Number>(&value);
    return number ? checkNumber(field, *number) : wrongType(field);
  }
  if (field.type == FieldType::Choice) {
    const auto* key = std::get_if<std::string>(&value);
    return key && isKnownChoice(field, *key) ? std::nullopt : std::optional(wrongType(field));
  }
  const auto* keys = std::get_if<std::vector<std::string>>(&value);
  const bool allKnown =
      keys && std::ranges::all_of(*keys, [&](const auto& key) { return isKnownChoice(field, key); });
  return allKnown ? std::nullopt : std::optional(wrongType(field));
}

Issue unknownKey(std::string_view key) {
  const std::string_view start = key.substr(0, 100);  // no key is that long; a file may hold anything
  const auto nearest = std::ranges::min_element(
      fieldTable, {}, [&](const Field& field) { return editDistance(start, field.key); });
  return {std::string(key),
          {CORE_TEXT("There is no input named \"%1\". The nearest is \"%2\"."),
           {std::string(key), std::string(nearest->key)}}};
}

}  // namespace rackorrent
