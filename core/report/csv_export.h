// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/csv.h"
#include "core/report/document.h"
#include "core/report/wording.h"

#include <filesystem>
#include <string>
#include <vector>

namespace rackorrent {

// One table as CSV text: units in the heads, figures in full and without grouping.
std::string toCsv(const Table& table, const std::string& currency, const Wording& wording, const CsvDialect& dialect);

// One file per table and chart of the document, named after it (costs.csv, comparison.csv ...). Each file appears
// whole or not at all. Throws Error when the folder cannot be written. Returns the files in the document's order.
std::vector<std::filesystem::path> exportCsv(const std::filesystem::path& folder, const ReportDocument& document,
                                             const Wording& wording, const CsvDialect& dialect = {});

}  // namespace rackorrent
