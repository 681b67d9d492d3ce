// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace rackorrent::cli {

// Before anything is opened: a closed standard stream would give its number to the next file, and data printed later
// would end up in that file. A closed output then fails when it is written to. A reader that went away is an error to
// be told, not a signal.
void guardStandardStreams();

// Data, on standard output. Throws Error(File) when it cannot take all of it.
void writeData(std::string_view text);

// Messages, on standard error; there is nothing to be done where that fails. A line end is added.
void writeMessage(std::string_view text);

}  // namespace rackorrent::cli
