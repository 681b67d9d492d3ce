// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/written_files.h"

#include "core/project/durable_file.h"
#include "core/project/project_error.h"

#include <fstream>
#include <random>
#include <system_error>

namespace rackorrent {

namespace {

namespace fs = std::filesystem;

// A folder beside the target, on the same file system, that is gone at the end whatever happened.
class StagingFolder {
 public:
  explicit StagingFolder(const fs::path& parent) {
    std::random_device random;
    m_path = parent / (".rackorrent-" + std::to_string(random()) + std::to_string(random()) + ".export");
    fs::create_directory(m_path);
  }
  StagingFolder(const StagingFolder&) = delete;
  StagingFolder& operator=(const StagingFolder&) = delete;
  ~StagingFolder() {
    std::error_code ignored;
    fs::remove_all(m_path, ignored);
  }
  const fs::path& path() const { return m_path; }

 private:
  fs::path m_path;
};

void refuseFoldersInTheWay(const fs::path& folder, const std::vector<NamedContent>& files) {
  for (const NamedContent& file : files)
    if (fs::is_directory(folder / file.name))
      throw std::system_error(std::make_error_code(std::errc::is_a_directory), file.name);
}

std::vector<fs::path> stageAndRename(const fs::path& folder, const std::vector<NamedContent>& files) {
  fs::create_directories(folder);
  refuseFoldersInTheWay(folder, files);
  const StagingFolder staging(folder);
  for (const NamedContent& file : files) writeDurably(staging.path() / file.name, file.content, Existing::Replace);
  std::vector<fs::path> written;
  for (const NamedContent& file : files) {
    fs::rename(staging.path() / file.name, folder / file.name);
    written.push_back(folder / file.name);
  }
  return written;
}

void writeStream(const fs::path& device, std::string_view content) {
  std::ofstream stream(device, std::ios::binary);
  stream.write(content.data(), static_cast<std::streamsize>(content.size()));
  stream.close();
  if (!stream) throw std::system_error(std::make_error_code(std::errc::io_error));
}

}  // namespace

std::vector<fs::path> writeTogether(const fs::path& folder, const std::vector<NamedContent>& files) {
  try {
    return stageAndRename(fs::absolute(folder), files);
  } catch (const std::system_error& error) {
    throw unwritableFile(folder, error.code().message());
  }
}

void writeWhole(const fs::path& file, std::string_view content) {
  try {
    const fs::path target = fs::weakly_canonical(fs::absolute(file));
    const fs::file_status status = fs::status(target);
    // A pipe or a device is written through; renaming a file over it would take its place.
    if (fs::exists(status) && fs::is_other(status)) return writeStream(target, content);
    if (fs::is_directory(status)) throw std::system_error(std::make_error_code(std::errc::is_a_directory));
    writeDurably(target, content, Existing::Replace);
  } catch (const std::system_error& error) {
    throw unwritableFile(file, error.code().message());
  }
}

}  // namespace rackorrent
