// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"
#include "app/cli/text_view.h"
#include "app/cli/verbs.h"
#include "core/evaluation/samples.h"
#include "core/evaluation/value_text.h"
#include "core/report/cells.h"
#include "core/report/json_writer.h"
#include "core/report/unit_names.h"

namespace rackorrent::cli {

namespace {

std::string_view keyOf(FieldType type) {
  switch (type) {
    case FieldType::Integer: return "integer";
    case FieldType::Real: return "number";
    case FieldType::Choice: return "choice";
    case FieldType::Choices: return "choices";
  }
  return {};
}

std::string rangeOf(const Field& field) {
  if (field.isNumeric()) return formatNumber(field.minimum) + ".." + formatNumber(field.maximum);
  std::string keys;
  for (const Choice& choice : field.choices) keys += (keys.empty() ? "" : "|") + std::string(choice.key);
  return keys;
}

Table tableOfFields() {
  Table table{.name = "fields", .title = std::string(),
              .columns = {textColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Type")), textColumn(CORE_TEXT("Unit")),
                          textColumn(CORE_TEXT("Default")), textColumn(CORE_TEXT("Label")), textColumn(CORE_TEXT("Range"))},
              .rows = {}};
  for (const Field& field : fieldTable)
    table.rows.push_back({keyCell(field.key), keyCell(keyOf(field.type)), unitCell(field.unit, "finance.currency"),
                          keyCell(field.defaultText), phraseCell(field.label), keyCell(rangeOf(field))});
  return table;
}

void writeRange(JsonWriter& json, const Field& field, const Wording& wording) {
  if (field.isNumeric()) {
    json.member("minimum", field.minimum).member("maximum", field.maximum);
    return;
  }
  json.key("choices").beginArray();
  for (const Choice& choice : field.choices)
    json.beginObject().member("key", choice.key).member("label", wording.text(Phrase{choice.label})).endObject();
  json.endArray();
}

void writeDefault(JsonWriter& json, const Field& field) {
  json.key("default");
  if (field.defaultText.empty()) json.null();
  else if (field.isNumeric()) json.value(Number::parse(field.defaultText)->toDouble());
  else json.value(field.defaultText);
  json.member("default_source", field.defaultSource);
}

std::string fieldsJson(const Wording& wording) {
  JsonWriter json;
  json.beginArray();
  for (const Field& field : fieldTable) {
    json.beginObject().member("key", field.key).member("type", keyOf(field.type));
    json.member("unit", wording.text(unitName(field.unit, "finance.currency")));
    writeRange(json, field, wording);
    writeDefault(json, field);
    json.member("optional", field.isOptional() || field.type == FieldType::Choices);
    json.member("label", wording.text(Phrase{field.label})).member("question", wording.text(Phrase{field.question}));
    json.member("serves", field.serves).endObject();
  }
  return json.endArray().text();
}

}  // namespace

bool execute(const FieldsRequest& request, const Context& context) {
  const auto wording = context.wording();
  writeData(request.asJson ? fieldsJson(wording) : textOf(tableOfFields(), {}, wording));
  return true;
}

bool execute(const TemplatesRequest&, const Context& context) {
  Table table{.name = "templates", .title = std::string(),
              .columns = {textColumn(CORE_TEXT("Id")), textColumn(CORE_TEXT("Title")), textColumn(CORE_TEXT("What it shows"))},
              .rows = {}};
  for (const Sample& sample : loadSamples(context.resources))
    table.rows.push_back({keyCell(sample.id), textCell(sample.title), textCell(sample.blurb)});
  writeData(textOf(table, {}, context.wording()));
  return true;
}

bool execute(const TextRequest& request, const Context&) {
  writeData(request.text);
  return true;
}

}  // namespace rackorrent::cli
