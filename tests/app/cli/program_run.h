// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/temporary_folder.h"

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

}  // namespace rackorrent::test
