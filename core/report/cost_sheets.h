// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/report/wording.h"
#include "core/report/workbook.h"

namespace rackorrent {

// The ledger as live formulas: a sheet of inputs that may be changed, a sheet for each alternative that
// computes every line of every month from them, and an overview of totals and break-even. What is no price
// (servers, GPU-hours, people) stays as planned. Each formula carries the value of the decimal ledger.
void addCostSheets(Workbook& workbook, const Evaluation& evaluation, const Assessment& assessment,
                   const Wording& wording);

}  // namespace rackorrent
