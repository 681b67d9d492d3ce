// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"

#include <vector>

namespace rackorrent {

// One-way flip points of the numeric inputs and of the weights: the nearest value between a quarter and four times the
// present one (or within the field's range for those at zero) at which another alternative comes first, to 1 % of the
// way. Nearest first, in units of the present value.
std::vector<FlipPoint> findFlipPoints(const Evaluation& evaluation, const Knowledge& knowledge, const Decision& decision);

}  // namespace rackorrent
