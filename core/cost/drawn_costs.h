// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capacity/capacity_plan.h"
#include "core/evaluation/evaluation.h"

#include <cstddef>
#include <vector>

namespace rackorrent {

// Values of inputs that differ from draw to draw. Prices, rates and shares of the cost formula; what shapes
// the plan (demand, horizon, useful life, lead time) stays as the evaluation has it.
struct InputDraws {
  std::vector<FieldId> fields;
  std::vector<std::vector<double>> values;  // [field][draw], equally long

  std::size_t count() const { return values.empty() ? 0 : values.front().size(); }
};

struct DrawnCosts {  // one amount each draw, in finance.currency
  std::vector<double> total;
  std::vector<double> presentValue;
};

// The reading of the cost formula in lanes: the cost of one plan in many draws, to 1e-12 of what
// costFigures() gives.
DrawnCosts drawnCosts(const Evaluation& evaluation, const CapacityPlan& plan, const InputDraws& draws);

}  // namespace rackorrent
