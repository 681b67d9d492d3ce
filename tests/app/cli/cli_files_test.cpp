// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/samples.h"
#include "core/project/project_file.h"
#include "tests/app/cli/program_run.h"
#include "tests/support/folders.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace rackorrent;
using namespace rackorrent::test;
using nlohmann::json;
using testing::HasSubstr;
namespace fs = std::filesystem;

TEST(CliFiles, newFromEachTemplateReopensToThatSample) {
  const TemporaryFolder folder;
  for (const Sample& sample : loadSamples(test::resourcesFolder())) {
    const std::string file = folder.file(sample.id + ".rackorrent");
    const ProgramRun run = runProgram({"new", file, "--template", sample.id, "--lang", "en"});
    ASSERT_EQ(run.exitCode, 0) << run.messages;
    Evaluation stored = loadProject(file).evaluation;
    EXPECT_EQ(stored.title, sample.title.en);
    stored.title.clear();
    stored.notes.clear();
    EXPECT_EQ(stored, sample.evaluation) << sample.id;
  }
}

TEST(CliFiles, newNeverOverwrites) {
  const TemporaryFolder folder;
  const std::string file = folder.file("mine.rackorrent");
  writeContent(file, "precious");
  EXPECT_EQ(runProgram({"new", file}).exitCode, 3);
  EXPECT_EQ(contentOf(file), "precious");
}

TEST(CliFiles, newWithBadSettingsMakesNoFile) {
  const TemporaryFolder folder;
  const std::string file = folder.file("p.rackorrent");
  EXPECT_EQ(runProgram({"new", file, "--set", "workload.utilization=2"}).exitCode, 1);
  EXPECT_FALSE(fs::exists(file));
}

TEST(CliFiles, setChangesExactlyWhatItNames) {
  const TemporaryFolder folder;
  const std::string file = folder.file("p.rackorrent");
  ASSERT_EQ(runProgram({"new", file}).exitCode, 0);
  const ProgramRun run = runProgram({"set", file, "workload.peak_gpus=200", "finance.capex_limit=800000000.10",
                                     "compliance.regimes=gdpr,pci", "title=Next year"});
  ASSERT_EQ(run.exitCode, 0) << run.messages;
  Evaluation expected;
  expected.set("workload.peak_gpus"_field, Number(200));
  expected.set("finance.capex_limit"_field, *Number::parse("800000000.10"));
  expected.set("compliance.regimes"_field, std::vector<std::string>{"gdpr", "pci"});
  expected.title = "Next year";
  EXPECT_EQ(loadProject(file).evaluation, expected);
}

TEST(CliFiles, setWithAnEmptyValueTakesAnOptionalInputAway) {
  const TemporaryFolder folder;
  const std::string file = folder.file("p.rackorrent");
  ASSERT_EQ(runProgram({"new", file, "--set", "finance.capex_limit=5000000"}).exitCode, 0);
  ASSERT_EQ(runProgram({"set", file, "finance.capex_limit="}).exitCode, 0);
  EXPECT_FALSE(loadProject(file).evaluation.has("finance.capex_limit"_field));
}

TEST(CliFiles, setChangesNothingWhenOneOfItsValuesIsBad) {
  const TemporaryFolder folder;
  const std::string file = folder.file("p.rackorrent");
  ASSERT_EQ(runProgram({"new", file}).exitCode, 0);
  const std::string before = contentOf(file);
  const ProgramRun run = runProgram({"set", file, "workload.peak_gpus=128", "workload.utilization=7"});
  EXPECT_EQ(run.exitCode, 1);
  EXPECT_THAT(run.messages, HasSubstr("workload.utilization"));
  EXPECT_EQ(contentOf(file), before);
}

