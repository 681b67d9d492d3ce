// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/knowledge/knowledge.h"
#include "core/report/compared_evaluations.h"

namespace rackorrent {

// Several evaluations in one document: side by side first, then the answer of each with its reasons, what
// would change it and its four alternatives. Precondition: at least one, all in one currency.
ReportDocument makeComparedReport(const std::vector<ComparedEvaluation>& compared,
                                  const Knowledge& knowledge);

}  // namespace rackorrent
