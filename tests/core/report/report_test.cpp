// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/report.h"

#include "core/project/project_file.h"
#include "core/report/cell_text.h"
#include "tests/core/report/report_fixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

using namespace rackorrent;
using namespace rackorrent::test;

namespace {

ReportDocument reportOf(std::string_view id) {
  const AssessedSample& sample = assessed(id);
  return makeReport(sample.evaluation, sample.assessment, knowledge());
}

// The texts of a block as a person reads them; charts draw instead.
struct Reader {
  std::string text;

  void add(const Text& words) { text += wordsOf(words, plainWords()) + "\n"; }
  void operator()(const Paragraph& paragraph) { add(paragraph.text); }
  void operator()(const Chart&) {}
  void operator()(const KeyFigures& figures) {
    for (const KeyFigure& figure : figures) {
      text += shownText(figure.value, plainWords()) + "\n";
      add(figure.caption);
    }
  }
  void operator()(const List& list) {
    add(list.title);
    for (const ListItem& item : list.items) {
      add(item.text);
      if (item.detail) add(*item.detail);
    }
  }
  void operator()(const Table& table) {
    for (const Column& column : table.columns)
      if (!column.isDataOnly) add(column.heading);
    for (const auto& row : table.rows)
      for (std::size_t i = 0; i < row.size(); ++i)
        if (!table.columns[i].isDataOnly) text += shownText(row[i].value, plainWords()) + "\n";
  }
};

std::size_t wordsIn(const std::string& text) {
  std::istringstream words(text);
  return static_cast<std::size_t>(std::distance(std::istream_iterator<std::string>(words), {}));
}

std::string textOf(const Section& section) {
  Reader reader;
  for (const Block& block : section.blocks) std::visit([&](const auto& part) { reader(part); }, block);
  return reader.text;
}

class EveryReport : public testing::TestWithParam<std::string> {};

std::vector<std::string> sampleIds() {
  std::vector<std::string> ids;
  for (const Sample& sample : samples()) ids.push_back(sample.id);
  return ids;
}

}  // namespace

// ux.md section 2.
TEST_P(EveryReport, hasItsSectionsInTheOrderInWhichAnExecutiveReads) {
  std::vector<std::string> ids;
  for (const Section& section : reportOf(GetParam()).sections) ids.push_back(section.id);
  EXPECT_THAT(ids, testing::ElementsAre("summary", "alternatives", "criteria", "comparison", "costs", "capacity", "changes",
                                        "weights", "guides", "assumptions", "risks", "route", "appendix"));
}

TEST_P(EveryReport, firstPageHasAtMost250WordsAndOneChart) {
  const ReportDocument report = reportOf(GetParam());
  EXPECT_LE(wordsIn(textOf(report.sections.front())), 250u) << textOf(report.sections.front());
  const auto charts = std::ranges::count_if(report.sections.front().blocks, [](const Block& block) {
    return std::holds_alternative<Chart>(block);
  });
  EXPECT_EQ(charts, 1);
}

TEST_P(EveryReport, rowsAreAsWideAsTheirHeadAndChartsAsLongAsTheirAxis) {
  for (const Section& section : reportOf(GetParam()).sections)
    for (const Block& block : section.blocks) {
      if (const auto* table = std::get_if<Table>(&block)) {
        EXPECT_FALSE(table->rows.empty()) << table->name;
        for (const auto& row : table->rows) EXPECT_EQ(row.size(), table->columns.size()) << table->name;
        if (!table->rowAlternatives.empty()) { EXPECT_EQ(table->rowAlternatives.size(), table->rows.size()) << table->name; }
      }
      if (const auto* chart = std::get_if<Chart>(&block)) {
        for (const ChartLine& line : chart->lines) EXPECT_EQ(line.values.size(), chart->positions.size()) << chart->name;
      }
    }
}

TEST_P(EveryReport, figuresOfAColumnHaveItsUnit) {
  for (const Section& section : reportOf(GetParam()).sections)
    for (const Block& block : section.blocks) {
      const auto* table = std::get_if<Table>(&block);
      if (!table) continue;
      for (const auto& row : table->rows)
        for (std::size_t i = 0; i < row.size(); ++i) {
          const Unit unit = table->columns[i].unit;
          if (unit == Unit::None) continue;
          if (std::holds_alternative<Money>(row[i].value)) { EXPECT_EQ(unit, Unit::Money) << table->name; }
          if (const auto* quantity = std::get_if<Quantity>(&row[i].value)) { EXPECT_EQ(quantity->unit, unit) << table->name; }
        }
    }
}

