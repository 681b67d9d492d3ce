// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/comparison.h"

#include "core/report/cell_text.h"
#include "core/report/ledger_figures.h"

#include <algorithm>
#include <cmath>

namespace rackorrent {

namespace {

CellValue figureOf(FigureId figure, const AlternativeAssessment& assessed) {
  const Ledger& ledger = assessed.ledger;
  const CapacityPlan& plan = assessed.plan;
  switch (figure) {
    case FigureId::TotalCost: return ledger.total();
    case FigureId::CostPerGpuHour: return unitPrice(assessed.costPerGpuHour);
    case FigureId::Upfront: return upfrontMoney(ledger);
    case FigureId::RunningPerMonth: return monthlyAverage(ledger, CostCategory::Running);
    case FigureId::Hidden: return ledger.of(CostCategory::Hidden);
    case FigureId::CapexShare: return Quantity{capexShare(ledger), Unit::Share};
    case FigureId::MinutesToScale: return Quantity{plan.minutesToScale, Unit::Minutes};
    case FigureId::DaysToCapacity: return Quantity{plan.daysToCapacity, Unit::Days};
    case FigureId::StaffFte: return Quantity{plan.peakStaffFte, Unit::People};
    case FigureId::RecoveryHours: return {};  // judged in words: no plan says how long a repair takes
    case FigureId::MarginalCost: return unitPrice(assessed.marginalPerGpuHour);
  }
  return {};
}

Unit unitOf(const CellValue& value) {
  if (std::holds_alternative<Money>(value)) return Unit::Money;
  const auto* quantity = std::get_if<Quantity>(&value);
  return quantity ? quantity->unit : Unit::None;
}

std::optional<double> numberIn(const CellValue& value) {
  if (const auto* amount = std::get_if<Money>(&value)) return toDouble(*amount);
  if (const auto* quantity = std::get_if<Quantity>(&value)) return quantity->value;
  return std::nullopt;
}

// Of every figure here less is better, but for the share of capital, which is neither good nor bad.
void markExtremes(ComparisonRow& row) {
  std::vector<double> numbers;
  for (const ComparisonCell& cell : row.cells)
    if (const auto number = numberIn(cell.figure)) numbers.push_back(*number);
  if (numbers.size() < 2) return;
  const auto [lowest, highest] = std::ranges::minmax(numbers);
  const double hair = 1e-9 * std::max(std::abs(lowest), std::abs(highest));
  if (highest - lowest <= hair) return;
  for (ComparisonCell& cell : row.cells) {
    const auto number = numberIn(cell.figure);
    if (number && *number - lowest <= hair) cell.mark = Mark::Best;
    if (number && highest - *number <= hair) cell.mark = Mark::Worst;
  }
}

ComparisonRow makeRow(const Dimension& dimension, const Assessment& assessment) {
  ComparisonRow row{.id = dimension.id, .title = dimension.title, .criterion = dimension.criterion,
                    .cells = {}, .sources = dimension.sources};
  for (const Alternative alternative : allAlternatives) {
    const std::size_t i = indexOf(alternative);
    ComparisonCell& cell = row.cells[i];
    cell.words = dimension.cells[i].text;
    cell.isDerived = dimension.cells[i].derived;
    if (!dimension.figure) continue;
    cell.figure = figureOf(*dimension.figure, assessment.alternatives[i]);
    if (row.unit == Unit::None) row.unit = unitOf(cell.figure);
  }
  if (dimension.criterion)
    row.weight = assessment.decision.alternatives.front().criteria[indexOf(*dimension.criterion)].weight;
  if (dimension.figure != FigureId::CapexShare) markExtremes(row);
  row.differs = std::ranges::any_of(row.cells, [&](const ComparisonCell& cell) {
    return plainFigure(cell.figure) != plainFigure(row.cells.front().figure) || cell.words != row.cells.front().words;
  });
  return row;
}

}  // namespace

std::vector<ComparisonRow> compareAlternatives(const Assessment& assessment, const Knowledge& knowledge) {
  std::vector<ComparisonRow> rows;
  for (const Dimension& dimension : knowledge.dimensions) rows.push_back(makeRow(dimension, assessment));
  return rows;
}

}  // namespace rackorrent
