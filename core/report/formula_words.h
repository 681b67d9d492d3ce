// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/expression.h"
#include "core/report/document.h"

#include <vector>

namespace rackorrent {

// A sum of more amounts than this is only counted.
inline constexpr std::size_t longSum = 8;

// The formula behind a result as words and signs, one step deep: results, inputs and figures of the plan by
// name.
std::vector<Text> formulaWords(const Expression& formula);

}  // namespace rackorrent
