// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capacity/capacity_plan.h"
#include "core/evaluation/evaluation.h"

#include <random>

namespace rackorrent::test {

// Random values over all fields, and a plan that need not fit to them: the formula must not care.
Evaluation randomEvaluation(std::mt19937_64& random);
CapacityPlan randomPlan(std::mt19937_64& random);

}  // namespace rackorrent::test
