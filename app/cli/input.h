// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/evaluation/evaluation.h"
#include "core/uncertainty/field_distributions.h"

#include <string>
#include <vector>

namespace rackorrent::cli {

struct Input {
  Evaluation evaluation;
  std::vector<Issue> issues;
};

// A project file, a JSON of inputs, or "-" for JSON on standard input. Throws Error when it cannot be read at all.
Input readInput(const std::string& path);

// Applies KEY=VALUE; an empty value means absent. What is wrong with one of them is added to the issues.
void applySettings(Input& input, const std::vector<std::string>& settings);

// KEY=LOW..HIGH: what an input may be in a study, its value in between. What is wrong is added to the issues.
std::vector<EnteredRange> readRanges(Input& input, const std::vector<std::string>& texts);

// Adds the faults and warnings of the evaluation as a whole, unless its parts are at fault already.
void judge(Input& input);

}  // namespace rackorrent::cli
