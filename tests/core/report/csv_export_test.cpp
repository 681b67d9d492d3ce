// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/csv_export.h"

#include "core/report/assessment_json.h"
#include "core/report/cell_text.h"
#include "core/report/report.h"
#include "tests/core/report/report_fixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace rackorrent;
using namespace rackorrent::test;

namespace {

using Rows = std::vector<std::vector<std::string>>;

ReportDocument document() {
  const AssessedSample& sample = assessed("platform_64");
  return makeReport(sample.evaluation, sample.assessment, knowledge());
}

nlohmann::json jsonOfDocument() {
  const AssessedSample& sample = assessed("platform_64");
  return nlohmann::json::parse(assessmentJson(sample.evaluation, sample.assessment, knowledge(), plainWords()));
}

Rows csvOf(std::string_view table, const CsvDialect& dialect = {}) {
  const ReportDocument whole = document();
  return readCsv(toCsv(*findTable(whole, table), whole.currency, plainWords(), dialect), dialect.separator);
}

std::size_t columnOf(const Rows& rows, const std::string& heading) {
  const auto found = std::ranges::find(rows.front(), heading);
  EXPECT_NE(found, rows.front().end()) << heading;
  return static_cast<std::size_t>(found - rows.front().begin());
}

const std::vector<std::string>& rowWithKey(const Rows& rows, const std::string& key) {
  const auto found = std::ranges::find_if(rows, [&](const auto& row) { return row.front() == key; });
  EXPECT_NE(found, rows.end()) << key;
  return *found;
}

Table tableWithCell(Cell cell) {
  return {.name = "t", .title = std::string(), .columns = {{.heading = std::string("head")}}, .rows = {{std::move(cell)}}};
}

std::string oneCell(Cell cell, const CsvDialect& dialect = {}) {
  return readCsv(toCsv(tableWithCell(std::move(cell)), "CNY", plainWords(), dialect), dialect.separator)[1][0];
}

}  // namespace

TEST(CsvExport, anotherReaderReadsBackEveryCellOfEveryTable) {
  const ReportDocument whole = document();
  std::size_t tables = 0;
  for (const Section& section : whole.sections)
    for (const Block& block : section.blocks) {
      const auto* table = std::get_if<Table>(&block);
      if (!table) continue;
      ++tables;
      const Rows rows = readCsv(toCsv(*table, whole.currency, plainWords(), {}));
      ASSERT_EQ(rows.size(), table->rows.size() + 1) << table->name;
      for (const auto& row : rows) EXPECT_EQ(row.size(), rows.front().size()) << table->name;
      for (std::size_t i = 0; i < table->rows.size(); ++i) {
        const auto figure = plainFigure(table->rows[i].front().value);
        EXPECT_EQ(rows[i + 1].front(), figure ? *figure : shownText(table->rows[i].front().value, plainWords())) << table->name;
      }
    }
  EXPECT_GE(tables, 15u);
}

TEST(CsvExport, costsEqualThoseOfTheJsonByteForByte) {
  const Rows rows = csvOf("costs");
  for (const auto& alternative : jsonOfDocument()["alternatives"]) {
    const auto name = nameOf(*alternativeFromKey(alternative["id"].get<std::string>())).source;
    const std::size_t column = columnOf(rows, std::string(name) + " (CNY)");
    for (const auto& [category, amount] : alternative["cost"]["categories"].items())
      EXPECT_EQ(rowWithKey(rows, category)[column], amount.get<std::string>());
    EXPECT_EQ(rowWithKey(rows, "total")[column], alternative["cost"]["total"].get<std::string>());
  }
}

TEST(CsvExport, readingsAndMonthsEqualThoseOfTheJsonByteForByte) {
  const Rows readings = csvOf("cost_readings");
  const Rows months = csvOf("costs_by_month");
  for (const auto& alternative : jsonOfDocument()["alternatives"]) {
    const std::string name(nameOf(*alternativeFromKey(alternative["id"].get<std::string>())).source);
    const std::size_t column = columnOf(readings, name);
    for (const std::string key : {"present_value", "capex", "opex", "upfront_capital", "per_gpu_hour", "marginal_per_gpu_hour"})
      EXPECT_EQ(rowWithKey(readings, key)[column], alternative["cost"][key].get<std::string>()) << key;
    const std::size_t monthColumn = columnOf(months, name + " (CNY)");
    const auto& monthly = alternative["cost"]["monthly"];
    for (std::size_t month = 0; month < monthly.size(); ++month)
      EXPECT_EQ(months[month + 1][monthColumn], monthly[month].get<std::string>());
  }
}