TEST(CliFiles, theReportHasTheSameFiguresAsAssess) {
  const TemporaryFolder folder;
  const std::string file = folder.file("p.rackorrent");
  ASSERT_EQ(runProgram({"new", file, "--template", "platform_64"}).exitCode, 0);
  const ProgramRun report = runProgram({"report", file, "--json", folder.file("r.json"), "--csv", folder.file("tables")});
  ASSERT_EQ(report.exitCode, 0) << report.messages;
  const ProgramRun assess = runProgram({"assess", file, "--json"});
  EXPECT_EQ(contentOf(folder.file("r.json")), assess.output);
  const std::string costs = contentOf(folder.file("tables/costs.csv"));
  for (const json& alternative : json::parse(assess.output)["alternatives"])
    EXPECT_THAT(costs, HasSubstr(alternative["cost"]["total"].get<std::string>()));
}

TEST(CliFiles, theReportPrintsTheNamesOfTheFilesThatItWrote) {
  const TemporaryFolder folder;
  const ProgramRun run = runProgram({"report", "-", "--json", folder.file("r.json"), "--csv", folder.file("tables")}, "{}");
  ASSERT_EQ(run.exitCode, 0) << run.messages;
  std::istringstream lines(run.output);
  std::size_t files = 0;
  for (std::string line; std::getline(lines, line); ++files) EXPECT_TRUE(fs::is_regular_file(line)) << line;
  EXPECT_GE(files, 15u);
}

TEST(CliFiles, thePdfNeedsNoDisplay) {
  const TemporaryFolder folder;
  const ProgramRun run = runProgram({"report", "-", "--pdf", folder.file("r.pdf"), "--lang", "en"}, "{}");
  ASSERT_EQ(run.exitCode, 0) << run.messages;
  const std::string pdf = contentOf(folder.file("r.pdf"));
  EXPECT_TRUE(pdf.starts_with("%PDF-"));
  EXPECT_THAT(pdf.substr(pdf.size() - std::min<std::size_t>(pdf.size(), 32)), HasSubstr("%%EOF"));
}

TEST(CliFiles, everyKindOfFileIsWrittenInOneRunAndAgainWithTheSameBytes) {
  const TemporaryFolder folder;
  const std::vector<std::string> kinds = {"pdf", "html", "xlsx", "json"};
  const auto write = [&](const std::string& name) {
    std::vector<std::string> arguments = {"report", "-", "--lang", "zh_CN"};
    for (const std::string& kind : kinds)
      arguments.insert(arguments.end(), {"--" + kind, folder.file(name + "." + kind)});
    return runProgram(arguments, "{}");
  };
  ::setenv("SOURCE_DATE_EPOCH", "1796083200", 1);
  const ProgramRun first = write("a");
  const ProgramRun second = write("b");
  ::unsetenv("SOURCE_DATE_EPOCH");
  ASSERT_EQ(first.exitCode, 0) << first.messages;
  ASSERT_EQ(second.exitCode, 0) << second.messages;
  for (const std::string& kind : kinds) {
    EXPECT_FALSE(contentOf(folder.file("a." + kind)).empty()) << kind;
    EXPECT_TRUE(contentOf(folder.file("a." + kind)) == contentOf(folder.file("b." + kind))) << kind;
  }
}

TEST(CliFiles, theHtmlHasADataTableForEachChartAndNeedsNoOtherFile) {
  const TemporaryFolder folder;
  ASSERT_EQ(runProgram({"report", "-", "--html", folder.file("r.html"), "--lang", "en"}, "{}").exitCode, 0);
  const std::string html = contentOf(folder.file("r.html"));
  const auto count = [&](const std::string& what) {
    std::size_t found = 0;
    for (auto at = html.find(what); at != std::string::npos; at = html.find(what, at + 1)) ++found;
    return found;
  };
  EXPECT_THAT(html, HasSubstr("<html lang=\"en\">"));
  EXPECT_GE(count("<svg role=\"img\" aria-label="), 3u);
  EXPECT_EQ(count("<details>"), count("<svg "));
  EXPECT_EQ(count("<caption>"), count("<table>"));
  EXPECT_EQ(count("<h1>"), 1u);
  for (const char* outside : {"<script", "<img", "<link", "src=", "@import"})
    EXPECT_EQ(count(outside), 0u) << outside;
}

