// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/json_entry.h"

#include "core/base/error.h"
#include "core/evaluation/value_text.h"

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <utility>

namespace rackorrent {

using nlohmann::json;

JsonEntry::JsonEntry(const json& object, std::filesystem::path file, std::string name)
    : m_object(&object), m_file(std::move(file)), m_name(std::move(name)) {
  if (!object.is_object()) fail({"an object is expected.", {}});
}

void JsonEntry::fail(const Message& detail) const {
  throw Error(ErrorCode::File, m_file,
              {CORE_TEXT("The data file is not valid. Entry \"%1\": %2"), {m_name, plainText(detail)}},
              {CORE_TEXT("Install the program again; your own files are not touched."), {}});
}

void JsonEntry::requireAllRead() const {
  for (const auto& item : m_object->items())
    if (!m_read.contains(item.key())) fail({"there is no member named \"%1\".", {item.key()}});
}

bool JsonEntry::has(std::string_view member) const { return m_object->contains(std::string(member)); }

const json& JsonEntry::member(std::string_view member) {
  const auto found = m_object->find(std::string(member));
  if (found == m_object->end()) fail({"\"%1\" is missing.", {std::string(member)}});
  m_read.insert(std::string(member));
  return *found;
}

std::string JsonEntry::textOrEmpty(std::string_view name) {
  const json& value = member(name);
  if (!value.is_string()) fail({"\"%1\" has to be a text.", {std::string(name)}});
  return value.get<std::string>();
}

std::string JsonEntry::text(std::string_view name) {
  std::string value = textOrEmpty(name);
  if (value.empty()) fail({"\"%1\" is empty.", {std::string(name)}});
  return value;
}

Localized JsonEntry::localized(std::string_view name) {
  JsonEntry languages = object(name);
  Localized value{languages.text("zh"), languages.text("en")};
  languages.requireAllRead();
  return value;
}

std::optional<Localized> JsonEntry::optionalLocalized(std::string_view name) {
  if (!has(name)) return std::nullopt;
  return localized(name);
}

double JsonEntry::real(std::string_view name) {
  const json& value = member(name);
  if (!value.is_number()) fail({"\"%1\" has to be a number.", {std::string(name)}});
  return value.get<double>();
}

int JsonEntry::whole(std::string_view name) {
  const double value = real(name);
  if (value != std::floor(value) || std::abs(value) > 1e6)
    fail({"\"%1\" has to be a whole number.", {std::string(name)}});
  return static_cast<int>(value);
}

bool JsonEntry::flag(std::string_view name) {
  const json& value = member(name);
  if (!value.is_boolean()) fail({"\"%1\" has to be true or false.", {std::string(name)}});
  return value.get<bool>();
}

Number JsonEntry::number(std::string_view name) {
  const auto exact = Number::fromDouble(real(name));
  if (!exact) fail({"\"%1\" has to be a number.", {std::string(name)}});
  return *exact;
}

std::optional<Number> JsonEntry::numberOrNull(std::string_view name) {
  if (member(name).is_null()) return std::nullopt;
  return number(name);
}

std::vector<std::string> JsonEntry::texts(std::string_view name) {
  const json& list = member(name);
  const auto isText = [](const json& item) {
    return item.is_string() && !item.get_ref<const std::string&>().empty();
  };
  if (!list.is_array() || list.empty() || !std::all_of(list.begin(), list.end(), isText))
    fail({"\"%1\" has to be a list of texts.", {std::string(name)}});
  return list.get<std::vector<std::string>>();
}

std::vector<Alternative> JsonEntry::alternatives(std::string_view name) {
  std::vector<Alternative> list;
  for (const std::string& key : texts(name)) list.push_back(readAlternative(*this, key));
  return list;
}

FieldId JsonEntry::field(std::string_view name) {
  const std::string key = text(name);
  const auto id = findField(key);
  if (!id) fail(unknownKey(key).message);
  return *id;
}

JsonEntry JsonEntry::nested(const json& object, std::string_view name) const {
  return {object, m_file, m_name.empty() ? std::string(name) : m_name + " / " + std::string(name)};
}

JsonEntry JsonEntry::object(std::string_view name) { return nested(member(name), name); }

std::vector<JsonEntry> JsonEntry::objects(std::string_view name) {
  const json& list = member(name);
  if (!list.is_array() || list.empty()) fail({"\"%1\" has to be a list of objects.", {std::string(name)}});
  std::vector<JsonEntry> entries;
  std::set<std::string> ids;
  for (const json& item : list) {
    const bool named = item.is_object() && item.contains("id") && item["id"].is_string();
    const std::string id =
        named ? item["id"].get<std::string>() : std::string(name) + " " + std::to_string(entries.size() + 1);
    entries.push_back(nested(item, id));
    if (!ids.insert(id).second) entries.back().fail({"the id is used twice.", {}});
  }
  return entries;
}

std::vector<std::string> JsonEntry::memberNames() const {
  std::vector<std::string> names;
  for (const auto& item : m_object->items()) names.push_back(item.key());
  return names;
}

json readJsonFile(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream)
    throw Error(ErrorCode::File, file, {CORE_TEXT("The data file cannot be read."), {}},
                {CORE_TEXT("Install the program again; your own files are not touched."), {}});
  try {
    return json::parse(stream);
  } catch (const json::parse_error& fault) {
    throw Error(ErrorCode::File, file,
                {CORE_TEXT("The data file is not valid JSON: %1"), {std::string(fault.what())}},
                {CORE_TEXT("Install the program again; your own files are not touched."), {}});
  }
}

Value readFieldValue(const JsonEntry& entry, FieldId id, const json& value) {
  const Field& field = fieldOf(id);
  Value result;
  if (value.is_number()) {
    if (const auto number = Number::fromDouble(value.get<double>())) result = *number;
  } else if (value.is_string()) {
    result = value.get<std::string>();
  } else if (value.is_array() &&
             std::all_of(value.begin(), value.end(), [](const json& key) { return key.is_string(); })) {
    result = value.get<std::vector<std::string>>();
  } else {
    entry.fail(allowedText(field));
  }
  if (const auto issue = checkValue(field, result)) entry.fail(issue->message);
  return result;
}

Alternative readAlternative(const JsonEntry& entry, std::string_view key) {
  const auto alternative = alternativeFromKey(key);
  if (!alternative) entry.fail({"there is no alternative named \"%1\".", {std::string(key)}});
  return *alternative;
}

}  // namespace rackorrent
