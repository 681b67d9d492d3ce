// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/knowledge/knowledge.h"
#include "core/report/document.h"
#include "core/study/study.h"

namespace rackorrent {

// The whole report in the order in which an executive reads it, with the study where one was made. Precondition: both are
// of this evaluation.
ReportDocument makeReport(const Evaluation& evaluation, const Assessment& assessment, const Knowledge& knowledge,
                          const Study* study = nullptr);

}  // namespace rackorrent
