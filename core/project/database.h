// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <sqlite3.h>
#include <string>
#include <string_view>

namespace rackorrent {

// What SQLite answered. project_file.cpp turns it into an Error that people understand.
struct DatabaseFailure {
  int code = SQLITE_ERROR;  // primary result code
  std::string detail;
};

// A connection that trusts nothing in the file: no triggers, views, extensions or writable schema, small
// limits.
class Database {
 public:
  static Database open(
      const std::filesystem::path& path);  // an existing file, read-only where it is write-protected
  static Database inMemory();

  void execute(const std::string& sql);
  std::int64_t integer(const std::string& sql);  // the first column of the first row
  std::string serialized() const;                // the bytes of the file that would hold the same content

  sqlite3* handle() const { return m_connection.get(); }

 private:
  struct Closer {
    void operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
  };

  Database(const std::string& name, int flags);
  void harden();

  std::unique_ptr<sqlite3, Closer> m_connection;
};

// Bound text and bytes must live until the next step.
class Statement {
 public:
  Statement(Database& database, std::string_view sql);

  Statement& bindText(int index, std::string_view text);
  Statement& bindBytes(int index, std::string_view bytes);
  Statement& bindInteger(int index, std::int64_t value);
  bool step();  // true when there is a row
  void run();   // steps to the end and makes ready for the next binding

  int columnCount() const { return sqlite3_column_count(m_statement.get()); }
  int type(int column) const { return sqlite3_column_type(m_statement.get(), column); }
  std::int64_t integer(int column) const { return sqlite3_column_int64(m_statement.get(), column); }
  std::string text(int column) const { return bytes(column); }
  std::string bytes(int column) const;

 private:
  struct Finalizer {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  void check(int code) const;

  sqlite3* m_connection;
  std::unique_ptr<sqlite3_stmt, Finalizer> m_statement;
};

// Rolls back unless committed.
class Transaction {
 public:
  enum class Kind { Read, Write };

  Transaction(Database& database, Kind kind);
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  ~Transaction();

  void commit();

 private:
  Database& m_database;
  bool m_open = true;
};

}  // namespace rackorrent
