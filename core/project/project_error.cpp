// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/project_error.h"

#include "core/project/project_tables.h"

#include <utility>

namespace rackorrent {

namespace {

Error fileError(const std::filesystem::path& path, Message message, Message advice) {
  return {ErrorCode::File, path, std::move(message), std::move(advice)};
}

}  // namespace

Error missingFile(const std::filesystem::path& path) {
  return fileError(path, {CORE_TEXT("There is no such file."), {}},
                   {CORE_TEXT("Check the name and whether the drive is connected."), {}});
}

Error notAFile(const std::filesystem::path& path) {
  return fileError(path, {CORE_TEXT("This is a folder or a device, not a file."), {}},
                   {CORE_TEXT("Nothing was changed. Choose a file name."), {}});
}

Error emptyFile(const std::filesystem::path& path) {
  return fileError(path, {CORE_TEXT("The file is empty: it holds no project."), {}},
                   {CORE_TEXT("Nothing was changed. Open a backup copy if there is one."), {}});
}

Error foreignFile(const std::filesystem::path& path) {
  return fileError(path, {CORE_TEXT("This is not a RackOrRent project."), {}},
                   {CORE_TEXT("Nothing was changed. Choose a file that RackOrRent saved."), {}});
}

Error damagedFile(const std::filesystem::path& path, Argument damage) {
  return fileError(path, {CORE_TEXT("The project file is damaged or incomplete (%1)."), {std::move(damage)}},
                   {CORE_TEXT("Nothing was changed. Open a backup copy if there is one."), {}});
}

Error newerFormat(const std::filesystem::path& path, std::int64_t format, std::string unknown) {
  Message message{
      CORE_TEXT(
          "The project was saved by a newer version of RackOrRent: file format %1, this version knows %2."),
      {std::to_string(format), std::to_string(formatVersion)}};
  if (!unknown.empty())
    message = {
        CORE_TEXT(
            "The project was saved by a newer version of RackOrRent: this version does not know \"%1\"."),
        {std::move(unknown)}};
  return {ErrorCode::NewerFormat,
          path,
          std::move(message),
          {CORE_TEXT("Nothing was changed. Open it with the newer version."), {}}};
}

Error oversizedFile(const std::filesystem::path& path) {
  return fileError(path, {CORE_TEXT("The file is too large to be a RackOrRent project."), {}},
                   {CORE_TEXT("Nothing was changed. Choose a file that RackOrRent saved."), {}});
}

Error unreadableFile(const std::filesystem::path& path, std::string detail) {
  return fileError(path, {CORE_TEXT("The file cannot be read (%1)."), {std::move(detail)}},
                   {CORE_TEXT("Nothing was changed. Check that you may read the file and its folder."), {}});
}

Error unwritableFile(const std::filesystem::path& path, std::string detail) {
  return fileError(
      path, {CORE_TEXT("The project could not be saved (%1)."), {std::move(detail)}},
      {CORE_TEXT("Nothing was changed. Check that you may write to the folder, or save under another name."),
       {}});
}

Error databaseOfAnotherProgram(const std::filesystem::path& path) {
  return fileError(path,
                   {CORE_TEXT("This file is a database of another program; it is not overwritten."), {}},
                   {CORE_TEXT("Nothing was changed. Save under another name."), {}});
}

Error fileInUse(const std::filesystem::path& path) {
  return fileError(
      path, {CORE_TEXT("Another program is using the file."), {}},
      {CORE_TEXT("Nothing was changed. Close it there and try again, or save under another name."), {}});
}

Error diskFull(const std::filesystem::path& path, std::size_t bytesNeeded) {
  const std::string kilobytes = std::to_string(bytesNeeded / 1000 + 1);
  return fileError(path, {CORE_TEXT("The disk is full: saving needs about %1 kB."), {kilobytes}},
                   {CORE_TEXT("Nothing was changed. Free some space, or save on another disk."), {}});
}

}  // namespace rackorrent
