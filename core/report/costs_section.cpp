// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/depreciation.h"
#include "core/report/cell_text.h"
#include "core/report/cells.h"
#include "core/report/conventions.h"
#include "core/report/ledger_figures.h"
#include "core/report/sections.h"
#include "core/report/verdict_words.h"

#include <functional>

namespace rackorrent {

namespace {

using FigureOf = std::function<CellValue(const AlternativeAssessment&)>;

std::vector<Cell> acrossAlternatives(const ReportInput& input, const FigureOf& figure) {
  std::vector<Cell> cells;
  for (const Alternative alternative : allAlternatives)
    cells.push_back({.value = figure(input.assessed(alternative))});
  return cells;
}

std::vector<Cell> joined(std::vector<Cell> head, std::vector<Cell> tail) {
  head.insert(head.end(), std::make_move_iterator(tail.begin()), std::make_move_iterator(tail.end()));
  return head;
}

void addAlternativeColumns(Table& table, Unit unit) {
  for (const Alternative alternative : allAlternatives)
    table.columns.push_back(alternativeColumn(alternative, unit));
}

std::vector<Cell> totals(const ReportInput& input) {
  return acrossAlternatives(input,
                            [](const AlternativeAssessment& assessed) { return assessed.ledger.total(); });
}

Table byCategory(const ReportInput& input) {
  Table table{.name = "costs",
              .title = Phrase{CORE_TEXT("Costs by category over the horizon")},
              .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Category"))},
              .rows = {}};
  addAlternativeColumns(table, Unit::Money);
  for (const CostCategory category : allCostCategories) {
    const CostCategoryRow& row = costCategories[indexOf(category)];
    table.rows.push_back(joined({keyCell(row.key), phraseCell(row.label)},
                                acrossAlternatives(input, [&](const AlternativeAssessment& assessed) {
                                  return assessed.ledger.of(category);
                                })));
  }
  table.rows.push_back(joined({keyCell("total"), phraseCell(CORE_TEXT("Total"))}, totals(input)));
  table.lastRowIsTotal = true;
  table.footnotes = {
      Phrase{CORE_TEXT("Nominal amounts; each line of each month is rounded to hundredths when booked, so "
                       "the parts add up to the total exactly.")},
      conventionsLine(input.evaluation)};
  return table;
}

Table readings(const ReportInput& input) {
  Table table{
      .name = "cost_readings",
      .title = Phrase{CORE_TEXT("The same costs read in other ways")},
      .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Figure")), keyColumn(CORE_TEXT("Unit"))},
      .rows = {}};
  addAlternativeColumns(table, Unit::None);
  const auto add = [&](std::string_view key, std::string_view label, Unit unit, const FigureOf& figure) {
    table.rows.push_back(joined({keyCell(key), phraseCell(label), unitCell(unit, input.currency())},
                                acrossAlternatives(input, figure)));
  };
  using From = const AlternativeAssessment&;
  add("present_value", CORE_TEXT("Present value"), Unit::Money, [](From a) { return a.ledger.presentValue; });
  add("capex", CORE_TEXT("Capital expenditure"), Unit::Money, [](From a) { return a.ledger.capex(); });
  add("opex", CORE_TEXT("Operating expenditure"), Unit::Money, [](From a) { return a.ledger.opex(); });
  add("upfront_capital", CORE_TEXT("Due at the start"), Unit::Money,
      [](From a) { return upfrontMoney(a.ledger); });
  add("book_value", CORE_TEXT("Book value of the hardware at the end"), Unit::Money, [&input](From a) {
    const auto books = bookMonths(input.evaluation, a.plan);
    return moneyFromDouble(books.empty() ? 0 : books.back().bookValue);
  });
  add("per_gpu_hour", CORE_TEXT("Cost per useful GPU-hour"), Unit::MoneyPerGpuHour,
      [](From a) { return unitPrice(a.costPerGpuHour); });
  add("levelised_per_gpu_hour", CORE_TEXT("Levelised cost per GPU-hour"), Unit::MoneyPerGpuHour,
      [](From a) { return unitPrice(a.cost.levelisedPerGpuHour); });
  add("marginal_per_gpu_hour", CORE_TEXT("Cost of one more GPU-hour"), Unit::MoneyPerGpuHour,
      [](From a) { return unitPrice(a.marginalPerGpuHour); });
  return table;
}

bool isUsed(const ReportInput& input, CostItem item) {
  for (const Alternative alternative : allAlternatives)
    if (input.assessed(alternative).ledger.of(item) != Money{}) return true;
  return false;
}

Table byMonth(const ReportInput& input) {
  Table table{.name = "costs_by_month",
              .title = Phrase{CORE_TEXT("Costs by month")},
              .columns = {figureColumn(CORE_TEXT("Month"), Unit::None)},
              .rows = {}};
  addAlternativeColumns(table, Unit::Money);
  const std::size_t months = input.assessed(input.focus()).ledger.months.size();
  for (std::size_t month = 0; month < months; ++month)
    table.rows.push_back(joined({figureCell(static_cast<double>(month + 1), Unit::None)},
                                acrossAlternatives(input, [&](const AlternativeAssessment& assessed) {
                                  return assessed.ledger.ofMonth(month);
                                })));
  table.rows.push_back(joined({phraseCell(CORE_TEXT("Total"))}, totals(input)));
  table.lastRowIsTotal = true;
  table.footnotes = {Phrase{CORE_TEXT("The last month holds the resale value of the hardware.")}};
  return table;
}

Money sumOf(const std::array<Money, costItemCount>& month, CostCategory category) {
  Money sum;
  for (std::size_t item = 0; item < costItemCount; ++item)
    if (costItems[item].category == category) sum += month[item];
  return sum;
}

Table byMonthAndCategory(const ReportInput& input) {
  Table table{.name = "costs_by_month_and_category",
              .title = Phrase{CORE_TEXT("Costs by month and category")},
              .columns = {textColumn(CORE_TEXT("Alternative")), figureColumn(CORE_TEXT("Month"), Unit::None)},
              .rows = {},
              .isDataOnly = true};
  for (const CostCategoryRow& row : costCategories)
    table.columns.push_back(figureColumn(row.label, Unit::Money));
  table.columns.push_back(figureColumn(CORE_TEXT("Total"), Unit::Money));
  for (const Alternative alternative : allAlternatives) {
    const Ledger& ledger = input.assessed(alternative).ledger;
    for (std::size_t month = 0; month < ledger.months.size(); ++month) {
      std::vector<Cell> row = {textCell(nameOf(alternative)),
                               figureCell(static_cast<double>(month + 1), Unit::None)};
      for (const CostCategory category : allCostCategories)
        row.push_back(moneyCell(sumOf(ledger.months[month], category)));
      row.push_back(moneyCell(ledger.ofMonth(month)));
      table.rowAlternatives.push_back(alternative);
      table.rows.push_back(std::move(row));
    }
  }
  return table;
}

CellValue breakEvenCell(const BreakEven& breakEven) {
  switch (breakEven.kind) {
    case BreakEven::Kind::At:
      return Quantity{breakEven.value, Unit::Share};
    case BreakEven::Kind::Never:
      return Text(Phrase{CORE_TEXT("never")});
    case BreakEven::Kind::Always:
      return Text(Phrase{CORE_TEXT("always")});
  }
  return {};
}

Table breakEvenTable(const ReportInput& input) {
  Table table{.name = "break_even_by_horizon",
              .title = Phrase{CORE_TEXT("Utilisation above which building pays, by horizon")},
              .columns = {figureColumn(CORE_TEXT("Horizon in months"), Unit::Months),
                          textColumn(CORE_TEXT("Break-even utilisation"))},
              .rows = {}};
  for (const HorizonBreakEven& point : breakEvenByHorizon(input.evaluation))
    table.rows.push_back(
        {figureCell(point.months, Unit::Months), {.value = breakEvenCell(point.utilization)}});
  return table;
}

}  // namespace

Table costItemsTable(const ReportInput& input) {
  Table table{.name = "cost_items",
              .title = Phrase{CORE_TEXT("Costs line by line")},
              .columns = {keyColumn(CORE_TEXT("Key")),
                          {.heading = Phrase{CORE_TEXT("Line")}, .noteHeading = Phrase{CORE_TEXT("Formula")}},
                          keyColumn(CORE_TEXT("Category"))},
              .rows = {}};
  addAlternativeColumns(table, Unit::Money);
  table.columns.push_back(textColumn(CORE_TEXT("Source")));
  for (std::size_t i = 0; i < costItemCount; ++i) {
    const auto item = static_cast<CostItem>(i);
    if (!isUsed(input, item)) continue;
    const CostItemRow& row = rowOf(item);
    table.rows.push_back(joined(
        joined({keyCell(row.key), Cell{.value = Text(Phrase{row.label}), .note = Phrase{row.formula}},
                keyCell(costCategories[indexOf(row.category)].key)},
               acrossAlternatives(
                   input, [&](const AlternativeAssessment& assessed) { return assessed.ledger.of(item); })),
        {keyCell(row.source)}));
  }
  table.rows.push_back(joined(
      joined({keyCell("total"), phraseCell(CORE_TEXT("Total")), emptyCell()}, totals(input)), {emptyCell()}));
  table.lastRowIsTotal = true;
  return table;
}

Section costsSection(const ReportInput& input) {
  Section section{.id = "costs", .title = Phrase{CORE_TEXT("Costs over time")}, .blocks = {}};
  auto& blocks = section.blocks;
  const Assessment& assessment = input.assessment;
  blocks.emplace_back(byCategory(input));
  blocks.emplace_back(
      Paragraph{.text = breakEvenUtilizationLine(input.evaluation, assessment.breakEvenUtilization),
                .sources = {"D1.6.2"}});
  blocks.emplace_back(Paragraph{.text = breakEvenMonthsLine(assessment.breakEvenMonths)});
  blocks.emplace_back(Paragraph{.text = paybackLine(assessment.paybackMonths)});
  blocks.emplace_back(unitCostChart(input));
  blocks.emplace_back(breakEvenTable(input));
  blocks.emplace_back(readings(input));
  blocks.emplace_back(costItemsTable(input));
  blocks.emplace_back(byMonth(input));
  blocks.emplace_back(byMonthAndCategory(input));
  return section;
}

}  // namespace rackorrent
