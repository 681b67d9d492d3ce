// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capacity/capacity_plan.h"
#include "core/evaluation/evaluation.h"

#include <vector>

namespace rackorrent {

// By how many per cent a total changes when one input changes by one per cent, the plan staying as it is.
struct CostElasticity {
  FieldId field;
  double ofTotal = 0;
  double ofPresentValue = 0;
};

// The reading of the cost formula in dual numbers: exact, for every numeric input that the formula reads and
// that moves one of the two, the strongest on the present value first. Empty where a total is zero.
std::vector<CostElasticity> costElasticities(const Evaluation& evaluation, const CapacityPlan& plan);

}  // namespace rackorrent
