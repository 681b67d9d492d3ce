// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/demand_format.h"
#include "core/importers/file_text.h"
#include "core/importers/import_options.h"

#include <vector>

namespace rackorrent {

// The format from the content of the first block; names and extensions say nothing. The user's column roles
// count too. Throws Error(InvalidInput) that says what the file seems to be instead.
DemandFormat detectDemandFormat(const FileText& text, const std::vector<ColumnChoice>& choices);

}  // namespace rackorrent
