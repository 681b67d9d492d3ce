// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/temporary_folder.h"

#include <filesystem>
#include <string>
#include <vector>

namespace rackorrent::test {

// LibreOffice without a window, with a profile of its own that computes every formula anew when a file is
// opened.
class Office {
 public:
  static bool isPresent();
  Office();

  // Converts all files at once; a filter with its options may stand behind the format ("csv:Text - txt ...").
  void convert(const std::vector<std::filesystem::path>& files, const std::string& format) const;
  // Where the results are.
  const std::filesystem::path& folder() const { return m_folder.path(); }

 private:
  TemporaryFolder m_folder;
};

// A CSV file for each sheet, named after file and sheet: comma, quotes, UTF-8, numbers as they are stored.
inline constexpr const char* csvOfEverySheet =
    "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1";

}  // namespace rackorrent::test
