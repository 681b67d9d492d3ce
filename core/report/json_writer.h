// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/money.h"

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackorrent {

// Writes JSON in the order of the calls, indented by two, with the same digits as every other file: numbers in the
// shortest form that reads back as the same double, money as decimal strings. Bytes that are not UTF-8 are replaced.
class JsonWriter {
 public:
  JsonWriter& beginObject() { return begin('{'); }
  JsonWriter& endObject() { return end('}'); }
  JsonWriter& beginArray() { return begin('['); }
  JsonWriter& endArray() { return end(']'); }
  JsonWriter& key(std::string_view name);

  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(const std::string& text) { return value(std::string_view(text)); }
  JsonWriter& value(Money amount) { return value(toString(amount)); }
  JsonWriter& value(bool isTrue) { return raw(isTrue ? "true" : "false"); }
  JsonWriter& value(double number);  // null for what JSON cannot say: infinity, not a number
  JsonWriter& value(std::integral auto number) { return raw(std::to_string(number)); }
  template <class T>
  JsonWriter& value(const std::optional<T>& maybe) {
    return maybe ? value(*maybe) : null();
  }
  JsonWriter& null() { return raw("null"); }

  template <class T>
  JsonWriter& member(std::string_view name, const T& content) {
    return key(name).value(content);
  }
  template <class Range>
  JsonWriter& array(std::string_view name, const Range& items) {
    key(name).beginArray();
    for (const auto& item : items) value(item);
    return endArray();
  }

  // With a line end. Every object and array must have been closed.
  std::string text() const { return m_text + "\n"; }

 private:
  JsonWriter& begin(char bracket);
  JsonWriter& end(char bracket);
  JsonWriter& raw(std::string_view token);
  void startItem();

  std::string m_text;
  std::vector<bool> m_hasItems;  // of each open object or array
  bool m_afterKey = false;
};

}  // namespace rackorrent
