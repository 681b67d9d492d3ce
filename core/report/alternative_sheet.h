// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/cost/cost_expressions.h"
#include "core/report/cell_formula.h"
#include "core/report/wording.h"
#include "core/report/workbook.h"

#include <functional>
#include <string>
#include <vector>

namespace rackorrent {

// Every node that a result is made of, each once, operands before what is made of them.
void walk(const std::vector<ExpressionPtr>& results, const std::function<void(const Expression&)>& visit);

// The results of an alternative that a sheet shows.
std::vector<ExpressionPtr> resultsOf(const CostExpressions& costs);

// The sheet of one alternative: totals, lines by month, cumulative cost, the plan, and the steps in between.
class AlternativeSheet {
 public:
  AlternativeSheet(Workbook::Sheet sheet, const AlternativeAssessment& assessed, const CostExpressions& costs,
                   const CellPlaces& inputs, const Wording& wording);

  void write();

  // For other sheets.
  std::string reference(const ExpressionPtr& result) const;
  std::string cumulativeRange() const;  // months 0 to the last

 private:
  struct Entry {
    std::uint32_t row = 0;
    std::uint16_t column = 0;
    const Expression* expression = nullptr;
    CellStyle style = CellStyle::Money;
  };

  std::size_t months() const { return m_costs.lines.size(); }
  static std::uint16_t columnOf(std::size_t month) { return static_cast<std::uint16_t>(month + 2); }
  std::string words(std::string_view source) const { return m_wording.text(Phrase{source}); }
  void place(const ExpressionPtr& expression, std::uint16_t column, CellStyle style);
  void placeRow(const std::string& label, const ExpressionPtr& expression, CellStyle style);
  void placeTotals();
  void placeMonthHeads(std::string_view title);
  void placeMonths();
  void placePlan();
  void placeSteps();
  void writeFormulas();
  void writeCumulative();

  Workbook::Sheet m_sheet;
  const AlternativeAssessment& m_assessed;
  const CostExpressions& m_costs;
  CellPlaces m_places;
  const Wording& m_wording;
  std::vector<Entry> m_entries;
  std::uint32_t m_row = 0;
  std::uint32_t m_monthTotals = 0;
  std::uint32_t m_resaleValues = 0;
  std::uint32_t m_cumulative = 0;
};

}  // namespace rackorrent
