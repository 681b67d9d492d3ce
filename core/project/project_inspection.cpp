// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/project_inspection.h"

#include "core/project/database.h"

#include <utility>

namespace rackorrent {

namespace {

Inspection inspectNewer(Database& database, std::int64_t format) {
  const bool isReadable = hasProjectTables(database, false) && isSealIntact(database) &&
                          minimumReader(database).value_or(format) <= formatVersion;
  auto content = isReadable ? readTables(database) : std::nullopt;
  if (!content || !content->unknownChoice.empty()) return {.condition = Condition::Newer, .format = format};
  return {.condition = Condition::SoundButNewer, .format = format, .content = std::move(*content)};
}

std::string quickCheck(Database& database) {
  Statement statement(database, "PRAGMA quick_check(1)");
  return statement.step() ? statement.text(0) : "quick_check failed";
}

// The order matters: whose file is it, do we know its format, is it what was written, and only then what it
// says.
Inspection inspectDatabase(Database& database) {
  if (database.integer("PRAGMA application_id") != applicationId) {
    const bool isEmpty = database.integer("SELECT count(*) FROM sqlite_schema") == 0;
    return {.condition = isEmpty ? Condition::NoDatabase : Condition::OtherDatabase};
  }
  const std::int64_t format = database.integer("PRAGMA user_version");
  if (format > formatVersion) return inspectNewer(database, format);
  if (format < 1 || !hasProjectTables(database, true))
    return {.condition = Condition::Damaged, .damage = Phrase{CORE_TEXT("unexpected structure")}};
  if (const std::string answer = quickCheck(database); answer != "ok")
    return {.condition = Condition::Damaged, .damage = answer};
  if (!isSealIntact(database))
    return {.condition = Condition::Damaged, .damage = Phrase{CORE_TEXT("wrong checksum")}};
  auto content = readTables(database);
  if (!content) return {.condition = Condition::Damaged, .damage = Phrase{CORE_TEXT("malformed value")}};
  const std::string& unknown = content->unknownInput.empty() ? content->unknownChoice : content->unknownInput;
  if (!unknown.empty()) return {.condition = Condition::Newer, .unknown = unknown, .format = format};
  return {.condition = Condition::Sound, .format = format, .content = std::move(*content)};
}

}  // namespace

bool isEnvironmentFailure(int code) {
  switch (code) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_CANTOPEN:
    case SQLITE_IOERR:
    case SQLITE_PERM:
    case SQLITE_AUTH:
    case SQLITE_NOMEM:
    case SQLITE_FULL:
    case SQLITE_READONLY:
      return true;
    default:
      return false;
  }
}

Inspection inspect(Database& database) {
  try {
    return inspectDatabase(database);
  } catch (const DatabaseFailure& failure) {
    if (isEnvironmentFailure(failure.code)) throw;
    if (failure.code == SQLITE_NOTADB) return {.condition = Condition::NoDatabase};
    return {.condition = Condition::Damaged, .damage = failure.detail};
  }
}

}  // namespace rackorrent
