// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/report/document.h"

namespace rackorrent::ui {

// How much of each channel a plan uses over the horizon, and what is paid for it directly. Costs that belong
// to no channel (staff, support, storage, traffic) stand in a row of their own, so that the rows add up to
// the total.
Table channelTable(const AlternativeAssessment& assessed);

}  // namespace rackorrent::ui
