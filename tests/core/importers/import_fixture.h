// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/importers/demand_import.h"
#include "tests/support/folders.h"
#include "tests/support/temporary_folder.h"

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace rackorrent::test {

// Imports a text as a file, times read as UTC unless the options say otherwise.
inline DemandImport importText(std::string_view text, ImportOptions options = {}) {
  const TemporaryFolder folder;
  writeContent(folder.path() / "log", text);
  if (options.zone.empty()) options.zone = "UTC";
  return importDemand(folder.path() / "log", options);
}

// What the import says when it refuses; empty when it does not.
inline std::string refusalOf(std::string_view text, const ImportOptions& options = {}) {
  try {
    importText(text, options);
  } catch (const Error& error) {
    return plainText(error.message()) + " " + plainText(error.advice());
  }
  return {};
}

inline std::uint64_t skipped(const DemandImport& import, SkipReason reason) {
  return import.report.of(reason).count;
}

inline std::filesystem::path logFile(std::string_view name) { return sharedFolder() / "data" / name; }

inline nlohmann::json expectedOf(std::string_view folder) {
  std::ifstream stream(logFile(folder) / "expected.json");
  return nlohmann::json::parse(stream);
}

}  // namespace rackorrent::test
