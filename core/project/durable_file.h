// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

namespace rackorrent {

enum class Existing { Keep, Replace };

// Puts a complete file in place at once: it is written and synced under no name or a temporary one in the
// same folder, then named, and the folder is synced. Throws std::system_error; the target is then as it was.
// With Keep an existing target is an error (EEXIST), also when it appears at the last moment.
void writeDurably(const std::filesystem::path& target, std::string_view bytes, Existing existing);

}  // namespace rackorrent
