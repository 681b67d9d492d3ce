// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input.h"

#include "core/base/error.h"
#include "core/evaluation/evaluation_json.h"
#include "core/evaluation/validation.h"
#include "core/evaluation/value_text.h"
#include "core/project/project_error.h"
#include "core/project/project_file.h"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <unistd.h>

namespace rackorrent::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view databaseStart{"SQLite format 3\0", 16};
// A JSON of inputs has a hundred lines; this keeps a wrong file from filling the memory.
constexpr std::size_t largestInput = std::size_t{64} << 20;

std::string readAll(int descriptor, const fs::path& path) {
  std::string content;
  std::string block(std::size_t{64} << 10, '\0');
  while (true) {
    const ssize_t count = ::read(descriptor, block.data(), block.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno == EISDIR) throw notAFile(path);
    if (count < 0) throw unreadableFile(path, std::generic_category().message(errno));
    if (count == 0) return content;
    content.append(block, 0, static_cast<std::size_t>(count));
    if (content.size() > largestInput) throw oversizedFile(path);
    if (content.starts_with(databaseStart)) return content;
  }
}

std::string readFile(const fs::path& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0 && errno == ENOENT) throw missingFile(path);
  if (descriptor < 0) throw unreadableFile(path, std::generic_category().message(errno));
  try {
    std::string content = readAll(descriptor, path);
    ::close(descriptor);
    return content;
  } catch (...) {
    ::close(descriptor);
    throw;
  }
}

// Text has no zero bytes; what has is the file of another program.
Input parse(const std::string& content, const fs::path& path) {
  if (content.find('\0') != std::string::npos) throw foreignFile(path);
  ParsedEvaluation parsed = parseEvaluationJson(content);
  return {std::move(parsed.evaluation), std::move(parsed.issues)};
}

void applySetting(Input& input, std::string_view key, std::string_view text) {
  if (key == "title") input.evaluation.title = text;
  if (key == "notes") input.evaluation.notes = text;
  if (key == "title" || key == "notes") return;
  const auto id = findField(key);
  if (!id) return input.issues.push_back(unknownKey(key));
  const Field& field = fieldOf(*id);
  const auto value = readValue(field, text);
  if (!value) return input.issues.push_back({std::string(field.key), allowedText(field)});
  if (auto issue = checkValue(field, *value)) return input.issues.push_back(std::move(*issue));
  input.evaluation.set(*id, *value);
}

// The numbers on both sides of "..", when each is one that the field allows.
std::optional<EnteredRange> readRange(FieldId id, std::string_view text) {
  constexpr std::string_view dots = "..";
  const Field& field = fieldOf(id);
  const auto middle = text.find(dots);
  if (!field.isNumeric() || middle == std::string_view::npos) return std::nullopt;
  const auto end = [&](std::string_view part) -> std::optional<double> {
    const auto value = readValue(field, part);
    if (!value || !std::holds_alternative<Number>(*value) || checkValue(field, *value)) return std::nullopt;
    return std::get<Number>(*value).toDouble();
  };
  const auto low = end(text.substr(0, middle));
  const auto high = end(text.substr(middle + dots.size()));
  if (!low || !high) return std::nullopt;
  return EnteredRange{id, *low, *high};
}

}  // namespace

Input readInput(const std::string& path) {
  if (path == "-") {
    const std::string content = readAll(STDIN_FILENO, "-");
    if (!content.starts_with(databaseStart)) return parse(content, "-");
    throw Error(ErrorCode::File, "-", {CORE_TEXT("A project cannot be read from standard input."), {}},
                {CORE_TEXT("Give the path of the project file."), {}});
  }
  const std::string content = readFile(path);
  const bool isProject = content.starts_with(databaseStart) || fs::path(path).extension() == projectExtension;
  if (isProject) return {loadProject(path).evaluation, {}};
  return parse(content, path);
}

void applySettings(Input& input, const std::vector<std::string>& settings) {
  for (const std::string& setting : settings) {
    const auto equals = setting.find('=');
    if (equals == std::string::npos)
      input.issues.push_back({setting, {CORE_TEXT("Write it as KEY=VALUE, for example workload.peak_gpus=64."), {}}});
    else
      applySetting(input, std::string_view(setting).substr(0, equals), std::string_view(setting).substr(equals + 1));
  }
}

std::vector<EnteredRange> readRanges(Input& input, const std::vector<std::string>& texts) {
  std::vector<EnteredRange> ranges;
  for (const std::string& text : texts) {
    const auto equals = std::min(text.find('='), text.size());
    const auto id = findField(std::string_view(text).substr(0, equals));
    if (!id) {
      input.issues.push_back(unknownKey(text.substr(0, equals)));
      continue;
    }
    const Evaluation& evaluation = input.evaluation;
    const auto range = readRange(*id, std::string_view(text).substr(std::min(equals + 1, text.size())));
    const bool holdsValue = range && evaluation.has(*id) && range->low <= evaluation.real(*id) && evaluation.real(*id) <= range->high;
    if (holdsValue)
      ranges.push_back(*range);
    else
      input.issues.push_back({std::string(fieldOf(*id).key),
                              {CORE_TEXT("Write a range as KEY=LOW..HIGH, both allowed for this input and its value between them, "
                                         "for example workload.utilization=0.4..0.8."),
                               {}}});
  }
  return ranges;
}

void judge(Input& input) {
  if (!input.issues.empty()) return;
  input.issues = validate(input.evaluation);
}

}  // namespace rackorrent::cli
