// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capacity/capacity_plan.h"
#include "core/evaluation/evaluation.h"

#include <cstddef>
#include <initializer_list>
#include <string_view>
#include <utility>

namespace rackorrent::test {

using Inputs = std::initializer_list<std::pair<std::string_view, std::string_view>>;

void change(Evaluation& evaluation, Inputs inputs);
Evaluation evaluationWith(Inputs inputs);

// Everything that is not under test set to nothing.
Evaluation bareEvaluation();

CapacityPlan planOf(Alternative alternative, std::size_t months, const MonthCapacity& each);

}  // namespace rackorrent::test
