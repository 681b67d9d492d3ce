// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/project_file.h"

#include "core/project/database.h"
#include "core/project/durable_file.h"
#include "core/project/project_error.h"
#include "core/project/project_inspection.h"
#include "core/project/project_tables.h"

#include <cerrno>
#include <system_error>
#include <utility>

namespace rackorrent {

namespace {

namespace fs = std::filesystem;

// A project of 16 MiB of demand and notes fits four times; quick_check over it takes well under a second.
constexpr std::uintmax_t largestFile = 64 * 1024 * 1024;

Inspection inspectFile(const fs::path& path) {
  Database database = Database::open(path);
  const Transaction snapshot(database, Transaction::Kind::Read);
  return inspect(database);
}

fs::path resolved(const fs::path& path) {
  std::error_code ignored;
  const fs::path target = fs::weakly_canonical(fs::absolute(path, ignored), ignored);
  return ignored || target.empty() ? path : target;
}

void refuseUnlessFile(const fs::path& path) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (status.type() == fs::file_type::not_found) throw missingFile(path);
  if (error) throw unreadableFile(path, error.message());
  if (!fs::is_regular_file(status)) throw notAFile(path);
  if (const auto size = fs::file_size(path, error); !error && size > largestFile) throw oversizedFile(path);
}

Error readingError(const fs::path& path, const Inspection& inspection) {
  std::error_code ignored;
  switch (inspection.condition) {
    case Condition::Newer:
    case Condition::SoundButNewer:
      return newerFormat(path, inspection.format, inspection.unknown);
    case Condition::Damaged:
      return damagedFile(path, inspection.damage);
    case Condition::Sound:
    case Condition::OtherDatabase:
    case Condition::NoDatabase:
      break;
  }
  return fs::file_size(path, ignored) == 0 ? emptyFile(path) : foreignFile(path);
}

// Twice: the rollback journal holds the old pages while the new ones are written.
std::size_t bytesNeeded(const Evaluation& evaluation) {
  constexpr std::size_t emptyProject = 50'000;
  const std::size_t hours = evaluation.measuredDemand ? evaluation.measuredDemand->gpus.size() : 0;
  return 2 * (emptyProject + evaluation.notes.size() + hours * sizeof(double));
}

Error writingError(const fs::path& path, const Evaluation& evaluation, const DatabaseFailure& failure) {
  if (failure.code == SQLITE_BUSY || failure.code == SQLITE_LOCKED) return fileInUse(path);
  if (failure.code == SQLITE_FULL) return diskFull(path, bytesNeeded(evaluation));
  return unwritableFile(path, failure.detail);
}

// What was written is read again before it counts.
void writeVerified(Database& database, const Evaluation& evaluation, std::int64_t generation) {
  writeTables(database, evaluation, generation);
  const auto content = readTables(database);
  if (!content || content->evaluation != evaluation)
    throw DatabaseFailure{SQLITE_MISMATCH, "a value is not of its field's type"};
}

fs::path companionOf(const fs::path& path, const char* suffix) {
  fs::path companion = path;
  return companion += suffix;
}

// A journal left by an earlier file of this name would be rolled back into the new one.
void removeStaleCompanions(const fs::path& path) {
  for (const char* suffix : {"-journal", "-wal", "-shm"}) fs::remove(companionOf(path, suffix));
}

// A writer that is killed before its first write leaves an empty journal, which SQLite passes over and leaves
// lying. Whoever holds the write lock knows that no living writer owns it.
void removeDeadJournal(const fs::path& path) {
  const fs::path journal = companionOf(path, "-journal");
  std::error_code ignored;
  if (!fs::exists(journal, ignored)) return;
  try {
    Database database = Database::open(path);
    const Transaction alone(database, Transaction::Kind::Write);
    fs::remove(journal, ignored);
  } catch (const DatabaseFailure&) {
    return;  // somebody is writing, or the folder is read-only
  }
}

void writeAsNewFile(const fs::path& path, const Evaluation& evaluation, Existing existing) {
  Database database = Database::inMemory();
  createTables(database);
  Transaction transaction(database, Transaction::Kind::Write);
  writeVerified(database, evaluation, 1);
  transaction.commit();
  const std::string bytes = database.serialized();
  try {
    removeStaleCompanions(path);
    writeDurably(path, bytes, existing);
  } catch (const std::system_error& error) {
    if (error.code() == std::errc::no_space_on_device || error.code().value() == EDQUOT)
      throw diskFull(path, bytes.size());
    throw unwritableFile(path, error.code().message());
  }
}

ProjectChangedError changedFile(const fs::path& path) {
  return {
      ErrorCode::File,
      path,
      {CORE_TEXT("The file was changed by another program since it was opened."), {}},
      {CORE_TEXT("Nothing was written. Open it again to see the change, or save under another name."), {}}};
}

// Takes the write lock before looking, so that nobody writes between the look and the save.
std::optional<Transaction> lockForWriting(Database& database) {
  try {
    return std::optional<Transaction>(std::in_place, database, Transaction::Kind::Write);
  } catch (const DatabaseFailure& failure) {
    if (isEnvironmentFailure(failure.code)) throw;
    return std::nullopt;  // no database that somebody could have open
  }
}

void saveOverExisting(const fs::path& path, const Evaluation& evaluation,
                      const std::optional<std::string>& expectedDigest) {
  refuseUnlessFile(path);
  Database database = Database::open(path);
  std::optional<Transaction> transaction = lockForWriting(database);
  const Inspection inspection = transaction ? inspect(database) : Inspection{};
  if (inspection.condition == Condition::Newer || inspection.condition == Condition::SoundButNewer)
    throw newerFormat(path, inspection.format, inspection.unknown);
  if (inspection.condition == Condition::OtherDatabase) throw databaseOfAnotherProgram(path);
  const bool isSound = inspection.condition == Condition::Sound;
  if (expectedDigest && (!isSound || evaluationDigest(inspection.content.evaluation) != *expectedDigest))
    throw changedFile(path);
  if (!isSound) return writeAsNewFile(path, evaluation, Existing::Replace);
  writeVerified(database, evaluation, inspection.content.generation + 1);
  transaction->commit();
}

}  // namespace

StoredProject loadProject(const fs::path& path) {
  refuseUnlessFile(path);
  try {
    const fs::path target = resolved(path);
    Inspection inspection = inspectFile(target);
    if (inspection.condition != Condition::Sound && inspection.condition != Condition::SoundButNewer)
      throw readingError(path, inspection);
    removeDeadJournal(target);
    std::string digest = evaluationDigest(inspection.content.evaluation);
    return {std::move(inspection.content.evaluation), std::move(digest), inspection.content.generation};
  } catch (const DatabaseFailure& failure) {
    if (failure.code == SQLITE_BUSY) throw fileInUse(path);
    throw unreadableFile(path, failure.detail);
  }
}

void saveProject(const fs::path& path, const Evaluation& evaluation,
                 const std::optional<std::string>& expectedDigest) {
  const fs::path target = resolved(path);
  try {
    if (fs::exists(target))
      saveOverExisting(target, evaluation, expectedDigest);
    else
      writeAsNewFile(target, evaluation, Existing::Keep);
  } catch (const DatabaseFailure& failure) {
    throw writingError(path, evaluation, failure);
  } catch (const fs::filesystem_error& error) {
    throw unwritableFile(path, error.code().message());
  }
}

}  // namespace rackorrent
