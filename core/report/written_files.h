// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace rackorrent {

struct NamedContent {
  std::string name;
  std::string content;
};

// Puts the files into the folder, which is made when it is missing: all are written aside first, then renamed, so that
// a full disk leaves the old files as they were. Throws Error(File).
std::vector<std::filesystem::path> writeTogether(const std::filesystem::path& folder, const std::vector<NamedContent>& files);

// One file, whole or not at all. Throws Error(File).
void writeWhole(const std::filesystem::path& file, std::string_view content);

}  // namespace rackorrent
