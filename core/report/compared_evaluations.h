// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/base/issue.h"
#include "core/knowledge/knowledge.h"
#include "core/report/document.h"
#include "core/report/wording.h"

#include <optional>
#include <string>
#include <vector>

namespace rackorrent {

struct ComparedEvaluation {
  std::string name;  // of its file
  Evaluation evaluation;
  Assessment assessment;
};

// Amounts in different currencies cannot stand side by side.
std::optional<Issue> currencyMismatch(const std::vector<Evaluation>& evaluations);

// One column for each evaluation: the answers, their figures, then every input that is not the same in all of them.
Table comparedEvaluations(const std::vector<ComparedEvaluation>& compared);

std::string comparedEvaluationsJson(const std::vector<ComparedEvaluation>& compared, const Knowledge& knowledge,
                                    const Wording& wording);

}  // namespace rackorrent