TEST(CsvExport, comparisonFiguresEqualThoseOfTheJson) {
  const Rows rows = csvOf("comparison");
  const auto all = jsonOfDocument();
  for (const auto& row : all["comparison"])
    for (const auto& [key, cell] : row["cells"].items()) {
      const std::string name(nameOf(*alternativeFromKey(key)).source);
      const auto& csv = rowWithKey(rows, row["id"].get<std::string>());
      const auto& figure = cell["figure"];
      const std::string printed = figure.is_null() ? "" : figure.is_string() ? figure.get<std::string>() : formatNumber(figure.get<double>());
      EXPECT_EQ(csv[columnOf(rows, name)], printed);
      EXPECT_EQ(csv[columnOf(rows, name + ": the guides say")], cell["words"].get<std::string>());
      const std::string mark = cell["mark"].get<std::string>();
      EXPECT_EQ(csv[columnOf(rows, name + ": best or worst")], mark == "none" ? "" : mark);
    }
}

TEST(CsvExport, theDialectForPeopleHasTheirSeparatorMarkAndByteOrder) {
  const CsvDialect german{';', ',', true};
  const ReportDocument whole = document();
  const std::string text = toCsv(*findTable(whole, "costs"), whole.currency, plainWords(), german);
  EXPECT_TRUE(text.starts_with("\xEF\xBB\xBF"));
  const Rows rows = readCsv(text.substr(3), ';');
  std::string german_total = rowWithKey(rows, "total")[2];
  EXPECT_EQ(std::ranges::count(german_total, ','), 1);
  std::ranges::replace(german_total, ',', '.');
  EXPECT_EQ(german_total, rowWithKey(csvOf("costs"), "total")[2]);
}

TEST(CsvExport, textThatASpreadsheetWouldRunStaysText) {
  for (const std::string text : {"=1+1", "+1", "-1", "@sum"})
    EXPECT_EQ(oneCell({.value = Text(text)}), "'" + text);
  EXPECT_EQ(oneCell({.value = Money{-150}}), "-1.50");
}

TEST(CsvExport, quotesSeparatorsAndLineBreaksSurvive) {
  const std::string text = "a,\"b\"\nc;d\te 中";
  EXPECT_EQ(oneCell({.value = Text(text)}), text);
  EXPECT_EQ(oneCell({.value = Text(text)}, {';', ',', false}), text);
}

TEST(CsvExport, writesOneFileForEachTableAndChartUnderStableNames) {
  const TemporaryFolder folder;
  const ReportDocument whole = document();
  const auto files = exportCsv(folder.path() / "tables", whole, plainWords());
  std::vector<std::string> names;
  for (const auto& file : files) {
    EXPECT_TRUE(std::filesystem::is_regular_file(file));
    names.push_back(file.filename().string());
  }
  EXPECT_THAT(names, testing::IsSupersetOf({"alternatives.csv", "criteria.csv", "comparison.csv", "costs.csv", "cost_items.csv",
                                            "costs_by_month.csv", "costs_by_month_and_category.csv", "cumulative_cost.csv",
                                            "unit_cost.csv", "capacity.csv", "capacity_by_month.csv", "assumptions.csv",
                                            "risks.csv", "migration.csv", "stages.csv", "onboarding.csv", "trial.csv",
                                            "inputs.csv", "sources.csv"}));
  std::ranges::sort(names);
  EXPECT_EQ(std::ranges::adjacent_find(names), names.end()) << "two tables write the same file";
  const auto count = std::distance(std::filesystem::directory_iterator(folder.path() / "tables"), {});
  EXPECT_EQ(static_cast<std::size_t>(count), files.size()) << "something else was left in the folder";
}

TEST(CsvExport, givesTheSameBytesTwice) {
  const TemporaryFolder first, second;
  const auto one = exportCsv(first.path(), document(), plainWords());
  const auto two = exportCsv(second.path(), document(), plainWords());
  ASSERT_EQ(one.size(), two.size());
  for (std::size_t i = 0; i < one.size(); ++i) EXPECT_EQ(contentOf(one[i]), contentOf(two[i])) << one[i];
}
