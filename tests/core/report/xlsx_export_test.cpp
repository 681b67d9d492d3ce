// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/xlsx_export.h"

#include "core/base/error.h"
#include "core/cost/cost.h"
#include "core/report/cell_text.h"
#include "core/report/report.h"
#include "core/report/workbook.h"
#include "tests/core/report/office.h"
#include "tests/core/report/report_fixture.h"
#include "tests/core/report/sheet_reader.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>
#include <regex>

using namespace rackorrent;
using namespace rackorrent::test;

namespace {

constexpr std::time_t created = 1796083200;  // 2026-12-01 00:00 UTC
constexpr double cent = 0.01;

class XlsxExport : public testing::Test {
 protected:
  void SetUp() override {
    if (!SheetReader::isPossible()) GTEST_SKIP() << "unzip is not installed";
  }

  SheetReader exported(const Evaluation& evaluation, const Assessment& assessment) const {
    exportXlsx(file(), makeReport(evaluation, assessment, knowledge()), evaluation, assessment, plainWords(),
               created);
    return SheetReader(file());
  }
  SheetReader exported(std::string_view sample) const {
    return exported(assessed(sample).evaluation, assessed(sample).assessment);
  }
  std::string file() const { return m_folder.file("report.xlsx"); }

  TemporaryFolder m_folder;
};

std::string sheetOf(Alternative alternative) { return "Live " + plainText({"%1", {nameOf(alternative)}}); }

std::string besideText(const SheetReader& book, const std::string& sheet, const std::string& text) {
  const std::string cell = book.find(sheet, text);
  EXPECT_FALSE(cell.empty()) << text;
  return "B" + cell.substr(1);
}

// Inputs in the ranges in which people have them; everything else as it starts.
Evaluation randomPrices(std::mt19937_64& random) {
  const auto between = [&](double low, double high) {
    return std::round(std::uniform_real_distribution<double>(low, high)(random) * 100) / 100;
  };
  Evaluation evaluation;
  evaluation.setReal("project.horizon_months"_field, std::floor(between(6, 61)));
  evaluation.setReal("workload.peak_gpus"_field, std::floor(between(8, 400)));
  evaluation.setReal("workload.utilization"_field, between(0.2, 0.95));
  evaluation.setReal("owned.server_price"_field, between(200000, 2500000));
  evaluation.setReal("cloud.on_demand_price"_field, between(5, 40));
  evaluation.setReal("finance.discount_rate_per_year"_field, between(0.01, 0.2));
  evaluation.setReal("cloud.price_decline_per_year"_field, between(0, 0.3));
  return evaluation;
}

}  // namespace

TEST_F(XlsxExport, recalculatedTotalsAreThoseOfTheLedgerForRandomEvaluations) {
  std::mt19937_64 random(20261201);
  for (int run = 0; run < 20; ++run) {
    const Evaluation evaluation = randomPrices(random);
    const Assessment assessment = assess(evaluation, knowledge(), AssessmentDepth::Verdict);
    SheetReader book = exported(evaluation, assessment);
    for (const Alternative alternative : allAlternatives) {
      const Ledger& ledger = assessment.alternatives[indexOf(alternative)].ledger;
      const std::string sheet = sheetOf(alternative);
      const std::string total = besideText(book, sheet, "Total");
      EXPECT_NEAR(book.stored(sheet, total), toDouble(ledger.total()), cent / 2);
      EXPECT_NEAR(book.computed(sheet, total), toDouble(ledger.total()), cent) << sheet << ", run " << run;
      EXPECT_NEAR(book.computed(sheet, besideText(book, sheet, "Present value")),
                  toDouble(ledger.presentValue), cent);
    }
  }
}

// The price is changed in its cell only; the engine computes the same plan with it.
TEST_F(XlsxExport, aChangedPriceMovesTheTotalsAsInTheEngine) {
  std::mt19937_64 random(9);
  for (int run = 0; run < 20; ++run) {
    const Evaluation evaluation = randomPrices(random);
    const Assessment assessment = assess(evaluation, knowledge(), AssessmentDepth::Verdict);
    SheetReader book = exported(evaluation, assessment);
    Evaluation changed = evaluation;
    for (const FieldId id :
         {"cloud.on_demand_price"_field, "owned.server_price"_field, "owned.electricity_per_kwh"_field}) {
      changed.setReal(id, std::round(evaluation.real(id) * 137) / 100);
      const std::string key = book.find("Live inputs", std::string(fieldOf(id).key));
      ASSERT_FALSE(key.empty()) << fieldOf(id).key;
      book.sheet("Live inputs").at("B" + key.substr(1)).value = formatNumber(changed.real(id));
    }
    book.forget();
    for (const Alternative alternative : allAlternatives) {
      const Ledger ledger = costLedger(changed, assessment.alternatives[indexOf(alternative)].plan);
      const std::string sheet = sheetOf(alternative);
      EXPECT_NEAR(book.computed(sheet, besideText(book, sheet, "Total")), toDouble(ledger.total()), cent)
          << sheet;
    }
  }
}

