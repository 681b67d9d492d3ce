// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capacity/capacity_plan.h"
#include "core/cost/cost_items.h"
#include "core/evaluation/field_table.h"

#include <optional>
#include <span>

namespace rackorrent::ui {

// The inputs that stand in the formula of a line of the ledger (core/cost/cost_formula.h).
std::span<const FieldId> inputsOf(CostItem item);

// What the plan contributes to the line, over the whole horizon: servers, GPU-hours, people.
std::optional<Quantity> planQuantity(CostItem item, const CapacityPlan& plan);

}  // namespace rackorrent::ui
