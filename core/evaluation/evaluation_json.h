// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/evaluation/evaluation.h"

#include <string>
#include <string_view>
#include <vector>

namespace rackorrent {

struct ParsedEvaluation {
  Evaluation evaluation;
  std::vector<Issue> issues;  // each names its key, or the line of the syntax error; empty when the text is good
};

// {"workload.peak_gpus": 64, "compliance.regimes": ["gdpr"], "title": "..."}: keys that are missing keep their
// default, null means absent. Numbers may also be strings, which keeps decimals exact.
ParsedEvaluation parseEvaluationJson(std::string_view text);

// All fields that differ from their default, or all of them; keys in the order of the field table.
enum class JsonScope { ChangedOnly, Everything };
std::string toJson(const Evaluation& evaluation, JsonScope scope);

}  // namespace rackorrent
