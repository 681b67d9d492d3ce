// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/evaluation_json.h"

#include "core/evaluation/value_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace rackorrent {

namespace {

using nlohmann::json;

// nlohmann-json reads numbers as double; the text of the number is kept instead so that 0.1 stays exact.
class NumberKeepingReader : public nlohmann::json_sax<json> {
 public:
  struct Member {
    std::string key;
    std::optional<std::string> text;  // nothing for null
    bool isArray = false;
    bool isText = false;  // written in quotes
    bool isNested = false;
  };
  std::vector<Member> members;
  std::string syntaxError;
  bool isObject = false;

  bool null() override { return add(std::nullopt, false); }
  bool boolean(bool) override { return addNested(); }
  bool number_integer(number_integer_t value) override { return add(std::to_string(value), false); }
  bool number_unsigned(number_unsigned_t value) override { return add(std::to_string(value), false); }
  bool number_float(number_float_t, const string_t& text) override { return add(text, false); }
  bool string(string_t& text) override { return add(text, true); }
  bool binary(binary_t&) override { return addNested(); }
  bool start_object(std::size_t) override {
    if (++m_depth == 1) return isObject = true;
    return addNested();
  }
  bool key(string_t& text) override {
    if (m_depth == 1) m_key = text;
    return true;
  }
  bool end_object() override {
    --m_depth;
    return true;
  }
  bool start_array(std::size_t) override {
    if (++m_depth != 2) return addNested();
    members.push_back({m_key, std::string(), true, false, false});
    return true;
  }
  bool end_array() override {
    --m_depth;
    return true;
  }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& error) override {
    syntaxError = error.what();
    return false;
  }

 private:
  bool add(std::optional<std::string> text, bool isText) {
    if (m_depth == 1) {
      members.push_back({m_key, std::move(text), false, isText, false});
    } else if (m_depth == 2 && members.back().isArray && isText) {
      auto& list = *members.back().text;
      list += (list.empty() ? "" : ",") + *text;
    } else if (m_depth > 0) {
      return addNested();
    }
    return true;
  }
  bool addNested() {
    if (members.empty() || members.back().key != m_key)
      members.push_back({m_key, std::nullopt, false, false, true});
    members.back().isNested = true;
    return true;
  }

  int m_depth = 0;
  std::string m_key;
};

bool isDocumentText(std::string_view key) { return key == "title" || key == "notes"; }

void readDocumentText(const NumberKeepingReader::Member& member, ParsedEvaluation& result) {
  if (member.isText && !member.isNested)
    (member.key == "title" ? result.evaluation.title : result.evaluation.notes) = *member.text;
  else
    result.issues.push_back({member.key, {CORE_TEXT("\"%1\" takes a text in quotes."), {member.key}}});
}

// "checklist.<item>": its status, "checklist.<item>.note": its note.
constexpr std::string_view checklistPrefix = "checklist.";
constexpr std::string_view noteSuffix = ".note";

void readChecklistMember(const NumberKeepingReader::Member& member, ParsedEvaluation& result) {
  std::string_view item = std::string_view(member.key).substr(checklistPrefix.size());
  const bool isNote = item.ends_with(noteSuffix);
  if (isNote) item.remove_suffix(noteSuffix.size());
  const bool isText = member.isText && !member.isNested;
  const auto status = isText && !isNote ? findChecklistStatus(*member.text) : std::nullopt;
  if (item.empty() || !isText || (!isNote && !status)) {
    result.issues.push_back(
        {member.key,
         {CORE_TEXT("\"%1\" takes to_do, done or not_applicable; its note takes a text in quotes."),
          {member.key}}});
    return;
  }
  ChecklistMark mark = result.evaluation.checklistMark(item);
  if (isNote)
    mark.note = *member.text;
  else
    mark.status = *status;
  result.evaluation.setChecklistMark(item, std::move(mark));
}

void readMember(const NumberKeepingReader::Member& member, ParsedEvaluation& result) {
  if (isDocumentText(member.key)) return readDocumentText(member, result);
  if (member.key.starts_with(checklistPrefix)) return readChecklistMember(member, result);
  const auto id = findField(member.key);
  if (!id) {
    result.issues.push_back(unknownKey(member.key));
    return;
  }
  const Field& field = fieldOf(*id);
  const bool fitsForm = !member.isNested && (member.isArray ? field.type == FieldType::Choices : true) &&
                        (member.isText || field.isNumeric() || member.isArray || !member.text);
  const auto value = fitsForm ? readValue(field, member.text.value_or(std::string())) : std::nullopt;
  if (!value) {
    result.issues.push_back({std::string(field.key), allowedText(field)});
    return;
  }
  if (auto issue = checkValue(field, *value)) result.issues.push_back(std::move(*issue));
  result.evaluation.set(*id, *value);
}

json toJsonValue(const Field& field, const Value& value) {
  if (std::holds_alternative<std::monostate>(value)) return nullptr;
  if (const auto* keys = std::get_if<std::vector<std::string>>(&value)) return *keys;
  if (field.isNumeric()) return std::get<Number>(value).toString();
  return std::get<std::string>(value);
}

}  // namespace

ParsedEvaluation parseEvaluationJson(std::string_view text) {
  ParsedEvaluation result;
  NumberKeepingReader reader;
  if (!json::sax_parse(text, &reader) || !reader.isObject) {
    const std::string detail =
        reader.syntaxError.empty() ? std::string("{\"workload.peak_gpus\": 64}") : reader.syntaxError;
    result.issues.push_back(
        {"", {CORE_TEXT("The inputs are not a JSON object of keys and values: %1"), {detail}}});
    return result;
  }
  std::set<std::string_view> keys;
  for (const auto& member : reader.members) {
    if (keys.insert(member.key).second)
      readMember(member, result);
    else
      result.issues.push_back(
          {member.key, {CORE_TEXT("\"%1\" is given twice. Keep one of the two."), {member.key}}});
  }
  return result;
}

std::string toJson(const Evaluation& evaluation, JsonScope scope) {
  auto document = nlohmann::ordered_json::object();
  if (!evaluation.title.empty()) document["title"] = evaluation.title;
  if (!evaluation.notes.empty()) document["notes"] = evaluation.notes;
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId id{static_cast<std::uint8_t>(i)};
    if (scope == JsonScope::ChangedOnly && evaluation.isDefault(id)) continue;
    document[std::string(fieldTable[i].key)] = toJsonValue(fieldTable[i], evaluation.value(id));
  }
  for (const auto& [item, mark] : evaluation.checklist()) {
    const std::string key = std::string(checklistPrefix) + item;
    document[key] = choiceOf(mark.status).key;
    if (!mark.note.empty()) document[key + std::string(noteSuffix)] = mark.note;
  }
  return document.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace rackorrent
