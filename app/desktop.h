// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rackorrent {

// The desktop program: rackorrent [--lang LANGUAGE] [FILE]. Returns the exit code.
int runDesktop(int argc, char** argv);

}  // namespace rackorrent
