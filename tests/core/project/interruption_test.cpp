// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/project/project_files.h"

#include <array>
#include <chrono>
#include <random>
#include <signal.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace rackorrent::testing {
namespace {

using InterruptionTest = ProjectTest;
using Names = std::vector<std::string>;

using Clock = std::chrono::steady_clock;

// Two contents that a child saves in turn until it is killed.
class KilledSaver {
 public:
  explicit KilledSaver(std::filesystem::path path) : m_path(std::move(path)) {
    saveProject(m_path, m_contents[0]);
    const auto start = Clock::now();
    saveProject(m_path, m_contents[1]);
    m_saveTime = Clock::now() - start;
  }

  bool isOneOfThem(const Evaluation& evaluation) const {
    return evaluation == m_contents[0] || evaluation == m_contents[1];
  }

  // Kills the child at a random moment of its first saves.
  void run(double saves) {
    int ready[2];
    ASSERT_EQ(pipe(ready), 0);
    const pid_t child = fork();
    if (child == 0) saveForEver(ready[1]);
    char signal = 0;
    ASSERT_EQ(read(ready[0], &signal, 1), 1);
    std::this_thread::sleep_for(m_saveTime * std::uniform_real_distribution<double>(0, saves)(m_random));
    kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    close(ready[0]);
    close(ready[1]);
    ASSERT_TRUE(WIFSIGNALED(status)) << "the child failed to save";
  }

 private:
  [[noreturn]] void saveForEver(int ready) const {
    const bool isTold = write(ready, "!", 1) == 1;
    try {
      for (std::size_t round = 0; isTold; ++round) saveProject(m_path, m_contents[round % 2]);
    } catch (const Error&) {
    }
    _exit(1);
  }

