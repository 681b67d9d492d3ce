// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/resources.h"

#include "core/base/error.h"

#include <system_error>

namespace rackorrent {

namespace fs = std::filesystem;

fs::path resourcesFolder() {
  std::error_code ignored;
  const fs::path program = fs::read_symlink("/proc/self/exe", ignored);
  const fs::path installed = (program.parent_path() / "../share/rackorrent").lexically_normal();
  if (fs::is_directory(installed / "knowledge", ignored)) return installed;
  const fs::path source = RACKORRENT_SOURCE_RESOURCES;
  if (fs::is_directory(source / "knowledge", ignored)) return source;
  throw Error(ErrorCode::File, installed, {CORE_TEXT("The data files of the program are missing."), {}},
              {CORE_TEXT("Install the program again."), {}});
}

}  // namespace rackorrent
