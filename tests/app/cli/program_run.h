// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace rackorrent::test {

struct ProgramRun {
  int exitCode = -1;  // -1 when a signal ended it
  std::string output;
  std::string messages;
};

// Where standard output goes.
enum class OutputTo { Capture, FullDevice, Closed };

// Runs the program without a display, in the C locale, with this text as standard input.
ProgramRun runProgram(const std::vector<std::string>& arguments, const std::string& input = {},
                      OutputTo outputTo = OutputTo::Capture);

class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  std::string file(const std::string& name) const { return (m_path / name).string(); }
  const std::filesystem::path& path() const { return m_path; }

 private:
  std::filesystem::path m_path;
};

std::string contentOf(const std::filesystem::path& file);
void writeContent(const std::filesystem::path& file, const std::string& content);

}  // namespace rackorrent::test
