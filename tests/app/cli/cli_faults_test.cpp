// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/program_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

using namespace rackorrent::test;
using testing::HasSubstr;

namespace {

struct Fault {
  std::string name;
  std::vector<std::string> arguments;
  std::string input;
  int exitCode;
  std::string named;  // what the message has to name
};

void PrintTo(const Fault& fault, std::ostream* stream) { *stream << fault.name; }

class EveryFault : public testing::TestWithParam<Fault> {};

const std::vector<Fault> faults = {
    {"aboveItsRange", {"assess", "-"}, R"({"workload.utilization": 1.5})", 1, "workload.utilization"},
    {"belowItsRange", {"assess", "-"}, R"({"workload.peak_gpus": -1})", 1, "workload.peak_gpus"},
    {"wrongType", {"assess", "-"}, R"({"workload.peak_gpus": "many"})", 1, "workload.peak_gpus"},
    {"nestedValue", {"assess", "-"}, R"({"workload.peak_gpus": {"a": 1}})", 1, "workload.peak_gpus"},
    {"notAWholeNumber", {"assess", "-"}, R"({"project.horizon_months": 36.5})", 1, "project.horizon_months"},
    {"unknownChoice", {"assess", "-"}, R"({"workload.pattern": "wavy"})", 1, "diurnal"},
    {"unknownKeyGetsTheNearest", {"assess", "-"}, R"({"workload.peak_gpu": 64})", 1, "workload.peak_gpus"},
    {"peakBelowTheLargestJob",
     {"assess", "-"},
     R"({"workload.peak_gpus": 4, "workload.largest_job_gpus": 8})",
     1,
     "workload.largest_job_gpus"},
    {"importedWithoutALog", {"assess", "-"}, R"({"workload.pattern": "imported"})", 1, "workload.pattern"},
    {"brokenJson", {"assess", "-"}, R"({"workload.peak_gpus": 64)", 1, "JSON"},
    {"emptyInput", {"assess", "-"}, "", 1, "JSON"},
    {"explainedPathThatIsNotThere", {"assess", "-", "--explain", "hybrid.totl"}, "{}", 2, "hybrid.total"},
    {"explainedPathAsJson", {"assess", "-", "--json", "--explain", "hybrid.total"}, "{}", 2, "--explain"},
    {"settingWithoutEquals", {"assess", "-", "--set", "workload.peak_gpus"}, "{}", 1, "KEY=VALUE"},
    {"settingOfAnUnknownKey", {"assess", "-", "--set", "peak=3"}, "{}", 1, "peak"},
    {"settingOutOfRange",
     {"assess", "-", "--set", "workload.utilization=x"},
     "{}",
     1,
     "workload.utilization"},
    {"rangeOfAnUnknownKey", {"study", "-", "--range", "peak=1..2"}, "{}", 1, "peak"},
    {"rangeWithoutDots",
     {"study", "-", "--range", "workload.utilization=0.4"},
     "{}",
     1,
     "workload.utilization"},
    {"rangeThatMissesTheValue",
     {"study", "-", "--range", "workload.utilization=0.7..0.8"},
     "{}",
     1,
     "workload.utilization"},
    {"rangeOfAChoice",
     {"study", "-", "--range", "workload.pattern=steady..diurnal"},
     "{}",
     1,
     "workload.pattern"},
    {"noDraws", {"study", "-", "--draws", "0"}, "{}", 2, "--draws"},
    {"inputMissing", {"assess"}, "", 2, "INPUT"},
    {"unknownOption", {"assess", "-", "--fast"}, "{}", 2, "--fast"},
    {"optionOfALaterRelease", {"report", "-", "--docx", "x.docx"}, "{}", 2, "--docx"},
    {"unknownSection", {"report", "-", "--json", "/tmp/never", "--sections", "costs,cots"}, "{}", 1, "cots"},
    {"unknownPaper", {"report", "-", "--pdf", "x.pdf", "--paper", "a3"}, "{}", 2, "--paper"},
    {"unknownDialect", {"report", "-", "--csv", "x", "--csv-dialect", "german"}, "{}", 2, "--csv-dialect"},
    {"unknownLanguage", {"assess", "-", "--lang", "fr"}, "{}", 2, "lang"},
    {"nothingToWrite", {"report", "-"}, "{}", 2, "--pdf"},
    {"compareOfOne", {"compare", "-"}, "{}", 2, "INPUT"},
    {"unknownTemplate", {"new", "/nonexistent/p.rackorrent", "--template", "nothing"}, "", 2, "nothing"},
    {"noSuchFile", {"assess", "/nonexistent/p.rackorrent"}, "", 3, "/nonexistent/p.rackorrent"},
    {"aFolder", {"assess", "/tmp"}, "", 3, "/tmp"},
    {"folderThatCannotBeMade", {"report", "-", "--csv", "/dev/null/x"}, "{}", 3, "/dev/null/x"},
    {"fileThatCannotBeMade",
     {"report", "-", "--json", "/nonexistent/r.json"},
     "{}",
     3,
     "/nonexistent/r.json"},
    {"projectThatCannotBeMade", {"new", "/nonexistent/p.rackorrent"}, "", 3, "/nonexistent/p.rackorrent"},
    {"binaryOnStandardInput", {"assess", "-"}, std::string("\x89PNG\0\0\0", 7), 3, "-"},
    {"projectOnStandardInput", {"assess", "-"}, std::string("SQLite format 3\0 and more", 25), 3, "-"},
};

// A name that is not the program's, so that nothing is guessed from it.
std::string projectIn(const TemporaryFolder& folder) {
  const std::string file = folder.file("p.rackorrent");
  EXPECT_EQ(runProgram({"new", file}).exitCode, 0);
  return file;
}

void expectRefused(const ProgramRun& run, int exitCode, const std::string& named) {
  EXPECT_EQ(run.exitCode, exitCode) << run.messages;
  EXPECT_THAT(run.messages, HasSubstr(named));
  EXPECT_TRUE(run.output.empty()) << "data came out: " << run.output;
}

}  // namespace