TEST(CliFiles, onlyTheNamedSectionsAreWritten) {
  const TemporaryFolder folder;
  ASSERT_EQ(
      runProgram({"report", "-", "--csv", folder.file("t"), "--sections", "costs,risks"}, "{}").exitCode, 0);
  EXPECT_TRUE(fs::exists(folder.path() / "t" / "costs.csv"));
  EXPECT_TRUE(fs::exists(folder.path() / "t" / "risks.csv"));
  EXPECT_FALSE(fs::exists(folder.path() / "t" / "stages.csv"));
}

TEST(CliFiles, peopleGetCsvInTheDialectOfTheirLocale) {
  const TemporaryFolder folder;
  ASSERT_EQ(runProgram({"report", "-", "--csv", folder.file("t"), "--csv-dialect", "people"}, "{}").exitCode,
            0);
  EXPECT_TRUE(contentOf(folder.path() / "t" / "costs.csv").starts_with("\xEF\xBB\xBF"));
}

TEST(CliFiles, aReportOfSeveralEvaluationsPutsThemSideBySide) {
  const TemporaryFolder folder;
  writeContent(folder.file("a.json"), R"({"title": "Plan A", "workload.peak_gpus": 64})");
  writeContent(folder.file("b.json"), R"({"title": "Plan B", "workload.peak_gpus": 128})");
  const ProgramRun run =
      runProgram({"report", folder.file("a.json"), folder.file("b.json"), "--html", folder.file("r.html"),
                  "--csv", folder.file("t"), "--json", folder.file("r.json"), "--lang", "en"});
  ASSERT_EQ(run.exitCode, 0) << run.messages;
  const std::string html = contentOf(folder.file("r.html"));
  EXPECT_THAT(html, HasSubstr("Plan A"));
  EXPECT_THAT(html, HasSubstr("Plan B"));
  EXPECT_TRUE(fs::exists(folder.path() / "t" / "comparison_of_evaluations.csv"));
  EXPECT_TRUE(fs::exists(folder.path() / "t" / "alternatives_2.csv"));
  EXPECT_EQ(json::parse(contentOf(folder.file("r.json")))["evaluations"].size(), 2u);
}

TEST(CliFiles, compareShowsAnswersAndOnlyTheInputsThatDiffer) {
  const TemporaryFolder folder;
  writeContent(folder.file("a.json"), R"({"title": "A", "workload.peak_gpus": 64})");
  writeContent(folder.file("b.json"), R"({"title": "B", "workload.peak_gpus": 128})");
  const ProgramRun run = runProgram({"compare", folder.file("a.json"), folder.file("b.json"), "--json"});
  ASSERT_EQ(run.exitCode, 0) << run.messages;
  const json compared = json::parse(run.output);
  ASSERT_EQ(compared["evaluations"].size(), 2u);
  EXPECT_EQ(compared["evaluations"][1]["assessment"], json::parse(runProgram({"assess", folder.file("b.json"), "--json"}).output));
  ASSERT_EQ(compared["differing_inputs"].size(), 1u);
  EXPECT_EQ(compared["differing_inputs"][0], json::parse(R"({"field": "workload.peak_gpus", "values": ["64", "128"]})"));
}

TEST(CliFiles, compareWritesTheSameFiguresAsTextAndAsCsv) {
  const TemporaryFolder folder;
  writeContent(folder.file("a.json"), R"({"workload.peak_gpus": 64})");
  writeContent(folder.file("b.json"), R"({"workload.peak_gpus": 128})");
  const ProgramRun csv = runProgram({"compare", folder.file("a.json"), folder.file("b.json"), "--csv", folder.file("c.csv")});
  ASSERT_EQ(csv.exitCode, 0) << csv.messages;
  const std::string content = contentOf(folder.file("c.csv"));
  for (const char* name : {"a.json", "b.json"})
    for (const json& alternative : json::parse(runProgram({"assess", folder.file(name), "--json"}).output)["alternatives"])
      EXPECT_THAT(content, HasSubstr(alternative["cost"]["total"].get<std::string>()));
  EXPECT_THAT(content, HasSubstr("workload.peak_gpus"));
  EXPECT_THAT(content, testing::Not(HasSubstr("workload.utilization")));
}
