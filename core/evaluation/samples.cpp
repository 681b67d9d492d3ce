// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/samples.h"

#include "core/base/error.h"
#include "core/evaluation/evaluation_json.h"
#include "core/evaluation/validation.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>

namespace rackorrent {

namespace {

using nlohmann::json;

[[noreturn]] void fail(const std::filesystem::path& file, const std::string& detail) {
  throw Error(ErrorCode::File, file, {CORE_TEXT("A data file of the program cannot be read: %1"), {detail}},
              {CORE_TEXT("Install the program again."), {}});
}

json readJson(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) fail(file, "cannot open");
  json content = json::parse(stream, nullptr, false);
  if (content.is_discarded()) fail(file, "not JSON");
  return content;
}

std::string textIn(const json& object, const char* key) {
  const auto found = object.find(key);
  if (found == object.end() || !found->is_string()) throw std::invalid_argument(std::string(key) + ": a text is missing");
  return found->get<std::string>();
}

const json& objectIn(const json& object, const char* key) {
  const auto found = object.find(key);
  if (found == object.end() || !found->is_object()) throw std::invalid_argument(std::string(key) + ": an object is missing");
  return *found;
}

Localized localizedIn(const json& object, const char* key) {
  const json& both = objectIn(object, key);
  Localized text{textIn(both, "zh"), textIn(both, "en")};
  if (text.zh.empty() || text.en.empty()) throw std::invalid_argument(std::string(key) + ": both languages are needed");
  return text;
}

Evaluation evaluationIn(const json& object) {
  ParsedEvaluation parsed = parseEvaluationJson(objectIn(object, "inputs").dump());
  if (parsed.issues.empty()) parsed.issues = validate(parsed.evaluation);
  for (const Issue& issue : parsed.issues)
    if (issue.severity == Issue::Severity::Fault) throw std::invalid_argument(issue.field + ": " + plainText(issue.message));
  return parsed.evaluation;
}

std::vector<std::pair<FieldId, std::string>> sourcesIn(const json& object) {
  std::vector<std::pair<FieldId, std::string>> sources;
  for (const auto& [key, source] : objectIn(object, "sources").items()) {
    const auto field = findField(key);
    if (!field || !source.is_string()) throw std::invalid_argument("sources: " + key);
    sources.emplace_back(*field, source.get<std::string>());
  }
  return sources;
}

Sample readSample(const std::filesystem::path& file) {
  const json content = readJson(file);
  try {
    Sample sample{textIn(content, "id"),          textIn(content, "archetype"), localizedIn(content, "title"),
                  localizedIn(content, "blurb"),  localizedIn(content, "notes"), evaluationIn(content),
                  sourcesIn(content)};
    if (file.stem() != sample.id) throw std::invalid_argument("id: is not the name of the file");
    return sample;
  } catch (const std::invalid_argument& error) {
    fail(file, error.what());
  }
}

}  // namespace

std::vector<Sample> loadSamples(const std::filesystem::path& resources) {
  const std::filesystem::path folder = resources / "samples";
  const std::filesystem::path orderFile = folder / "order.json";
  const json order = readJson(orderFile);
  std::vector<Sample> samples;
  for (const json& id : order) {
    if (!id.is_string()) fail(orderFile, "not a list of ids");
    samples.push_back(readSample(folder / (id.get<std::string>() + ".json")));
  }
  return samples;
}

const Sample* findSample(const std::vector<Sample>& samples, std::string_view id) {
  const auto found = std::ranges::find(samples, id, &Sample::id);
  return found == samples.end() ? nullptr : &*found;
}

}  // namespace rackorrent
