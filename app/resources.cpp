// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/resources.h"

#include "core/base/error.h"

#include <system_error>

namespace rackorrent {

namespace fs = std::filesystem;

fs::path resourcesFolder() {
  std::error_code ignored;
  const fs::path program = fs::read_symlink("/proc/self/exe", ignored);
  const fs::path folder = (program.parent_path() / "../share/rackorrent").lexically_normal();
  if (fs::is_directory(folder / "knowledge", ignored)) return folder;
  throw Error(ErrorCode::File, folder, {CORE_TEXT("The data files of the program are missing."), {}},
              {CORE_TEXT("Install the program again."), {}});
}

}  // namespace rackorrent
