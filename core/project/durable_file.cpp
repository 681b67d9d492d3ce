// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/durable_file.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <random>
#include <string>
#include <system_error>
#include <unistd.h>

namespace rackorrent {

namespace {

[[noreturn]] void failWithErrno() { throw std::system_error(errno, std::generic_category()); }

class Descriptor {
 public:
  Descriptor(const std::filesystem::path& path, int flags)
      : m_number(open(path.c_str(), flags | O_CLOEXEC, 0666)) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (m_number >= 0) close(m_number);
  }

  int number() const { return m_number; }
  bool isOpen() const { return m_number >= 0; }
  void mustBeOpen() const {
    if (!isOpen()) failWithErrno();
  }
  void write(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t written = ::write(m_number, bytes.data(), bytes.size());
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) failWithErrno();
      bytes.remove_prefix(static_cast<std::size_t>(written));
    }
  }
  void sync() const {
    if (fsync(m_number) != 0) failWithErrno();
  }
  // Some file systems report a failed write only here.
  void closeChecked() {
    const int number = m_number;
    m_number = -1;
    if (close(number) != 0) failWithErrno();
  }

 private:
  int m_number;
};

// Removes the temporary file unless it became the target.
class TemporaryName {
 public:
  explicit TemporaryName(const std::filesystem::path& folder) {
    std::random_device random;
    m_path = folder / (".rackorrent-" + std::to_string(random()) + std::to_string(random()) + ".saving");
  }
  TemporaryName(const TemporaryName&) = delete;
  TemporaryName& operator=(const TemporaryName&) = delete;
  ~TemporaryName() {
    if (!m_path.empty()) unlink(m_path.c_str());
  }

  const std::filesystem::path& path() const { return m_path; }
  void renameTo(const std::filesystem::path& target, Existing existing) {
    const unsigned flags = existing == Existing::Keep ? RENAME_NOREPLACE : 0;
    int result = renameat2(AT_FDCWD, m_path.c_str(), AT_FDCWD, target.c_str(), flags);
    const bool flagUnknown = result != 0 && errno == EINVAL && flags != 0;  // such as on a network share
    if (flagUnknown && std::filesystem::exists(target)) errno = EEXIST;
    if (flagUnknown && !std::filesystem::exists(target)) result = std::rename(m_path.c_str(), target.c_str());
    if (result != 0) failWithErrno();
    m_path.clear();
  }

 private:
  std::filesystem::path m_path;
};

// A file that has no name until it is complete, so that a killed save leaves nothing behind. False where the
// file system knows no such files.
bool writeUnnamed(const std::filesystem::path& target, std::string_view bytes) {
  const Descriptor file(target.parent_path(), O_TMPFILE | O_WRONLY);
  if (!file.isOpen()) return false;
  file.write(bytes);
  file.sync();
  const std::string self = "/proc/self/fd/" + std::to_string(file.number());
  if (linkat(AT_FDCWD, self.c_str(), AT_FDCWD, target.c_str(), AT_SYMLINK_FOLLOW) == 0) return true;
  if (errno == EEXIST) failWithErrno();
  return false;
}

void writeNamed(const std::filesystem::path& target, std::string_view bytes, Existing existing) {
  TemporaryName temporary(target.parent_path());
  Descriptor file(temporary.path(), O_WRONLY | O_CREAT | O_EXCL);
  file.mustBeOpen();
  file.write(bytes);
  file.sync();
  file.closeChecked();
  temporary.renameTo(target, existing);
}

}  // namespace

void writeDurably(const std::filesystem::path& target, std::string_view bytes, Existing existing) {
  const bool isWritten = existing == Existing::Keep && writeUnnamed(target, bytes);
  if (!isWritten) writeNamed(target, bytes, existing);
  const Descriptor folder(target.parent_path(), O_RDONLY | O_DIRECTORY);
  folder.mustBeOpen();
  folder.sync();
}

}  // namespace rackorrent
