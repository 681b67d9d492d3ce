// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/report/document.h"
#include "core/report/wording.h"

#include <ctime>
#include <filesystem>

namespace rackorrent {

// The document as a spreadsheet: a summary, one sheet for each table and chart with typed cells, and the live
// costs (core/report/cost_sheets.h). The same input and date give the same bytes; the file appears whole or
// not at all. Throws Error(File).
void exportXlsx(const std::filesystem::path& file, const ReportDocument& document,
                const Evaluation& evaluation, const Assessment& assessment, const Wording& wording,
                std::time_t created);

// Tables alone, for a document about several evaluations.
void exportXlsx(const std::filesystem::path& file, const ReportDocument& document, const Wording& wording,
                std::time_t created);

}  // namespace rackorrent
