// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/cost_expressions.h"

#include "core/cost/cost_formula.h"
#include "core/cost/symbol.h"

#include <algorithm>

namespace rackorrent {

namespace {

// Symbols of the totals while they are added up; each is named and filed when it is complete.
class Totals {
 public:
  Totals(const Evaluation& evaluation, const CapacityPlan& plan)
      : m_parameters(readCostParameters<Symbol>(
            evaluation, [&](FieldId id) { return Symbol::input(id, toDecimal(evaluation.number(id))); })),
        m_usefulGpuHours(usefulGpuHours(plan)),
        m_terms(costTermsOf(evaluation, plan)),
        m_discountedGpuHours(discountedGpuHours(m_parameters, m_terms, plan, plannedSymbol)) {
    walkMonths(
        m_parameters, m_terms, plan, plannedSymbol,
        [this](std::size_t month, const ItemFlows<Symbol>& flows, const HardwareBook<Symbol>& hardware) {
          m_flows.push_back(flows);
          m_resaleValues.push_back(hardware.valueAfter(month));
        });
  }

  CostExpressions build() && {
    for (std::size_t month = 0; month < m_flows.size(); ++month) addMonth(month);
    for (std::size_t item = 0; item < costItemCount; ++item) addItem(costItems[item], m_items[item], item);
    addCategories();
    file("capex", m_costs.capex, CORE_TEXT("capital expenditure"), m_capex);
    file("opex", m_costs.opex, CORE_TEXT("operating expenditure"), m_opex);
    file("upfront_capital", m_costs.upfrontCapital, CORE_TEXT("due at the start"), m_upfront);
    const Symbol presentValue = file("present_value", m_costs.presentValue, CORE_TEXT("present value"),
                                     roundedToHundredths(presentValueOf(m_flows, m_parameters, m_terms)));
    const Symbol total = file("total", m_costs.total, CORE_TEXT("total cost"), m_total);
    if (m_usefulGpuHours > Symbol(0))
      file("per_gpu_hour", m_costs.perGpuHour, CORE_TEXT("cost per useful GPU-hour"),
           total / m_usefulGpuHours, Unit::MoneyPerGpuHour);
    if (m_discountedGpuHours > Symbol(0))
      file("levelised_per_gpu_hour", m_costs.levelisedPerGpuHour, CORE_TEXT("levelised cost per GPU-hour"),
           presentValue / named(results::discountedGpuHours, m_discountedGpuHours), Unit::MoneyPerGpuHour);
    return std::move(m_costs);
  }

 private:
  static Symbol plannedSymbol(PlanFigure figure, std::size_t month, double value) {
    return Symbol::planned({figure, month}, value);
  }

  static Symbol usefulGpuHours(const CapacityPlan& plan) {
    Symbol sum(0);
    for (std::size_t month = 0; month < plan.months.size(); ++month)
      sum += plannedSymbol(PlanFigure::UsefulGpuHours, month, plan.months[month].usefulGpuHours);
    return result("useful_gpu_hours", {rowOf(PlanFigure::UsefulGpuHours).label, {}}, Unit::GpuHours, sum);
  }

  Symbol file(const std::string& path, ExpressionPtr& place, std::string_view name, const Symbol& formula,
              Unit unit = Unit::Money) {
    return filed(path, place, {name, {}}, formula, unit);
  }

  Symbol filed(const std::string& path, ExpressionPtr& place, Message name, const Symbol& formula,
               Unit unit) {
    const auto dot = path.rfind('.');
    const Symbol finished =
        result(dot == std::string::npos ? path : path.substr(dot + 1), std::move(name), unit, formula);
    place = finished.expression();
    m_costs.byPath.emplace(path, place);
    return finished;
  }

  void addMonth(std::size_t month) {
    const std::string path = "month." + std::to_string(month + 1);
    const Quantity number{static_cast<double>(month + 1), Unit::None};
    auto& lines = m_costs.lines.emplace_back();
    Symbol sum(0);
    for (std::size_t item = 0; item < costItemCount; ++item) {
      const CostItemRow& row = costItems[item];
      if (m_flows[month][item].isConstant(0)) continue;
      const Symbol line = filed(path + "." + std::string(row.key), lines[item],
                                {CORE_TEXT("%1 in month %2"), {Phrase{row.label}, number}},
                                roundedToHundredths(m_flows[month][item]), Unit::Money);
      sum += line;
      m_items[item] += line;
      if (month == 0 && row.dueAtStart) m_upfront += line;
    }
    m_costs.resaleValues.push_back(
        result("value_if_sold", {CORE_TEXT("value of the hardware if sold after month %1"), {number}},
               Unit::Money, m_resaleValues[month])
            .expression());
    m_costs.months.emplace_back();
    m_total += filed(path, m_costs.months.back(), {CORE_TEXT("month %1"), {number}}, sum, Unit::Money);
  }

  void addItem(const CostItemRow& row, const Symbol& sum, std::size_t item) {
    if (sum.isConstant(0)) return;
    const Symbol line = file(std::string(row.key), m_costs.items[item], row.label, sum);
    m_categories[indexOf(row.category)] += line;
    (row.isCapital ? m_capex : m_opex) += line;
  }

  // A category of one item that has its key is that item.
  void addCategories() {
    for (const CostCategory category : allCostCategories) {
      const CostCategoryRow& row = costCategories[indexOf(category)];
      ExpressionPtr& place = m_costs.categories[indexOf(category)];
      const auto known = m_costs.byPath.find(row.key);
      if (known != m_costs.byPath.end())
        place = known->second;
      else if (!m_categories[indexOf(category)].isConstant(0))
        file(std::string(row.key), place, row.label, m_categories[indexOf(category)]);
    }
  }

  CostParameters<Symbol> m_parameters;
  Symbol m_usefulGpuHours;
  CostTerms m_terms;
  Symbol m_discountedGpuHours;
  std::vector<ItemFlows<Symbol>> m_flows;
  std::vector<Symbol> m_resaleValues;  // of the hardware, after each month
  std::array<Symbol, costItemCount> m_items;
  std::array<Symbol, allCostCategories.size()> m_categories;
  Symbol m_total, m_capex, m_opex, m_upfront;
  CostExpressions m_costs;
};

void collectResults(const ExpressionPtr& expression, std::vector<ExpressionPtr>& found) {
  if (expression->result()) {
    if (std::ranges::find(found, expression) == found.end()) found.push_back(expression);
    return;
  }
  if (const auto* calculation = std::get_if<Calculation>(&expression->is))
    for (const ExpressionPtr& operand : calculation->operands) collectResults(operand, found);
}

ExpressionPtr partNamed(const ExpressionPtr& expression, std::string_view key) {
  for (const ExpressionPtr& part : resultsIn(*expression))
    if (part->result()->key == key) return part;
  return nullptr;
}

}  // namespace

CostExpressions costExpressions(const Evaluation& evaluation, const CapacityPlan& plan) {
  return Totals(evaluation, plan).build();
}

std::vector<ExpressionPtr> resultsIn(const Expression& expression) {
  std::vector<ExpressionPtr> found;
  if (const Result* result = expression.result()) collectResults(result->formula, found);
  return found;
}

ExpressionPtr findResult(const CostExpressions& costs, std::string_view path) {
  if (const auto known = costs.byPath.find(path); known != costs.byPath.end()) return known->second;
  const auto dot = path.rfind('.');
  if (dot == std::string_view::npos) return nullptr;
  const ExpressionPtr parent = findResult(costs, path.substr(0, dot));
  return parent ? partNamed(parent, path.substr(dot + 1)) : nullptr;
}

}  // namespace rackorrent
