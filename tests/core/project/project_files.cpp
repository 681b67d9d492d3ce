// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/project/project_files.h"

#include "core/base/sha256.h"
#include "tests/core/evaluation/random_evaluation.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <memory>
#include <random>
#include <sqlite3.h>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace rackorrent::testing {

namespace {

using Connection = std::unique_ptr<sqlite3, decltype(&sqlite3_close)>;

Connection connect(const std::filesystem::path& path) {
  sqlite3* connection = nullptr;
  const int code = sqlite3_open(path.c_str(), &connection);
  Connection owner(connection, sqlite3_close);
  if (code != SQLITE_OK) throw std::runtime_error("cannot open " + path.string());
  return owner;
}

using Visit = std::function<void(sqlite3_stmt*)>;

void query(sqlite3* connection, const std::string& sql, const Visit& visit) {
  sqlite3_stmt* statement = nullptr;
  if (sqlite3_prepare_v2(connection, sql.c_str(), -1, &statement, nullptr) != SQLITE_OK)
    throw std::runtime_error(sql + ": " + sqlite3_errmsg(connection));
  while (sqlite3_step(statement) == SQLITE_ROW) visit(statement);
  sqlite3_finalize(statement);
}

std::string columnBytes(sqlite3_stmt* row, int column) {
  const auto* start = static_cast<const char*>(sqlite3_column_blob(row, column));
  return start ? std::string(start, static_cast<std::size_t>(sqlite3_column_bytes(row, column)))
               : std::string();
}

std::string sealItem(char kind, const std::string& bytes) {
  return kind + std::to_string(bytes.size()) + ":" + bytes;
}

std::string sealColumn(sqlite3_stmt* row, int column) {
  const std::string bytes = columnBytes(row, column);
  switch (sqlite3_column_type(row, column)) {
    case SQLITE_INTEGER:
      return sealItem('i', std::to_string(sqlite3_column_int64(row, column)));
    case SQLITE_NULL:
      return sealItem('n', "");
    case SQLITE_TEXT:
      return sealItem('t', bytes);
    default:
      return sealItem('b', bytes);
  }
}

}  // namespace

std::vector<std::string> ProjectTest::namesInFolder() const {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder()))
    names.push_back(entry.path().filename());
  std::ranges::sort(names);
  return names;
}

void runSql(const std::filesystem::path& path, const std::string& sql) {
  const Connection connection = connect(path);
  char* message = nullptr;
  if (sqlite3_exec(connection.get(), sql.c_str(), nullptr, nullptr, &message) != SQLITE_OK)
    throw std::runtime_error(sql + ": " + (message ? message : "?"));
}

std::string firstValue(const std::filesystem::path& path, const std::string& sql) {
  const Connection connection = connect(path);
  std::string value;
  query(connection.get(), sql, [&](sqlite3_stmt* row) { value = columnBytes(row, 0); });
  return value;
}

void sealAgain(const std::filesystem::path& path) {
  const Connection connection = connect(path);
  std::string dump;
  query(connection.get(), "PRAGMA user_version", [&](sqlite3_stmt* row) { dump += sealColumn(row, 0); });
  std::vector<std::string> tables;
  query(connection.get(), "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name",
        [&](sqlite3_stmt* row) { tables.push_back(columnBytes(row, 0)); });
  for (const std::string& table : tables) {
    dump += sealItem('t', table);
    query(connection.get(), "SELECT * FROM \"" + table + "\" ORDER BY 1", [&](sqlite3_stmt* row) {
      if (columnBytes(row, 0) == "seal" && table == "meta") return;
      for (int column = 0; column < sqlite3_column_count(row); ++column) dump += sealColumn(row, column);
    });
  }
  runSql(path, "UPDATE meta SET value = '" + sha256(dump) + "' WHERE key = 'seal'");
}

std::string hotJournalOf(const std::filesystem::path& path) {
  const Connection connection = connect(path);
  const char* change = "PRAGMA cache_size = 1; BEGIN; UPDATE input SET value = hex(randomblob(2000))";
  if (sqlite3_exec(connection.get(), change, nullptr, nullptr, nullptr) != SQLITE_OK)
    throw std::runtime_error(sqlite3_errmsg(connection.get()));
  return contentOf(path.string() + "-journal");
}

Evaluation sampleEvaluation(std::uint64_t seed) {
  std::mt19937_64 random(seed);
  Evaluation evaluation = randomEvaluation(random, Soundness::Sound);
  evaluation.title = "国产大模型预训练 " + std::to_string(seed);
  evaluation.measuredDemand = std::make_shared<MeasuredDemand>(randomDemand(random, 4380));
  return evaluation;
}

std::optional<Error> errorOf(const std::function<void()>& action) {
  try {
    action();
  } catch (const Error& error) {
    return error;
  }
  return std::nullopt;
}

void expectRefused(const std::filesystem::path& path, ErrorCode code, std::string_view words) {
  const auto error = errorOf([&] { loadProject(path); });
  ASSERT_TRUE(error) << path << " was accepted";
  EXPECT_EQ(error->code(), code) << error->what();
  EXPECT_NE(std::string(error->what()).find(words), std::string::npos) << error->what();
  EXPECT_EQ(error->path(), path);
  EXPECT_FALSE(plainText(error->advice()).empty());
}

int runInChild(const std::function<int()>& action) {
  const pid_t child = fork();
  if (child == 0) {
    int result = 99;
    try {
      result = action();
    } catch (...) {
    }
    _exit(result);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace rackorrent::testing
