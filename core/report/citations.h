// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/knowledge/knowledge.h"
#include "core/report/document.h"

#include <vector>

namespace rackorrent {

// Every known id that the sections cite, once, in the order of first use, with what it stands for.
std::vector<SourceEntry> citationsIn(const std::vector<Section>& sections, const Knowledge& knowledge);

// The same as a table for the end of the report.
Table tableOf(const std::vector<SourceEntry>& sources);

}  // namespace rackorrent