  std::filesystem::path m_path;
  std::array<Evaluation, 2> m_contents = {sampleEvaluation(1), sampleEvaluation(2)};
  Clock::duration m_saveTime{};
  std::mt19937 m_random{71};
};

TEST_F(InterruptionTest, killedHundredTimesTheFileIsTheOldOrTheNewOneComplete) {
  KilledSaver saver(file());
  std::int64_t generation = loadProject(file()).generation;
  int withJournal = 0;
  for (int round = 0; round < 100; ++round) {
    saver.run(3);
    ASSERT_FALSE(HasFatalFailure());
    if (std::filesystem::exists(file("project.rackorrent-journal"))) ++withJournal;
    const StoredProject stored = loadProject(file());
    ASSERT_TRUE(saver.isOneOfThem(stored.evaluation));
    ASSERT_GE(stored.generation, generation) << "a save that had returned was lost";
    generation = stored.generation;
    ASSERT_EQ(namesInFolder(), Names{"project.rackorrent"});
  }
  RecordProperty("killed_inside_a_save", withJournal);
  EXPECT_GT(withJournal, 10) << "too few kills fell into a save to prove anything";
}

TEST_F(InterruptionTest, killedDuringTheFirstSaveThereIsNoFileOrACompleteOne) {
  KilledSaver saver(file());
  int missing = 0;
  for (int round = 0; round < 100; ++round) {
    std::filesystem::remove(file());
    std::filesystem::remove(file("project.rackorrent-journal"));
    // A first save may be slower than the one that was timed: half of the kills wait longer.
    saver.run(round % 2 == 0 ? 2 : 20);
    ASSERT_FALSE(HasFatalFailure());
    if (std::filesystem::exists(file()))
      ASSERT_TRUE(saver.isOneOfThem(loadProject(file()).evaluation));
    else
      ++missing;
  }
  RecordProperty("killed_before_the_file_was_there", missing);
  EXPECT_GT(missing, 0);
  EXPECT_LT(missing, 100);
  std::filesystem::remove(file());
  EXPECT_EQ(namesInFolder(), Names{}) << "left behind by a killed save, or no O_TMPFILE on this file system";
}

// What a failing save must leave: an error that is told, and the old content alone in its folder.
void expectOldOrNew(const std::filesystem::path& path, const Evaluation& before, const Evaluation& after) {
  const auto error = errorOf([&] { saveProject(path, after); });
  EXPECT_EQ(error ? error->code() : ErrorCode::File, ErrorCode::File);
  EXPECT_EQ(loadProject(path).evaluation, error ? before : after);
}

Evaluation largeEvaluation() {
  Evaluation evaluation = sampleEvaluation(3);
  evaluation.notes.assign(150'000, 'n');
  return evaluation;
}

// A file system of its own with little room, which only root may mount.
class SmallDisk {
 public:
  explicit SmallDisk(std::filesystem::path folder) : m_folder(std::move(folder)) {
    std::filesystem::create_directory(m_folder);
    m_isMounted = mount("tmpfs", m_folder.c_str(), "tmpfs", 0, "size=1m") == 0;
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;
  ~SmallDisk() {
    if (m_isMounted) umount2(m_folder.c_str(), MNT_DETACH);
  }

  bool isMounted() const { return m_isMounted; }
  void leaveFree(std::uintmax_t bytes) const {
    const auto filler = m_folder / "filler";
    std::filesystem::remove(filler);
    const auto available = std::filesystem::space(m_folder).available;
    writeContent(filler, std::string(static_cast<std::size_t>(available > bytes ? available - bytes : 0), 'f'));
  }

 private:
  std::filesystem::path m_folder;
  bool m_isMounted = false;
};

TEST_F(InterruptionTest, aFullDiskNeverCostsTheOldFile) {
  const SmallDisk disk(file("disk"));
  if (!disk.isMounted()) GTEST_SKIP() << "mounting a small tmpfs needs root";
  const auto path = file("disk") / "project.rackorrent";
  int failed = 0;
  for (std::uintmax_t free = 0; free <= 400 * 1024; free += 4096) {
    std::filesystem::remove(file("disk") / "filler");
    std::filesystem::remove(path);
    saveProject(path, sampleEvaluation(1));
    disk.leaveFree(free);
    expectOldOrNew(path, sampleEvaluation(1), largeEvaluation());
    if (loadProject(path).generation == 1) ++failed;
    // A new file beside it: complete or not there, and nothing left over.
    const auto error = errorOf([&] { saveProject(file("disk") / "new", largeEvaluation()); });
    ASSERT_EQ(std::filesystem::exists(file("disk") / "new"), !error);
    const std::string words = error ? error->what() : "disk is full";
    ASSERT_NE(words.find("disk is full"), std::string::npos) << words;
    std::filesystem::remove(file("disk") / "new");
    for (const auto& entry : std::filesystem::directory_iterator(file("disk")))
      ASSERT_TRUE(entry.path() == path || entry.path().filename() == "filler") << entry.path();
  }
  EXPECT_GT(failed, 10) << "the disk was never full";
}

// Works without root: the kernel refuses to let a file grow beyond a limit, at every 8 KiB.
TEST_F(InterruptionTest, aWriteThatFailsAnywhereNeverCostsTheOldFile) {
  int failed = 0;
  for (rlim_t limit = 0; limit <= 300 * 1024; limit += 8192) {
    std::filesystem::remove(file());
    saveProject(file(), sampleEvaluation(1));
    const int result = runInChild([&] {
      signal(SIGXFSZ, SIG_IGN);
      const rlimit size{limit, limit};
      setrlimit(RLIMIT_FSIZE, &size);
      const bool failsInPlace = errorOf([&] { saveProject(file(), largeEvaluation()); }).has_value();
      const bool failsAsNew = errorOf([&] { saveProject(file("new"), largeEvaluation()); }).has_value();
      return (failsInPlace ? 1 : 0) + (failsAsNew ? 2 : 0);
    });
    ASSERT_LE(result, 3);
    ASSERT_GE(result, 0);
    ASSERT_EQ(loadProject(file()).evaluation, (result & 1) != 0 ? sampleEvaluation(1) : largeEvaluation());
    ASSERT_EQ(std::filesystem::exists(file("new")), (result & 2) == 0);
    std::filesystem::remove(file("new"));
    ASSERT_EQ(namesInFolder(), Names{"project.rackorrent"}) << limit;
    if (result == 3) ++failed;
  }
  EXPECT_GT(failed, 10) << "no write ever failed";
}

// Root may write anywhere, so as root this is done by nobody.
int asOrdinaryUser(const std::function<int()>& action) {
  return runInChild([&] {
    if (geteuid() == 0 && seteuid(65534) != 0) return 98;
    return action();
  });
}

TEST_F(InterruptionTest, inAReadOnlyFolderProjectsOpenAndNothingIsSaved) {
  saveProject(file(), sampleEvaluation(1));
  const std::string before = contentOf(file());
  std::filesystem::permissions(folder(), std::filesystem::perms(0555));
  const int result = asOrdinaryUser([&] {
    if (loadProject(file()).evaluation != sampleEvaluation(1)) return 1;
    for (const auto& path : {file(), file("new.rackorrent")}) {
      const auto error = errorOf([&] { saveProject(path, sampleEvaluation(2)); });
      if (!error || error->code() != ErrorCode::File) return 2;
    }
    return 0;
  });
  std::filesystem::permissions(folder(), std::filesystem::perms(0755));
  EXPECT_EQ(result, 0);
  EXPECT_EQ(contentOf(file()), before);
  EXPECT_EQ(namesInFolder(), Names{"project.rackorrent"});
}

TEST_F(InterruptionTest, aWriteProtectedFileOpensAndIsNotOverwritten) {
  saveProject(file(), sampleEvaluation(1));
  std::filesystem::permissions(folder(), std::filesystem::perms(0777));
  std::filesystem::permissions(file(), std::filesystem::perms(0444));
  const int result = asOrdinaryUser([&] {
    if (loadProject(file()).evaluation != sampleEvaluation(1)) return 1;
    const auto error = errorOf([&] { saveProject(file(), sampleEvaluation(2)); });
    return error && error->code() == ErrorCode::File ? 0 : 2;
  });
  EXPECT_EQ(result, 0);
  EXPECT_EQ(loadProject(file()).evaluation, sampleEvaluation(1));
}

TEST_F(InterruptionTest, aFileThatMayNotBeReadIsNamed) {
  saveProject(file(), sampleEvaluation(1));
  std::filesystem::permissions(folder(), std::filesystem::perms(0755));
  std::filesystem::permissions(file(), std::filesystem::perms(0000));
  EXPECT_EQ(asOrdinaryUser([&] {
              const auto error = errorOf([&] { loadProject(file()); });
              return error && error->code() == ErrorCode::File ? 0 : 1;
            }),
            0);
}

}  // namespace
}  // namespace rackorrent::testing
