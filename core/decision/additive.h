// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/decision_matrix.h"

#include <vector>

namespace rackorrent {

// Sum of weight x value for each alternative: the method behind the verdict. Values must already be on a
// value scale on which more is better; directions are not looked at.
std::vector<double> additiveScores(const DecisionMatrix& matrix);

}  // namespace rackorrent
