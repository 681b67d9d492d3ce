// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/project/project_files.h"

#include <algorithm>
#include <random>

namespace rackorrent::testing {
namespace {

using DamageTest = ProjectTest;

// Whatever happened to the file: the same content, or a refusal. Returns whether it was refused.
bool isRefused(const std::filesystem::path& path, const Evaluation& original) {
  try {
    const StoredProject stored = loadProject(path);
    EXPECT_EQ(stored.evaluation, original) << "damage was read as content";
    EXPECT_EQ(stored.generation, 1) << "damage was read as content";
    return false;
  } catch (const Error& error) {
    EXPECT_TRUE(error.code() == ErrorCode::File || error.code() == ErrorCode::NewerFormat) << error.what();
    return true;
  }
}

TEST_F(DamageTest, noFlippedBitIsEverReadAsContent) {
  const Evaluation original = sampleEvaluation();
  saveProject(file(), original);
  const std::string bytes = contentOf(file());
  std::mt19937_64 random(61);
  std::uniform_int_distribution<std::size_t> position(0, bytes.size() * 8 - 1);
  int refused = 0;
  for (int round = 0; round < 2'000; ++round) {
    // The first hundred bytes say what the file is: every one of their bits is tried.
    const std::size_t bit = round < 800 ? static_cast<std::size_t>(round) : position(random);
    std::string damaged = bytes;
    damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << bit % 8));
    writeContent(file(), damaged);
    if (isRefused(file(), original)) ++refused;
    ASSERT_FALSE(HasFailure()) << "bit " << bit;
  }
  RecordProperty("refused", refused);
  EXPECT_GT(refused, 500);
}

TEST_F(DamageTest, noOverwrittenSectorIsEverReadAsContent) {
  const Evaluation original = sampleEvaluation();
  saveProject(file(), original);
  const std::string bytes = contentOf(file());
  std::mt19937_64 random(62);
  for (int round = 0; round < 300; ++round) {
    std::string damaged = bytes;
    const std::size_t sector = random() % (bytes.size() / 512) * 512;
    for (std::size_t i = 0; i < 512; ++i)
      damaged[sector + i] = round % 2 == 0 ? '\0' : static_cast<char>(random());
    writeContent(file(), damaged);
    isRefused(file(), original);
    ASSERT_FALSE(HasFailure()) << "sector at " << sector;
  }
}

TEST_F(DamageTest, noSwappedPagesAreEverReadAsContent) {
  const Evaluation original = sampleEvaluation();
  saveProject(file(), original);
  const std::string bytes = contentOf(file());
  constexpr std::size_t page = 4096;
  std::mt19937_64 random(63);
  for (int round = 0; round < 200; ++round) {
    std::string damaged = bytes;
    const auto left = static_cast<std::ptrdiff_t>(random() % (bytes.size() / page) * page);
    const auto right = static_cast<std::ptrdiff_t>(random() % (bytes.size() / page) * page);
    if (left == right) continue;
    std::swap_ranges(damaged.begin() + left, damaged.begin() + left + page, damaged.begin() + right);
    writeContent(file(), damaged);
    isRefused(file(), original);
    ASSERT_FALSE(HasFailure()) << "pages at " << left << " and " << right;
  }
}

TEST_F(DamageTest, noTruncatedFileIsAccepted) {
  saveProject(file(), sampleEvaluation());
  const std::string bytes = contentOf(file());
  std::vector<std::size_t> sizes = {1, 15, 16, 99, 100, 511, 512, 4095, bytes.size() - 1};
  for (std::size_t size = 4096; size < bytes.size(); size += 4096) sizes.push_back(size);
  std::mt19937_64 random(64);
  for (int round = 0; round < 50; ++round) sizes.push_back(1 + random() % (bytes.size() - 1));
  for (const std::size_t size : sizes) {
    writeContent(file(), std::string_view(bytes).substr(0, size));
    const auto error = errorOf([&] { loadProject(file()); });
    ASSERT_TRUE(error) << size << " of " << bytes.size() << " bytes were accepted";
    EXPECT_EQ(error->code(), ErrorCode::File);
  }
}

TEST_F(DamageTest, anEmptyFileIsCalledEmpty) {
  writeContent(file(), "");
  expectRefused(file(), ErrorCode::File, "empty");
  EXPECT_EQ(contentOf(file()), "");
}