TEST_P(EveryFault, hasItsExitCodeIsNamedAndLeavesTheOutputClean) {
  const Fault& fault = GetParam();
  auto arguments = fault.arguments;
  arguments.insert(arguments.end(), {"--lang", "en"});
  if (fault.name == "unknownLanguage") arguments = fault.arguments;
  expectRefused(runProgram(arguments, fault.input), fault.exitCode, fault.named);
}

TEST_P(EveryFault, isToldInChineseWithTheSameKey) {
  const Fault& fault = GetParam();
  if (fault.name == "unknownLanguage") GTEST_SKIP() << "there is no language to tell it in";
  auto arguments = fault.arguments;
  arguments.insert(arguments.end(), {"--lang", "zh_CN"});
  const ProgramRun run = runProgram(arguments, fault.input);
  expectRefused(run, fault.exitCode, fault.named);
  EXPECT_TRUE(std::ranges::any_of(run.messages, [](char c) { return static_cast<unsigned char>(c) >= 0xE4; })) << run.messages;
}

INSTANTIATE_TEST_SUITE_P(Cli, EveryFault, testing::ValuesIn(faults), [](const auto& parameter) { return parameter.param.name; });

TEST(CliFaults, everyFaultOfTheInputIsNamedAtOnce) {
  const ProgramRun run = runProgram({"assess", "-"}, R"({"workload.utilization": 7, "owned.pue": 0, "nonsense": 1})");
  EXPECT_EQ(run.exitCode, 1);
  for (const char* key : {"workload.utilization", "owned.pue", "nonsense"}) EXPECT_THAT(run.messages, HasSubstr(key));
}

TEST(CliFaults, aWarningGoesToTheMessagesAndDoesNotStopTheAnswer) {
  const ProgramRun run = runProgram({"assess", "-", "--json"}, R"({"cloud.reserved_1y_price": 99})");
  EXPECT_EQ(run.exitCode, 0);
  EXPECT_THAT(run.messages, HasSubstr("cloud.reserved_1y_price"));
  EXPECT_TRUE(run.output.starts_with("{"));
}

TEST(CliFaults, anEmptyATruncatedAndAForeignProjectAreRefused) {
  const TemporaryFolder folder;
  const std::string whole = contentOf(projectIn(folder));
  writeContent(folder.file("empty.rackorrent"), "");
  writeContent(folder.file("half.rackorrent"), whole.substr(0, whole.size() / 2));
  writeContent(folder.file("text.rackorrent"), "this is a letter");
  writeContent(folder.file("picture.png"), std::string("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16));
  for (const char* name : {"empty.rackorrent", "half.rackorrent", "text.rackorrent", "picture.png"})
    expectRefused(runProgram({"assess", folder.file(name)}), 3, name);
}

TEST(CliFaults, aFileOfANewerVersionHasItsOwnCode) {
  const TemporaryFolder folder;
  const std::string file = projectIn(folder);
  std::string content = contentOf(file);
  constexpr std::size_t userVersionOffset = 60;  // of the database header, four bytes, high byte first
  content[userVersionOffset + 2] = '\x01';
  writeContent(file, content);
  expectRefused(runProgram({"assess", file}), 4, file);
  expectRefused(runProgram({"set", file, "workload.peak_gpus=8"}), 4, file);
  EXPECT_EQ(contentOf(file), content);
}

TEST(CliFaults, aFullOutputIsToldAndNotTakenForSuccess) {
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"fields"}, {"assess", "-", "--json"}, {"--help"}}) {
    const ProgramRun run = runProgram(arguments, "{}", OutputTo::FullDevice);
    EXPECT_EQ(run.exitCode, 3) << arguments.front();
    EXPECT_FALSE(run.messages.empty());
  }
}

TEST(CliFaults, aClosedOutputIsToldAndNeverReachesTheProject) {
  const TemporaryFolder folder;
  const std::string file = projectIn(folder);
  const std::string before = contentOf(file);
  const ProgramRun run = runProgram({"assess", file, "--json"}, {}, OutputTo::Closed);
  EXPECT_EQ(run.exitCode, 3);
  EXPECT_FALSE(run.messages.empty());
  EXPECT_EQ(contentOf(file), before);
}
