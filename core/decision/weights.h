// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/knowledge/criterion_id.h"

#include <array>
#include <vector>

namespace rackorrent {

// Scaled to add up to 1. All zero means that nobody has said what counts, so that all count the same.
std::vector<double> normalisedWeights(std::vector<double> weights);

// The field that holds the weight of a criterion: "weights.total_cost" ...
FieldId weightField(CriterionId criterion);

// The entered weights, scaled, by indexOf(CriterionId).
std::array<double, criterionCount> weightsOf(const Evaluation& evaluation);

}  // namespace rackorrent
