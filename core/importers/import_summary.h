// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/demand_import.h"

#include <vector>

namespace rackorrent {

// The report of an import in sentences: format, the accounts of the records, the demand, what was assumed and
// what to be careful with.
struct ImportSummary {
  std::vector<Message> accounts;
  std::vector<Message> demand;
  std::vector<Message> assumptions;
  std::vector<Message> cautions;
};

ImportSummary summaryOf(const DemandImport& import);

}  // namespace rackorrent
