// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/project/project_files.h"

#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

namespace rackorrent::testing {
namespace {

using SharingTest = ProjectTest;

TEST_F(SharingTest, aSaveOverAChangeOfSomebodyElseIsRefused) {
  saveProject(file(), sampleEvaluation(1));
  const StoredProject mine = loadProject(file());
  saveProject(file(), sampleEvaluation(2), loadProject(file()).digest);
  EXPECT_THROW(saveProject(file(), sampleEvaluation(3), mine.digest), ProjectChangedError);
  EXPECT_EQ(loadProject(file()).evaluation, sampleEvaluation(2));
  saveProject(file(), sampleEvaluation(3), evaluationDigest(sampleEvaluation(2)));
  EXPECT_EQ(loadProject(file()).evaluation, sampleEvaluation(3));
}

TEST_F(SharingTest, aRestoredCopyIsNoticed) {
  saveProject(file(), sampleEvaluation(1));
  const std::string backup = contentOf(file());
  saveProject(file(), sampleEvaluation(2));
  const std::string digest = loadProject(file()).digest;
  writeContent(file(), backup);
  EXPECT_THROW(saveProject(file(), sampleEvaluation(3), digest), ProjectChangedError);
  EXPECT_EQ(loadProject(file()).evaluation, sampleEvaluation(1));
}

TEST_F(SharingTest, anotherFileInItsPlaceIsNoticedAndKept) {
  saveProject(file(), sampleEvaluation(1));
  const std::string digest = loadProject(file()).digest;
  for (const std::string& other :
       {std::string("notes of somebody\n"), std::string(), contentOf(file()).substr(0, 5000)}) {
    writeContent(file(), other);
    EXPECT_THROW(saveProject(file(), sampleEvaluation(2), digest), ProjectChangedError);
    EXPECT_EQ(contentOf(file()), other);
  }
}

TEST_F(SharingTest, aFileThatWasDeletedIsWrittenAgain) {
  saveProject(file(), sampleEvaluation(1));
  const std::string digest = loadProject(file()).digest;
  std::filesystem::remove(file());
  saveProject(file(), sampleEvaluation(2), digest);
  EXPECT_EQ(loadProject(file()).evaluation, sampleEvaluation(2));
}

TEST_F(SharingTest, aTouchedButEqualFileIsNoChange) {
  saveProject(file(), sampleEvaluation(1));
  const std::string digest = loadProject(file()).digest;
  std::filesystem::copy_file(file(), file("copy"));
  std::filesystem::rename(file("copy"), file());
  saveProject(file(), sampleEvaluation(2), digest);
  EXPECT_EQ(loadProject(file()).evaluation, sampleEvaluation(2));
}

TEST_F(SharingTest, aFileThatAnotherProgramHoldsIsInUseAndNotDamaged) {
  saveProject(file(), sampleEvaluation(1));
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(file().c_str(), &other), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(other, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr), SQLITE_OK);
  for (const auto& action : {std::function<void()>([&] { saveProject(file(), sampleEvaluation(2)); }),
                             std::function<void()>([&] { loadProject(file()); })}) {
    const auto error = errorOf(action);
    ASSERT_TRUE(error);
    EXPECT_NE(std::string(error->what()).find("Another program is using"), std::string::npos)
        << error->what();
  }
  sqlite3_close(other);
  EXPECT_EQ(loadProject(file()).evaluation, sampleEvaluation(1));
}

// Each child raises a counter in the notes; a lost update would make the sum too small.
int raiseCounter(const std::filesystem::path& path, int times) {
  while (times > 0) {
    try {
      StoredProject stored = loadProject(path);
      stored.evaluation.notes = std::to_string(std::stoi(stored.evaluation.notes) + 1);
      saveProject(path, stored.evaluation, stored.digest);
      --times;
    } catch (const Error& error) {
      const bool isExpected =
          std::string(error.what()).find("program") != std::string::npos;  // changed or in use
      if (!isExpected) return 1;
    }
  }
  return 0;
}

TEST_F(SharingTest, twoProgramsThatSaveAtOnceLoseNothing) {
  Evaluation evaluation = sampleEvaluation(1);
  evaluation.notes = "0";
  saveProject(file(), evaluation);
  constexpr int times = 100;
  const pid_t child = fork();
  if (child == 0) _exit(raiseCounter(file(), times));
  EXPECT_EQ(raiseCounter(file(), times), 0);
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_EQ(status, 0);
  EXPECT_EQ(loadProject(file()).evaluation.notes, std::to_string(2 * times));
  EXPECT_EQ(loadProject(file()).generation, 1 + 2 * times);
}

}  // namespace
}  // namespace rackorrent::testing
