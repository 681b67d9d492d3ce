// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/table_head.h"
#include "core/importers/time_text.h"

#include <filesystem>
#include <vector>

namespace rackorrent {

// Where the first rows leave open whether day or month comes first, the whole file is looked through for a
// row that tells.
TimeStyle settledOrder(const std::filesystem::path& path, const TableHead& head,
                       const std::vector<std::size_t>& columns, TimeStyle style);

}  // namespace rackorrent
