// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/evaluation/value_text.h"
#include "core/knowledge/condition_json.h"
#include "core/knowledge/knowledge.h"
#include "tests/support/folders.h"
#include "tests/support/temporary_folder.h"

#include <filesystem>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

namespace rackorrent::test {

using Inputs = std::initializer_list<std::pair<const char*, const char*>>;

inline const Knowledge& shippedKnowledge() {
  static const Knowledge knowledge = loadKnowledge(test::resourcesFolder());
  return knowledge;
}

// The defaults with some inputs set as --set takes them.
inline Evaluation evaluationWith(Inputs inputs) {
  Evaluation evaluation;
  for (const auto& [key, text] : inputs) {
    const FieldId id = findField(key).value();
    const auto value = readValue(fieldOf(id), text);
    EXPECT_TRUE(value && !checkValue(fieldOf(id), *value)) << key << " = " << text;
    if (value) evaluation.set(id, *value);
  }
  return evaluation;
}

inline Condition conditionOf(const char* text) {
  const nlohmann::json json = nlohmann::json::parse(text);
  return readCondition(JsonEntry(json, "condition.json", "condition"));
}

// A copy of the shipped data in a folder of its own, to be damaged.
class DataCopy {
 public:
  DataCopy() {
    for (const char* part : {"knowledge", "catalogue"})
      std::filesystem::copy(test::resourcesFolder() / part, folder() / part,
                            std::filesystem::copy_options::recursive);
  }

  const std::filesystem::path& folder() const { return m_folder.path(); }

  void change(const char* file, const std::function<void(nlohmann::json&)>& edit) const {
    const std::filesystem::path path = folder() / file;
    nlohmann::json json = nlohmann::json::parse(std::ifstream(path));
    edit(json);
    std::ofstream(path) << json.dump(1);
  }

 private:
  test::TemporaryFolder m_folder;
};

// The text of the Error, or nothing when loading succeeds.
inline std::string loadFault(const DataCopy& copy) {
  try {
    loadKnowledge(copy.folder());
  } catch (const Error& error) {
    return error.what();
  }
  return {};
}

}  // namespace rackorrent::test
