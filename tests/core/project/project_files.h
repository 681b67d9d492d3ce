// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project_file.h"
#include "tests/support/temporary_folder.h"

#include <filesystem>
#include <functional>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackorrent::testing {

// A folder of its own for each test, removed with all that is in it.
class ProjectTest : public ::testing::Test {
 protected:
  const std::filesystem::path& folder() const { return m_folder.path(); }
  std::filesystem::path file(std::string_view name = "project.rackorrent") const { return folder() / name; }
  std::vector<std::string> namesInFolder() const;

 private:
  test::TemporaryFolder m_folder;
};

using test::contentOf;
using test::writeContent;

// Runs statements on a database as any other program would, creating it if need be.
void runSql(const std::filesystem::path& path, const std::string& sql);
std::string firstValue(const std::filesystem::path& path, const std::string& sql);

// Seals a project anew after a change from outside. Written apart from the product, from the words of its
// header.
void sealAgain(const std::filesystem::path& path);

// The rollback journal of a program that dies in the middle of a change to this database.
std::string hotJournalOf(const std::filesystem::path& path);

// A realistic project: half a year of hours, notes, some changed inputs.
Evaluation sampleEvaluation(std::uint64_t seed = 1);

// The error that the action throws; nothing when it throws none.
std::optional<Error> errorOf(const std::function<void()>& action);

void expectRefused(const std::filesystem::path& path, ErrorCode code, std::string_view words);

// Runs the action in a child process and returns its exit code, or -1 when it was killed.
int runInChild(const std::function<int()>& action);

}  // namespace rackorrent::testing
