// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace rackorrent {

// The folder with knowledge, catalogue and samples: share/rackorrent beside the folder of the program. In a build folder
// that is a link to the source tree's resources. Throws Error when it is not there.
std::filesystem::path resourcesFolder();

}  // namespace rackorrent
