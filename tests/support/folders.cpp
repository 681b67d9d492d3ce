// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/folders.h"

#include <cstdlib>

namespace rackorrent::test {

std::filesystem::path sourceFolder() { return RACKORRENT_SOURCE_DIR; }

std::filesystem::path resourcesFolder() { return sourceFolder() / "resources"; }

std::filesystem::path sharedFolder() {
  const char* named = std::getenv("RACKORRENT_SHARED");
  return named != nullptr ? std::filesystem::path(named) : sourceFolder().parent_path() / "shared";
}

}  // namespace rackorrent::test
