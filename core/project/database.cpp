// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/database.h"

#include <array>
#include <utility>

namespace rackorrent {

namespace {

constexpr int patienceMilliseconds = 2000;  // how long another program may hold the file before we give up

[[noreturn]] void fail(sqlite3* connection, int code) {
  const char* detail = connection ? sqlite3_errmsg(connection) : sqlite3_errstr(code);
  throw DatabaseFailure{code & 0xff, detail};
}

void check(sqlite3* connection, int code) {
  if (code != SQLITE_OK) fail(connection, code);
}

}  // namespace

Database::Database(const std::string& name, int flags) {
  sqlite3* connection = nullptr;
  const int code = sqlite3_open_v2(name.c_str(), &connection, flags, nullptr);
  m_connection.reset(connection);
  check(connection, code);
  harden();
}

// The caller passes an absolute path: SQLite would read a relative "file:..." as an address.
Database Database::open(const std::filesystem::path& path) { return {path.string(), SQLITE_OPEN_READWRITE}; }

Database Database::inMemory() {
  return {":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY};
}

// The advice of sqlite.org/security.html. The length limit holds two million hours of demand.
void Database::harden() {
  constexpr std::array switches = {
      std::pair{SQLITE_DBCONFIG_DEFENSIVE, 1}, std::pair{SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
      std::pair{SQLITE_DBCONFIG_ENABLE_TRIGGER, 0}, std::pair{SQLITE_DBCONFIG_ENABLE_VIEW, 0}};
  for (const auto& [name, value] : switches)
    check(handle(), sqlite3_db_config(handle(), name, value, nullptr));
  constexpr std::array limits = {std::pair{SQLITE_LIMIT_LENGTH, 16 * 1024 * 1024},
                                 std::pair{SQLITE_LIMIT_SQL_LENGTH, 100'000},
                                 std::pair{SQLITE_LIMIT_COLUMN, 100},
                                 std::pair{SQLITE_LIMIT_EXPR_DEPTH, 10},
                                 std::pair{SQLITE_LIMIT_COMPOUND_SELECT, 3},
                                 std::pair{SQLITE_LIMIT_VDBE_OP, 25'000},
                                 std::pair{SQLITE_LIMIT_FUNCTION_ARG, 8},
                                 std::pair{SQLITE_LIMIT_ATTACHED, 0},
                                 std::pair{SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 50},
                                 std::pair{SQLITE_LIMIT_VARIABLE_NUMBER, 10},
                                 std::pair{SQLITE_LIMIT_TRIGGER_DEPTH, 10},
                                 std::pair{SQLITE_LIMIT_WORKER_THREADS, 0}};
  for (const auto& [name, value] : limits) sqlite3_limit(handle(), name, value);
  check(handle(), sqlite3_busy_timeout(handle(), patienceMilliseconds));
  execute("PRAGMA cell_size_check = ON");
  execute("PRAGMA mmap_size = 0");
  // EXTRA is FULL plus a sync of the folder, so that a saved project stays saved when the power fails. It
  // reads the schema; a file whose schema cannot be read is never written through this connection.
  const int code = sqlite3_exec(handle(), "PRAGMA synchronous = EXTRA", nullptr, nullptr, nullptr);
  if (code != SQLITE_NOTADB && code != SQLITE_CORRUPT) check(handle(), code);
}

void Database::execute(const std::string& sql) {
  check(handle(), sqlite3_exec(handle(), sql.c_str(), nullptr, nullptr, nullptr));
}

std::int64_t Database::integer(const std::string& sql) {
  Statement statement(*this, sql);
  if (!statement.step()) throw DatabaseFailure{SQLITE_CORRUPT, "a value is missing"};
  return statement.integer(0);
}

std::string Database::serialized() const {
  sqlite3_int64 size = 0;
  const std::unique_ptr<unsigned char, decltype(&sqlite3_free)> bytes(
      sqlite3_serialize(handle(), "main", &size, 0), sqlite3_free);
  if (!bytes) throw DatabaseFailure{SQLITE_NOMEM, sqlite3_errstr(SQLITE_NOMEM)};
  return {bytes.get(), bytes.get() + size};
}

Statement::Statement(Database& database, std::string_view sql) : m_connection(database.handle()) {
  sqlite3_stmt* statement = nullptr;
  const int code =
      sqlite3_prepare_v2(m_connection, sql.data(), static_cast<int>(sql.size()), &statement, nullptr);
  m_statement.reset(statement);
  check(code);
}

void Statement::check(int code) const { rackorrent::check(m_connection, code); }

Statement& Statement::bindText(int index, std::string_view text) {
  const char* start = text.empty() ? "" : text.data();
  check(sqlite3_bind_text64(m_statement.get(), index, start, text.size(), nullptr, SQLITE_UTF8));
  return *this;
}

Statement& Statement::bindBytes(int index, std::string_view bytes) {
  const char* start = bytes.empty() ? "" : bytes.data();
  check(sqlite3_bind_blob64(m_statement.get(), index, start, bytes.size(), nullptr));
  return *this;
}

Statement& Statement::bindInteger(int index, std::int64_t value) {
  check(sqlite3_bind_int64(m_statement.get(), index, value));
  return *this;
}

bool Statement::step() {
  const int code = sqlite3_step(m_statement.get());
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) fail(m_connection, code);
  return false;
}

void Statement::run() {
  while (step()) {
  }
  check(sqlite3_reset(m_statement.get()));
  check(sqlite3_clear_bindings(m_statement.get()));
}

std::string Statement::bytes(int column) const {
  const void* start = sqlite3_column_blob(m_statement.get(), column);
  if (!start) return {};
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column));
  return {static_cast<const char*>(start), size};
}

Transaction::Transaction(Database& database, Kind kind) : m_database(database) {
  m_database.execute(kind == Kind::Write ? "BEGIN IMMEDIATE" : "BEGIN");
}

Transaction::~Transaction() {
  if (m_open) sqlite3_exec(m_database.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit() {
  m_database.execute("COMMIT");
  m_open = false;
}

}  // namespace rackorrent
