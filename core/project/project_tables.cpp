// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/project_tables.h"

#include "core/evaluation/value_text.h"
#include "core/project/canonical_digest.h"
#include "core/project/database.h"
#include "core/project/hours_blob.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <vector>

namespace rackorrent {

namespace {

// The first column of each table is its key: rows are digested in its order.
constexpr std::array<std::string_view, 3> tableDefinitions = {
    "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
    "CREATE TABLE input (key TEXT PRIMARY KEY, value TEXT) STRICT, WITHOUT ROWID",
    "CREATE TABLE measured_demand (id INTEGER PRIMARY KEY CHECK (id = 1), first_hour INTEGER NOT NULL, "
    "gpus BLOB NOT NULL, source_name TEXT NOT NULL, source_digest TEXT NOT NULL, imported_at TEXT NOT NULL) "
    "STRICT"};

std::vector<std::string> tableNames(Database& database) {
  std::vector<std::string> names;
  Statement statement(database, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
  while (statement.step()) names.push_back(statement.text(0));
  return names;
}

std::string quotedName(std::string_view name) {
  std::string text = "\"";
  for (const char c : name) text += c == '"' ? "\"\"" : std::string(1, c);
  return text + "\"";
}

void addColumn(CanonicalDigest& digest, const Statement& row, int column) {
  switch (row.type(column)) {
    case SQLITE_INTEGER:
      return digest.addInteger(std::to_string(row.integer(column)));
    case SQLITE_NULL:
      return digest.addAbsent();
    case SQLITE_TEXT:
      return digest.addText(row.text(column));
    default:
      return digest.addBytes(row.bytes(column));
  }
}

std::string computeSeal(Database& database) {
  CanonicalDigest digest;
  digest.addInteger(std::to_string(database.integer("PRAGMA user_version")));
  for (const std::string& table : tableNames(database)) {
    digest.addText(table);
    Statement row(database, "SELECT * FROM " + quotedName(table) + " ORDER BY 1");
    while (row.step()) {
      if (table == "meta" && row.text(0) == "seal") continue;
      for (int column = 0; column < row.columnCount(); ++column) addColumn(digest, row, column);
    }
  }
  return digest.hexadecimal();
}

std::optional<std::string> metaText(Database& database, std::string_view key) {
  Statement statement(database, "SELECT value FROM meta WHERE key = ?1");
  statement.bindText(1, key);
  if (!statement.step()) return std::nullopt;
  return statement.text(0);
}

std::optional<std::int64_t> metaInteger(Database& database, std::string_view key) {
  const std::string text = metaText(database, key).value_or("");
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

void writeMeta(Statement& statement, std::string_view key, std::string_view value) {
  statement.bindText(1, key).bindText(2, value).run();
}

// In meta: "checklist.<item>" holds its status, "checklist.<item>.note" its note.
constexpr std::string_view checklistPrefix = "checklist.";
constexpr std::string_view noteSuffix = ".note";

void writeChecklist(Statement& meta, const Evaluation& evaluation) {
  for (const auto& [item, mark] : evaluation.checklist()) {
    const std::string key = std::string(checklistPrefix) + item;
    writeMeta(meta, key, choiceOf(mark.status).key);
    if (!mark.note.empty()) writeMeta(meta, key + std::string(noteSuffix), mark.note);
  }
}

// False when a status is none of the three.
bool readChecklist(Database& database, Evaluation& evaluation) {
  Statement row(database, "SELECT key, value FROM meta WHERE key GLOB 'checklist.*' ORDER BY key");
  while (row.step()) {
    const std::string key = row.text(0);
    std::string_view item = std::string_view(key).substr(checklistPrefix.size());
    const bool isNote = item.ends_with(noteSuffix);
    if (isNote) item.remove_suffix(noteSuffix.size());
    const auto status = findChecklistStatus(row.text(1));
    if (!isNote && !status) return false;
    ChecklistMark mark = evaluation.checklistMark(item);
    if (isNote)
      mark.note = row.text(1);
    else
      mark.status = *status;
    evaluation.setChecklistMark(item, std::move(mark));
  }
  return true;
}

void writeInputs(Database& database, const Evaluation& evaluation) {
  Statement statement(database, "INSERT INTO input (key, value) VALUES (?1, ?2)");
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId id{static_cast<std::uint8_t>(i)};
    statement.bindText(1, fieldTable[i].key);
    const std::string text = writeValue(evaluation.value(id));
    if (evaluation.has(id)) statement.bindText(2, text);  // unbound: NULL, the absent value
    statement.run();
  }
}

void writeDemand(Database& database, const MeasuredDemand& demand) {
  const std::string gpus = encodeHours(demand.gpus);
  Statement statement(
      database,
      "INSERT INTO measured_demand (id, first_hour, gpus, source_name, source_digest, imported_at) "
      "VALUES (1, ?1, ?2, ?3, ?4, ?5)");
  statement.bindInteger(1, demand.firstHour).bindBytes(2, gpus).bindText(3, demand.sourceName);
  statement.bindText(4, demand.sourceDigest).bindText(5, demand.importedAt).run();
}

// Nothing when the text does not have the form of the field.
std::optional<Value> readStoredValue(const Field& field, const Statement& row) {
  if (row.type(1) != SQLITE_NULL) return readValue(field, row.text(1));
  if (field.type == FieldType::Choices) return std::nullopt;
  return std::make_optional<Value>();  // absent
}

bool isUnknownChoice(const Field& field, const Value& value) {
  const bool isAbsent = std::holds_alternative<std::monostate>(value);
  return !field.isNumeric() && !isAbsent && checkValue(field, value);
}

// False when the value does not have the form of its field.
bool readInput(const Statement& row, TableContent& content) {
  const std::string key = row.text(0);
  const auto id = findField(key);
  if (!id) {
    if (content.unknownInput.empty()) content.unknownInput = key;
    return true;
  }
  const auto value = readStoredValue(fieldOf(*id), row);
  if (!value) return false;
  if (!isUnknownChoice(fieldOf(*id), *value))
    content.evaluation.set(*id, *value);
  else if (content.unknownChoice.empty())
    content.unknownChoice = key + " = " + row.text(1);
  return true;
}

bool readInputs(Database& database, TableContent& content) {
  Statement row(database, "SELECT key, value FROM input ORDER BY key");
  while (row.step())
    if (!readInput(row, content)) return false;
  return true;
}

bool readDemand(Database& database, TableContent& content) {
  Statement row(database,
                "SELECT first_hour, gpus, source_name, source_digest, imported_at FROM measured_demand");
  if (!row.step()) return true;
  auto gpus = decodeHours(row.bytes(1));
  if (!gpus) return false;
  content.evaluation.measuredDemand = std::make_shared<MeasuredDemand>(
      MeasuredDemand{row.integer(0), std::move(*gpus), row.text(2), row.text(3), row.text(4)});
  return true;
}

}  // namespace

void createTables(Database& database) {
  database.execute("PRAGMA application_id = " + std::to_string(applicationId));
  database.execute("PRAGMA user_version = " + std::to_string(formatVersion));
  for (const std::string_view definition : tableDefinitions) database.execute(std::string(definition));
}

bool hasProjectTables(Database& database, bool nothingElse) {
  std::size_t found = 0;
  Statement statement(database, "SELECT sql FROM sqlite_schema");
  while (statement.step()) {
    const bool isOurs = std::ranges::find(tableDefinitions, statement.text(0)) != tableDefinitions.end();
    if (isOurs) ++found;
    if (!isOurs && nothingElse) return false;
  }
  return found == tableDefinitions.size();
}

void writeTables(Database& database, const Evaluation& evaluation, std::int64_t generation) {
  for (const char* table : {"meta", "input", "measured_demand"})
    database.execute(std::string("DELETE FROM ") + table);
  Statement meta(database, "INSERT INTO meta (key, value) VALUES (?1, ?2)");
  writeMeta(meta, "title", evaluation.title);
  writeMeta(meta, "notes", evaluation.notes);
  writeChecklist(meta, evaluation);
  writeMeta(meta, "generation", std::to_string(generation));
  writeMeta(meta, "minimum_reader", std::to_string(formatVersion));
  writeInputs(database, evaluation);
  if (evaluation.measuredDemand) writeDemand(database, *evaluation.measuredDemand);
  writeMeta(meta, "seal", computeSeal(database));
}

bool isSealIntact(Database& database) { return metaText(database, "seal") == computeSeal(database); }

std::optional<std::int64_t> minimumReader(Database& database) {
  return metaInteger(database, "minimum_reader");
}

std::optional<TableContent> readTables(Database& database) {
  TableContent content;
  const auto title = metaText(database, "title");
  const auto notes = metaText(database, "notes");
  const auto generation = metaInteger(database, "generation");
  if (!title || !notes || !generation) return std::nullopt;
  content.evaluation.title = *title;
  content.evaluation.notes = *notes;
  content.generation = *generation;
  if (!readChecklist(database, content.evaluation)) return std::nullopt;
  if (!readInputs(database, content) || !readDemand(database, content)) return std::nullopt;
  return content;
}

}  // namespace rackorrent
