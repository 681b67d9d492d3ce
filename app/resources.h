// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace rackorrent {

// The folder with knowledge, catalogue and samples: share/rackorrent beside the installed program, or the source
// tree's resources for a program in its build folder. Throws Error when neither is there.
std::filesystem::path resourcesFolder();

}  // namespace rackorrent