namespace {

struct Exported {
  std::filesystem::path xlsx;
  Evaluation evaluation;
  Assessment assessment;
};

std::vector<Exported> exportRandom(const TemporaryFolder& folder, int count) {
  std::mt19937_64 random(20);
  std::vector<Exported> all;
  for (int i = 0; i < count; ++i) {
    Evaluation evaluation = randomPrices(random);
    Assessment assessment = assess(evaluation, knowledge(), AssessmentDepth::Verdict);
    const std::filesystem::path file = folder.file("e" + std::to_string(i) + ".xlsx");
    exportXlsx(file, makeReport(evaluation, assessment, knowledge()), evaluation, assessment, plainWords(),
               created);
    all.push_back({file, std::move(evaluation), std::move(assessment)});
  }
  return all;
}

// The second column of the overview, from its head on.
std::vector<double> liveTotals(const std::filesystem::path& folder, const std::filesystem::path& file) {
  const auto rows = readCsv(contentOf(folder / (file.stem().string() + "-Live costs.csv")));
  std::vector<double> totals;
  for (std::size_t row = 4; row < 4 + allAlternatives.size(); ++row)
    totals.push_back(std::stod(rows.at(row).at(1)));
  return totals;
}

// In the flat form of the office's own format the value stands in front of its key. What the formulas gave before is
// taken out: the office takes the values of its own files for true.
void changeInput(const std::filesystem::path& fods, std::string_view key, double value) {
  std::string text = contentOf(fods);
  const std::string attribute = "office:value=\"";
  const auto at =
      text.rfind(attribute, text.find(">" + std::string(key) + "<", text.find("table:name=\"Live inputs\"")));
  ASSERT_NE(at, std::string::npos) << key;
  const auto from = at + attribute.size();
  text.replace(from, text.find('"', from) - from, formatNumber(value));
  const std::regex computed(R"re((table:formula="[^"]*" office:value-type="float") office:value="[^"]*")re");
  text = std::regex_replace(text, computed, "$1");
  writeContent(fods, text);
}

}  // namespace

TEST(XlsxInLibreOffice, totalsAreThoseOfTheEngineAndAgainAfterAPriceIsChanged) {
  if (!Office::isPresent()) GTEST_SKIP() << "LibreOffice is not installed";
  const TemporaryFolder folder;
  const std::vector<Exported> all = exportRandom(folder, 20);
  const Office office;
  std::vector<std::filesystem::path> files, flat;
  for (const Exported& one : all) {
    files.push_back(one.xlsx);
    flat.push_back(office.folder() / one.xlsx.stem().concat(".fods"));
  }
  office.convert(files, csvOfEverySheet);
  for (const Exported& one : all) {
    const std::vector<double> totals = liveTotals(office.folder(), one.xlsx);
    for (const Alternative alternative : allAlternatives)
      EXPECT_NEAR(totals[indexOf(alternative)],
                  toDouble(one.assessment.alternatives[indexOf(alternative)].ledger.total()), cent);
  }
  office.convert(files, "fods");
  const auto changedPrice = [](const Exported& one) {
    return std::round(one.evaluation.real("cloud.on_demand_price"_field) * 137) / 100;
  };
  for (std::size_t i = 0; i < all.size(); ++i)
    changeInput(flat[i], "cloud.on_demand_price", changedPrice(all[i]));
  office.convert(flat, csvOfEverySheet);
  for (const Exported& one : all) {
    Evaluation changed = one.evaluation;
    changed.setReal("cloud.on_demand_price"_field, changedPrice(one));
    const std::vector<double> totals = liveTotals(office.folder(), one.xlsx);
    for (const Alternative alternative : allAlternatives) {
      const Ledger ledger = costLedger(changed, one.assessment.alternatives[indexOf(alternative)].plan);
      EXPECT_NEAR(totals[indexOf(alternative)], toDouble(ledger.total()), cent);
    }
  }
}

