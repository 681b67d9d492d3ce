// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/written_files.h"

#include "core/base/error.h"
#include "tests/core/report/report_fixture.h"

#include <gtest/gtest.h>

#include <fstream>

using namespace rackorrent;
using namespace rackorrent::test;
namespace fs = std::filesystem;

namespace {

template <class Action>
ErrorCode codeThrownBy(Action action) {
  try {
    action();
  } catch (const Error& error) {
    return error.code();
  }
  ADD_FAILURE() << "nothing was thrown";
  return ErrorCode::Internal;
}

std::size_t entriesIn(const fs::path& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), {}));
}

}  // namespace

TEST(WrittenFiles, replaceOldOnesWhole) {
  const TemporaryFolder folder;
  writeTogether(folder.path(), {{"a.csv", "old and long"}, {"b.csv", "old"}});
  writeTogether(folder.path(), {{"a.csv", "new"}, {"c.csv", "more"}});
  EXPECT_EQ(contentOf(folder.path() / "a.csv"), "new");
  EXPECT_EQ(contentOf(folder.path() / "b.csv"), "old");
  EXPECT_EQ(contentOf(folder.path() / "c.csv"), "more");
  EXPECT_EQ(entriesIn(folder.path()), 3u);
}

TEST(WrittenFiles, changeNothingWhenOneOfThemCannotBePlaced) {
  const TemporaryFolder folder;
  writeTogether(folder.path(), {{"a.csv", "old"}});
  fs::create_directory(folder.path() / "b.csv");
  EXPECT_EQ(codeThrownBy([&] { writeTogether(folder.path(), {{"a.csv", "new"}, {"b.csv", "new"}}); }), ErrorCode::File);
  EXPECT_EQ(contentOf(folder.path() / "a.csv"), "old");
  EXPECT_EQ(entriesIn(folder.path()), 2u);
}

TEST(WrittenFiles, aFileInTheWayOfTheFolderIsToldAndKept) {
  const TemporaryFolder folder;
  std::ofstream(folder.path() / "taken") << "mine";
  EXPECT_EQ(codeThrownBy([&] { writeTogether(folder.path() / "taken", {{"a.csv", "x"}}); }), ErrorCode::File);
  EXPECT_EQ(contentOf(folder.path() / "taken"), "mine");
}

TEST(WrittenFiles, oneFileIsNotWrittenOverAFolder) {
  const TemporaryFolder folder;
  EXPECT_EQ(codeThrownBy([&] { writeWhole(folder.path(), "x"); }), ErrorCode::File);
}

TEST(WrittenFiles, aSymbolicLinkStaysALink) {
  const TemporaryFolder folder;
  std::ofstream(folder.path() / "target") << "old";
  fs::create_symlink("target", folder.path() / "link");
  writeWhole(folder.path() / "link", "new");
  EXPECT_TRUE(fs::is_symlink(folder.path() / "link"));
  EXPECT_EQ(contentOf(folder.path() / "target"), "new");
}

TEST(WrittenFiles, aDeviceIsWrittenThroughAndAFullOneIsToldSo) {
  writeWhole("/dev/null", "x");
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
  EXPECT_EQ(codeThrownBy([] { writeWhole("/dev/full", std::string(100000, 'x')); }), ErrorCode::File);
  EXPECT_TRUE(fs::is_character_file("/dev/full"));
}