TEST_P(EveryReport, everyCitedIdIsExplainedAmongTheSources) {
  const ReportDocument report = reportOf(GetParam());
  std::set<std::string> explained;
  for (const SourceEntry& source : report.sources) explained.insert(source.id);
  for (const std::string& id : citedIds(report))
    if (knowledge().sourceLabel(id)) { EXPECT_TRUE(explained.contains(id)) << id; }
  EXPECT_EQ(explained.size(), report.sources.size());
}

INSTANTIATE_TEST_SUITE_P(Samples, EveryReport, testing::ValuesIn(sampleIds()), [](const auto& parameter) { return parameter.param; });

TEST(Report, carriesEveryDimensionAndCostItemOfTheLedger) {
  const auto ids = citedIds(reportOf("platform_64"));
  const std::set<std::string> cited(ids.begin(), ids.end());
  std::size_t statements = 0;
  for (const LedgerStatement& statement : knowledge().ledger) {
    if (statement.kind != "dimension" && statement.kind != "cost-item" && statement.kind != "similarity") continue;
    ++statements;
    EXPECT_TRUE(cited.contains(statement.id)) << statement.id;
  }
  EXPECT_GE(statements, 30u);
}

TEST(Report, lastChartValueIsTheTotalOfTheTable) {
  const ReportDocument report = reportOf("platform_64");
  const auto& blocks = report.sections.front().blocks;
  const auto chart = std::ranges::find_if(blocks, [](const Block& block) { return std::holds_alternative<Chart>(block); });
  for (const ChartLine& line : std::get<Chart>(*chart).lines) {
    const Money total = assessed("platform_64").assessment.alternatives[indexOf(*line.alternative)].ledger.total();
    EXPECT_NEAR(line.values.back(), toDouble(total), 1e-6 * toDouble(total));
  }
}

TEST(Report, saysOfEveryInputWhetherItWasEnteredOrIsADefaultAndWhereItComesFrom) {
  const ReportDocument report = reportOf("platform_64");
  const Table& table = *findTable(report, "assumptions");
  const auto notWeights = std::ranges::count_if(fieldTable, [](const Field& field) { return field.group != FieldGroup::Weights; });
  EXPECT_EQ(static_cast<std::ptrdiff_t>(table.rows.size()), notWeights);
  for (const auto& row : table.rows) {
    const std::string key = shownText(row[0].value, plainWords());
    const FieldId id = *findField(key);
    const std::string basis = shownText(row[3].value, plainWords());
    EXPECT_EQ(basis == "entered", !assessed("platform_64").evaluation.isDefault(id)) << key;
    if (basis == "default, from a source") { EXPECT_FALSE(shownText(row[5].value, plainWords()).empty()) << key; }
  }
}

TEST(Report, hasTheDigestAndAllInputsSoThatTheResultCanBeRepeated) {
  const ReportDocument report = reportOf("platform_64");
  EXPECT_EQ(report.digest, evaluationDigest(assessed("platform_64").evaluation));
  EXPECT_EQ(findTable(report, "inputs")->rows.size(), fieldCount);
  EXPECT_THAT(textOf(report.sections.back()), testing::HasSubstr(report.digest));
}

TEST(Report, namesTheBrokenLimitWithBothNumbersWhenNothingIsFeasible) {
  Evaluation evaluation;
  evaluation.set("compliance.residency"_field, std::string("air_gapped"));
  evaluation.set("finance.capex_limit"_field, Number(1));
  const Assessment assessment = assess(evaluation, knowledge());
  const ReportDocument report = makeReport(evaluation, assessment, knowledge());
  EXPECT_FALSE(report.recommended.has_value());
  const Table* limits = findTable(report, "ruled_out");
  ASSERT_NE(limits, nullptr);
  std::set<std::string> named;
  for (const auto& row : limits->rows) named.insert(shownText(row[0].value, plainWords()));
  EXPECT_EQ(named.size(), 4u) << "each alternative is ruled out by something";
}
