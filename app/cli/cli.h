// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rackorrent::cli {

// Whether these arguments ask for the command line rather than for the desktop program: a verb, --help or --version.
bool isCommand(int argc, char** argv);

// Runs one verb and returns the exit code (0 done, 1 invalid input, 2 wrong usage, 3 file, 4 newer format,
// 5 cancelled, 70 internal). Creates its own application object; none may exist yet.
int run(int argc, char** argv);

}  // namespace rackorrent::cli
