// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/comparison.h"

#include "core/report/cell_text.h"
#include "tests/core/report/report_fixture.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace rackorrent;
using namespace rackorrent::test;

namespace {

Assessment withTotals(std::array<std::int64_t, 4> totals) {
  Assessment assessment;
  for (std::size_t i = 0; i < totals.size(); ++i) {
    auto& ledger = assessment.alternatives[i].ledger;
    ledger.months.emplace_back();
    ledger.months.front()[indexOf(CostItem::Staff)] = Money{totals[i]};
  }
  return assessment;
}

ComparisonRow totalRow(const Assessment& assessment) {
  const auto rows = compareAlternatives(assessment, knowledge());
  return *std::ranges::find(rows, "total_cost", &ComparisonRow::id);
}

std::array<Mark, 4> marksOf(const ComparisonRow& row) {
  std::array<Mark, 4> marks{};
  for (std::size_t i = 0; i < marks.size(); ++i) marks[i] = row.cells[i].mark;
  return marks;
}

}  // namespace

TEST(Comparison, marksTheLowestAndTheHighestFigure) {
  const std::array expected = {Mark::None, Mark::Worst, Mark::Best, Mark::None};
  EXPECT_EQ(marksOf(totalRow(withTotals({300, 900, 100, 400}))), expected);
}

TEST(Comparison, marksEveryTie) {
  const std::array expected = {Mark::Best, Mark::Worst, Mark::Best, Mark::Worst};
  EXPECT_EQ(marksOf(totalRow(withTotals({100, 900, 100, 900}))), expected);
}

TEST(Comparison, marksNothingWhenAllAreEqual) {
  const std::array expected = {Mark::None, Mark::None, Mark::None, Mark::None};
  EXPECT_EQ(marksOf(totalRow(withTotals({700, 700, 700, 700}))), expected);
}

TEST(Comparison, hasOneRowForEachDimensionWithWordsForAllAlternatives) {
  const auto rows = compareAlternatives(assessed("platform_64").assessment, knowledge());
  ASSERT_EQ(rows.size(), knowledge().dimensions.size());
  for (const ComparisonRow& row : rows)
    for (const ComparisonCell& cell : row.cells) {
      EXPECT_FALSE(cell.words.zh.empty()) << row.id;
      EXPECT_FALSE(cell.words.en.empty()) << row.id;
    }
}

// How long a repair takes is judged in words: no input and no plan gives hours.
TEST(Comparison, everyFigureButTheTimeOfRepairIsThereInOneUnitForAllAlternatives) {
  const auto rows = compareAlternatives(assessed("platform_64").assessment, knowledge());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto figure = knowledge().dimensions[i].figure;
    if (!figure || figure == FigureId::RecoveryHours) continue;
    EXPECT_NE(rows[i].unit, Unit::None) << rows[i].id;
    for (const ComparisonCell& cell : rows[i].cells) {
      EXPECT_TRUE(plainFigure(cell.figure).has_value()) << rows[i].id;
      if (const auto* quantity = std::get_if<Quantity>(&cell.figure)) { EXPECT_EQ(quantity->unit, rows[i].unit) << rows[i].id; }
    }
  }
}

TEST(Comparison, weightsOfTheRowsAreThoseOfTheirCriteria) {
  const Assessment& assessment = assessed("platform_64").assessment;
  for (const ComparisonRow& row : compareAlternatives(assessment, knowledge())) {
    if (!row.criterion) continue;
    EXPECT_EQ(row.weight, assessment.decision.alternatives[0].criteria[indexOf(*row.criterion)].weight);
  }
}
