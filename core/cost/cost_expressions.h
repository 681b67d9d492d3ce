// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/cost_items.h"
#include "core/cost/expression.h"

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace rackorrent {

// The symbol reading of the cost formula for one alternative. Each result has the value that the ledger
// books, to the last hundredth. Nothing (a null pointer) stands for a line that the alternative does not
// have.
struct CostExpressions {
  std::vector<std::array<ExpressionPtr, costItemCount>> lines;  // booked: [month][item]
  std::vector<ExpressionPtr> months;                            // their sums
  std::vector<ExpressionPtr> resaleValues;  // by month, if the project ended with it; not rounded
  std::array<ExpressionPtr, costItemCount> items{};
  std::array<ExpressionPtr, allCostCategories.size()> categories{};
  ExpressionPtr total, capex, opex, upfrontCapital, presentValue, perGpuHour, levelisedPerGpuHour;

  // All of the above by path: "total", "power", "hidden", "month.3", "month.3.on_demand".
  std::map<std::string, ExpressionPtr, std::less<>> byPath;
};

CostExpressions costExpressions(const Evaluation& evaluation, const CapacityPlan& plan);

// The named results that stand directly in the formula of a result, in the order of first use.
std::vector<ExpressionPtr> resultsIn(const Expression& expression);

// A path above, or one that goes on into the formula: "month.3.power.full_load_hours". Null for an unknown
// one.
ExpressionPtr findResult(const CostExpressions& costs, std::string_view path);

}  // namespace rackorrent
