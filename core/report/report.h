// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/knowledge/knowledge.h"
#include "core/report/document.h"

namespace rackorrent {

// The whole report in the order in which an executive reads it. Precondition: the assessment is of this evaluation.
ReportDocument makeReport(const Evaluation& evaluation, const Assessment& assessment, const Knowledge& knowledge);

}  // namespace rackorrent
