// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace rackorrent {

// What people are told when a project cannot be read or saved: the cause, what is safe, what to do.
Error missingFile(const std::filesystem::path& path);
Error notAFile(const std::filesystem::path& path);
Error emptyFile(const std::filesystem::path& path);
Error foreignFile(const std::filesystem::path& path);
Error damagedFile(const std::filesystem::path& path, Argument damage);
Error newerFormat(const std::filesystem::path& path, std::int64_t format, std::string unknown);
Error oversizedFile(const std::filesystem::path& path);
Error unreadableFile(const std::filesystem::path& path, std::string detail);
Error unwritableFile(const std::filesystem::path& path, std::string detail);
Error databaseOfAnotherProgram(const std::filesystem::path& path);
Error fileInUse(const std::filesystem::path& path);
Error diskFull(const std::filesystem::path& path, std::size_t bytesNeeded);

}  // namespace rackorrent
