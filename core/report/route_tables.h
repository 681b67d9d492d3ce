// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/json_writer.h"
#include "core/report/sections.h"

namespace rackorrent {

// Line and disks side by side: time, money, what limits it. For a move to the alternative in focus.
Table transferTable(const ReportInput& input);
// Which of the two is faster and which is cheaper.
Text transferFinding(const ReportInput& input);

// What the recommended plan orders, commits and receives, month by month.
Table planStepsTable(const ReportInput& input);
// What to say where it orders and commits nothing.
Text planWithoutSteps();
// When the trends that were entered turn the answer; empty when none does.
Table switchesTable(const ReportInput& input);
Text switchesFinding(const ReportInput& input);

// "route" and "transfer" of the assessment's JSON.
void writeRouteJson(JsonWriter& json, const ReportInput& input);

}  // namespace rackorrent