TEST_F(DamageTest, anotherFileIsCalledNoProject) {
  for (const std::string& bytes :
       {std::string("team,gpus\nresearch,64\n"), std::string(10'000, '\0'), std::string("\x89PNG\r\n"),
        std::string("SQLite format 3"), std::string("{\"workload.peak_gpus\": 64}")}) {
    writeContent(file(), bytes);
    expectRefused(file(), ErrorCode::File, "not a RackOrRent project");
    EXPECT_EQ(contentOf(file()), bytes);
  }
}

TEST_F(DamageTest, aDatabaseOfAnotherProgramIsCalledNoProject) {
  runSql(file(), "CREATE TABLE photos (name)");
  expectRefused(file(), ErrorCode::File, "not a RackOrRent project");
  runSql(file(), "PRAGMA application_id = 252006673");  // a Fossil repository
  expectRefused(file(), ErrorCode::File, "not a RackOrRent project");
}

TEST_F(DamageTest, anEnormousFileIsRefusedBeforeItIsRead) {
  writeContent(file(), "SQLite format 3");
  std::filesystem::resize_file(file(), std::uintmax_t{1} << 40);
  expectRefused(file(), ErrorCode::File, "too large");
}

TEST_F(DamageTest, aValueChangedByAnotherProgramIsRefused) {
  saveProject(file(), sampleEvaluation());
  runSql(file(), "UPDATE input SET value = '1' WHERE key = 'owned.server_price'");
  expectRefused(file(), ErrorCode::File, "checksum");
}

// With a right checksum: somebody made the file on purpose.
TEST_F(DamageTest, valuesOfAnotherFormAreRefused) {
  const std::vector<std::string> changes = {
      "UPDATE input SET value = 'many' WHERE key = 'owned.server_price'",
      "UPDATE input SET value = '1,5' WHERE key = 'owned.server_price'",
      "UPDATE input SET value = 'nan' WHERE key = 'owned.server_price'",
      "UPDATE input SET value = '1e400' WHERE key = 'owned.server_price'",
      "UPDATE input SET value = NULL WHERE key = 'compliance.regimes'",
      "UPDATE measured_demand SET gpus = x'0102'",
      "UPDATE measured_demand SET gpus = x'000000000000F07F'",
      "UPDATE measured_demand SET gpus = x'000000000000F0BF'",
      "UPDATE meta SET value = 'often' WHERE key = 'generation'",
      "DELETE FROM meta WHERE key = 'generation'",
      "DELETE FROM meta WHERE key = 'notes'"};
  for (const std::string& change : changes) {
    saveProject(file(), sampleEvaluation());
    runSql(file(), change);
    sealAgain(file());
    expectRefused(file(), ErrorCode::File, "damaged");
    ASSERT_FALSE(HasFailure()) << change;
    std::filesystem::remove(file());
  }
}

TEST_F(DamageTest, hostileStructuresAreRefusedAndRunNothing) {
  const std::vector<std::string> changes = {
      "CREATE TRIGGER t AFTER DELETE ON input BEGIN DELETE FROM meta; END",
      "CREATE VIEW v AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c",
      "DROP TABLE input; CREATE VIEW input AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM "
      "c) "
      "SELECT x AS key, x AS value FROM c",
      "DROP TABLE input; CREATE TABLE input (key TEXT PRIMARY KEY, value TEXT AS "
      "(hex(zeroblob(100000000)))) STRICT",
      "DROP TABLE input; CREATE TABLE input (key, value)",
      "DROP TABLE measured_demand",
      "CREATE INDEX i ON input (value)",
      "CREATE TABLE extra (a)",
      "DROP TABLE measured_demand; CREATE VIRTUAL TABLE measured_demand USING fts5(a)",
      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE input (' WHERE name = "
      "'input'",
      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 2",
      "PRAGMA user_version = 0",
      "PRAGMA user_version = -1"};
  for (const std::string& change : changes) {
    saveProject(file(), sampleEvaluation());
    runSql(file(), change);
    expectRefused(file(), ErrorCode::File, "damaged");
    ASSERT_FALSE(HasFailure()) << change;
    std::filesystem::remove(file());
  }
}

TEST_F(DamageTest, theJournalOfAnotherFileIsNeverReadAsContent) {
  const Evaluation original = sampleEvaluation();
  saveProject(file(), original);
  saveProject(file("other"), sampleEvaluation(2));
  const std::string journal = hotJournalOf(file("other"));
  ASSERT_GT(journal.size(), 4096u);
  writeContent(file("project.rackorrent-journal"), journal);
  EXPECT_TRUE(isRefused(file(), original));
}

}  // namespace
}  // namespace rackorrent::testing