TEST_F(XlsxExport, cellsHaveTheFiguresOfTheTables) {
  SheetReader book = exported("platform_64");
  const Ledger& ledger = assessed("platform_64").assessment.alternatives[indexOf(Alternative::Hybrid)].ledger;
  const auto& names = book.names();
  ASSERT_NE(std::ranges::find(names, "Costs"), names.end());
  bool hasTotal = false;
  for (const auto& [name, cell] : book.sheet("Costs"))
    hasTotal =
        hasTotal || (!cell.isText && std::abs(std::stod(cell.value) - toDouble(ledger.total())) < cent / 2);
  EXPECT_TRUE(hasTotal);
}

TEST_F(XlsxExport, everyTableAndChartHasASheetWithAnAllowedName) {
  const SheetReader book = exported("platform_64");
  const AssessedSample& sample = assessed("platform_64");
  std::size_t wanted =
      1 + 2 + allAlternatives.size();  // summary, live overview and inputs, live alternatives
  for (const Section& section : makeReport(sample.evaluation, sample.assessment, knowledge()).sections)
    wanted += static_cast<std::size_t>(std::ranges::count_if(section.blocks, [](const Block& block) {
      return std::holds_alternative<Table>(block) || std::holds_alternative<Chart>(block);
    }));
  EXPECT_EQ(book.names().size(), wanted);
  for (const std::string& name : book.names()) {
    EXPECT_LE(name.size(), 31u) << name;
    EXPECT_EQ(name.find_first_of("[]:*?/\\"), std::string::npos) << name;
  }
}

TEST_F(XlsxExport, sameInputAndDateGiveTheSameBytes) {
  exported("platform_64");
  const std::string first = contentOf(file());
  exported("platform_64");
  EXPECT_EQ(contentOf(file()), first);
  EXPECT_LT(first.size(), 5u << 20);
}

// OWASP's list of starts, and their full-width forms.
TEST_F(XlsxExport, textsThatLookLikeFormulasStayTexts) {
  const std::vector<std::string> payloads = {"=1+1", "+1",  "-1",  "@SUM(A1)", "\t=1", "=HYPERLINK(\"x\")",
                                             "＝1",  "＋1", "－1", "＠1"};
  {
    Workbook workbook(file(), {"t", "c", created});
    Workbook::Sheet sheet = workbook.addSheet("s");
    for (std::size_t i = 0; i < payloads.size(); ++i)
      sheet.text(static_cast<std::uint32_t>(i), 0, payloads[i]);
    workbook.close();
  }
  SheetReader book(file());
  for (std::size_t i = 0; i < payloads.size(); ++i) {
    const std::string cell = "A" + std::to_string(i + 1);
    EXPECT_TRUE(book.sheet("s").at(cell).formula.empty());
    EXPECT_EQ(book.text("s", cell), payloads[i]);
  }
}

TEST_F(XlsxExport, namesAndTextsAreMadeToFit) {
  const std::string longText(40000, 'x');
  std::string chinese;
  for (int i = 0; i < 40; ++i) chinese += "表";
  {
    Workbook workbook(file(), {"t", "c", created});
    workbook.addSheet("a/b:c*d?[e]\\f");
    workbook.addSheet("same");
    workbook.addSheet("SAME");
    workbook.addSheet(chinese);
    workbook.addSheet("").text(0, 0, longText + "\x14");
    workbook.close();
  }
  SheetReader book(file());
  ASSERT_EQ(book.names().size(), 5u);
  EXPECT_EQ(book.names()[0], "a b c d  e  f");
  EXPECT_EQ(book.names()[2], "SAME 2");
  EXPECT_EQ(book.names()[3].size(), 31u * 3);
  EXPECT_EQ(book.text(book.names()[4], "A1").size(), 32767u);
}

TEST_F(XlsxExport, aFolderInTheWayIsAnErrorAndNothingIsLeft) {
  const AssessedSample& sample = assessed("platform_64");
  std::filesystem::create_directory(file());
  EXPECT_THROW(exportXlsx(file(), makeReport(sample.evaluation, sample.assessment, knowledge()), plainWords(),
                          created),
               Error);
  EXPECT_TRUE(std::filesystem::is_directory(file()));
}
