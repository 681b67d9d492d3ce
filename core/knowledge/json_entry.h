// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/base/message.h"
#include "core/base/number.h"
#include "core/evaluation/alternative.h"
#include "core/evaluation/evaluation.h"

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace rackorrent {

// One object of a data file, read strictly: each fault is an Error that names file and entry. Keeps a
// reference to the parsed file, which must outlive it.
class JsonEntry {
 public:
  JsonEntry(const nlohmann::json& object, std::filesystem::path file, std::string name);

  const std::string& name() const { return m_name; }
  const std::filesystem::path& file() const { return m_file; }
  // The detail is for those who write the data files, hence in English only.
  [[noreturn]] void fail(const Message& detail) const;
  // Fails when a member was never asked for.
  void requireAllRead() const;

  bool has(std::string_view member) const;
  const nlohmann::json& member(std::string_view member);
  std::string text(std::string_view member);
  std::string textOrEmpty(std::string_view member);  // must be there, may be ""
  Localized localized(std::string_view member);
  std::optional<Localized> optionalLocalized(std::string_view member);
  double real(std::string_view member);
  int whole(std::string_view member);
  bool flag(std::string_view member);
  Number number(std::string_view member);
  std::optional<Number> numberOrNull(std::string_view member);  // must be there, may be null
  std::vector<std::string> texts(std::string_view member);
  std::vector<Alternative> alternatives(std::string_view member);
  FieldId field(std::string_view member);

  JsonEntry object(std::string_view member);
  // The objects of a list, each named after its "id" where it has one, otherwise after its place.
  std::vector<JsonEntry> objects(std::string_view member);
  std::vector<std::string> memberNames() const;

 private:
  JsonEntry nested(const nlohmann::json& object, std::string_view name) const;

  const nlohmann::json* m_object;
  std::filesystem::path m_file;
  std::string m_name;
  std::set<std::string, std::less<>> m_read;
};

// Reads a whole file; Error names the line of a syntax fault.
nlohmann::json readJsonFile(const std::filesystem::path& file);

// The field's value as written in JSON, checked against the field.
Value readFieldValue(const JsonEntry& entry, FieldId field, const nlohmann::json& json);

Alternative readAlternative(const JsonEntry& entry, std::string_view key);

}  // namespace rackorrent
