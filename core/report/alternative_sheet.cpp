// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/alternative_sheet.h"

#include <set>

namespace rackorrent {

namespace {

void walkFrom(const ExpressionPtr& expression, std::set<const Expression*>& seen,
              const std::function<void(const Expression&)>& visit) {
  if (!expression || !seen.insert(expression.get()).second) return;
  if (const auto* calculation = std::get_if<Calculation>(&expression->is))
    for (const ExpressionPtr& operand : calculation->operands) walkFrom(operand, seen, visit);
  if (const Result* result = expression->result()) walkFrom(result->formula, seen, visit);
  visit(*expression);
}

CellStyle styleOf(Unit unit) {
  if (unit == Unit::Money) return CellStyle::Money;
  return unit == Unit::MoneyPerGpuHour ? CellStyle::Price : CellStyle::Number;
}

}  // namespace

void walk(const std::vector<ExpressionPtr>& results, const std::function<void(const Expression&)>& visit) {
  std::set<const Expression*> seen;
  for (const ExpressionPtr& result : results) walkFrom(result, seen, visit);
}

std::vector<ExpressionPtr> resultsOf(const CostExpressions& costs) {
  std::vector<ExpressionPtr> results;
  for (const auto& [path, expression] : costs.byPath) results.push_back(expression);
  results.insert(results.end(), costs.resaleValues.begin(), costs.resaleValues.end());
  return results;
}

AlternativeSheet::AlternativeSheet(Workbook::Sheet sheet, const AlternativeAssessment& assessed,
                                   const CostExpressions& costs, const CellPlaces& inputs,
                                   const Wording& wording)
    : m_sheet(std::move(sheet)), m_assessed(assessed), m_costs(costs), m_places(inputs), m_wording(wording) {
  m_sheet.text(0, 0, m_wording.text(nameOf(assessed.plan.alternative)), CellStyle::Title);
  m_sheet.text(
      1, 0,
      words(CORE_TEXT("Formulas over the sheet of inputs. The plan (servers, GPU-hours, people) stays as the "
                      "program made it.")),
      CellStyle::Note);
  m_row = 3;
  placeTotals();
  placeMonths();
  placePlan();
  placeSteps();
}

// A result that stands somewhere already is referred to; a constant is a number.
void AlternativeSheet::place(const ExpressionPtr& expression, std::uint16_t column, CellStyle style) {
  m_entries.push_back({m_row, column, expression.get(), style});
  if (expression->result()) m_places.results.emplace(expression.get(), cellName(m_row, column));
}

void AlternativeSheet::placeRow(const std::string& label, const ExpressionPtr& expression, CellStyle style) {
  if (!expression) return;
  const bool isBold = style == CellStyle::MoneyBold;
  m_sheet.text(m_row, 0, label, isBold ? CellStyle::Bold : CellStyle::Plain);
  place(expression, 1, style);
  ++m_row;
}

void AlternativeSheet::placeTotals() {
  m_sheet.text(m_row, 0, words(CORE_TEXT("Figure")), CellStyle::Head);
  m_sheet.text(m_row++, 1, words(CORE_TEXT("Amount")), CellStyle::Head);
  placeRow(words(CORE_TEXT("Total")), m_costs.total, CellStyle::MoneyBold);
  for (const CostCategory category : allCostCategories)
    placeRow(words(costCategories[indexOf(category)].label), m_costs.categories[indexOf(category)],
             CellStyle::Money);
  placeRow(words(CORE_TEXT("Capital expenditure")), m_costs.capex, CellStyle::Money);
  placeRow(words(CORE_TEXT("Operating expenditure")), m_costs.opex, CellStyle::Money);
  placeRow(words(CORE_TEXT("Due at the start")), m_costs.upfrontCapital, CellStyle::Money);
  placeRow(words(CORE_TEXT("Present value")), m_costs.presentValue, CellStyle::Money);
  placeRow(words(CORE_TEXT("Cost per useful GPU-hour")), m_costs.perGpuHour, CellStyle::Price);
}

void AlternativeSheet::placeMonthHeads(std::string_view title) {
  ++m_row;
  m_sheet.text(m_row, 0, words(title), CellStyle::Head);
  m_sheet.text(m_row, 1, words(CORE_TEXT("Total")), CellStyle::Head);
  for (std::size_t month = 0; month < months(); ++month)
    m_sheet.number(m_row, columnOf(month), static_cast<double>(month + 1), CellStyle::Head);
  ++m_row;
}

void AlternativeSheet::placeMonths() {
  placeMonthHeads(CORE_TEXT("Costs by month"));
  for (std::size_t item = 0; item < costItemCount; ++item) {
    if (!m_costs.items[item]) continue;
    m_sheet.text(m_row, 0, words(costItems[item].label));
    place(m_costs.items[item], 1, CellStyle::Money);
    for (std::size_t month = 0; month < months(); ++month)
      if (const ExpressionPtr& line = m_costs.lines[month][item])
        place(line, columnOf(month), CellStyle::Money);
    ++m_row;
  }
  m_monthTotals = m_row;
  m_sheet.text(m_row, 0, words(CORE_TEXT("Total")), CellStyle::Bold);
  for (std::size_t month = 0; month < months(); ++month)
    place(m_costs.months[month], columnOf(month), CellStyle::MoneyBold);
  m_resaleValues = ++m_row;
  m_sheet.text(m_row, 0, words(CORE_TEXT("Value of the hardware if sold now")));
  for (std::size_t month = 0; month < months(); ++month)
    place(m_costs.resaleValues[month], columnOf(month), CellStyle::Money);
  m_cumulative = ++m_row;
  ++m_row;
}

void AlternativeSheet::placePlan() {
  placeMonthHeads(CORE_TEXT("The plan"));
  for (std::size_t i = 0; i < planFigureCount; ++i) {
    const PlanFigureRow& figure = planFigures[i];
    m_sheet.text(m_row, 0, words(figure.label));
    for (std::size_t month = 0; month < months(); ++month) {
      m_sheet.number(m_row, columnOf(month), m_assessed.plan.months[month].*figure.value);
      m_places.planned[{static_cast<PlanFigure>(i), month}] = cellName(m_row, columnOf(month));
    }
    ++m_row;
  }
}

void AlternativeSheet::placeSteps() {
  ++m_row;
  m_sheet.text(m_row, 0, words(CORE_TEXT("Steps in between")), CellStyle::Head);
  m_sheet.text(m_row++, 1, words(CORE_TEXT("Value")), CellStyle::Head);
  std::vector<const Expression*> steps;
  walk(resultsOf(m_costs), [&](const Expression& expression) {
    if (expression.result() && !m_places.results.contains(&expression)) steps.push_back(&expression);
  });
  for (const Expression* step : steps) {
    m_sheet.text(m_row, 0, m_wording.text(step->result()->name));
    m_entries.push_back({m_row, 1, step, styleOf(step->result()->unit)});
    m_places.results.emplace(step, cellName(m_row, 1));
    ++m_row;
  }
}

void AlternativeSheet::writeFormulas() {
  for (const Entry& entry : m_entries) {
    const Result* result = entry.expression->result();
    if (!result) {
      m_sheet.number(entry.row, entry.column, entry.expression->value, entry.style);
      continue;
    }
    const std::string& place = m_places.results.at(entry.expression);
    const bool isElsewhere = place != cellName(entry.row, entry.column);
    const std::string formula = isElsewhere ? place : cellFormula(*result->formula, m_places);
    m_sheet.formula(entry.row, entry.column, "=" + formula, entry.expression->value, entry.style);
  }
}

// As the chart and the break-even of the report have it: less what the hardware would bring; the last month
// holds that already.
void AlternativeSheet::writeCumulative() {
  m_sheet.text(m_cumulative, 0, words(CORE_TEXT("Cumulative cost, less resale value")), CellStyle::Bold);
  const std::vector<double> values = cumulativeCost(m_assessed.cost);
  const auto& servers = m_costs.lines.front()[indexOf(CostItem::Servers)];
  const std::string upfront = m_costs.upfrontCapital ? m_places.results.contains(m_costs.upfrontCapital.get())
                                                           ? m_places.results.at(m_costs.upfrontCapital.get())
                                                           : formatNumber(m_costs.upfrontCapital->value)
                                                     : "0";
  const bool hasServers = servers && m_places.results.contains(servers.get());
  m_sheet.formula(m_cumulative, 1,
                  "=" + upfront + (hasServers ? "-" + m_places.results.at(servers.get()) : ""),
                  values.front(), CellStyle::Money);
  for (std::size_t month = 0; month < months(); ++month) {
    const std::uint16_t column = columnOf(month);
    std::string formula =
        "=SUM(" + cellName(m_monthTotals, columnOf(0), true) + ":" + cellName(m_monthTotals, column) + ")";
    if (month + 1 < months()) formula += "-" + cellName(m_resaleValues, column);
    m_sheet.formula(m_cumulative, column, formula, values[month + 1], CellStyle::Money);
  }
}

void AlternativeSheet::write() {
  writeFormulas();
  writeCumulative();
  m_sheet.width(0, 0, 38);
  m_sheet.width(1, columnOf(months()), 16);
  m_sheet.freeze(4, 1);
}

std::string AlternativeSheet::reference(const ExpressionPtr& result) const {
  const auto found = m_places.results.find(result.get());
  return found == m_places.results.end() ? formatNumber(result->value)
                                         : "'" + m_sheet.name() + "'!" + found->second;
}

std::string AlternativeSheet::cumulativeRange() const {
  return m_sheet.reference(m_cumulative, 1) + ":" + cellName(m_cumulative, columnOf(months() - 1), true);
}

}  // namespace rackorrent
