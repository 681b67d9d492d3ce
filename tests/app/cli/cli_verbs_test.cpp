// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/samples.h"
#include "core/report/assessment_json.h"
#include "tests/app/cli/program_run.h"
#include "tests/support/folders.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>

using namespace rackorrent;
using namespace rackorrent::test;
using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

namespace {

// The engine called directly, for the same inputs.
json assessedDirectly(const Evaluation& evaluation) {
  static const Knowledge knowledge = loadKnowledge(test::resourcesFolder());
  return json::parse(assessmentJson(evaluation, assess(evaluation, knowledge), knowledge, PlainWording()));
}

json figuresOf(const json& assessment) {
  json figures;
  for (const json& alternative : assessment["alternatives"])
    figures[alternative["id"].get<std::string>()] = {alternative["cost"], alternative["plan"], alternative["score"]};
  figures["break_even"] = assessment["break_even"];
  return figures;
}

}  // namespace

TEST(Cli, helpNamesEveryVerb) {
  const ProgramRun run = runProgram({"--help", "--lang", "en"});
  EXPECT_EQ(run.exitCode, 0);
  for (const char* verb : {"fields", "templates", "new", "set", "import-demand", "import-prices", "assess", "study",
                           "report", "compare"})
    EXPECT_THAT(run.output, HasSubstr(verb));
  EXPECT_TRUE(run.messages.empty()) << run.messages;
}

TEST(Cli, everyVerbHasHelp) {
  for (const char* verb : {"fields", "templates", "new", "set", "import-demand", "import-prices", "assess", "study",
                           "report", "compare"}) {
    const ProgramRun run = runProgram({verb, "--help"});
    EXPECT_EQ(run.exitCode, 0) << verb;
    EXPECT_THAT(run.output, HasSubstr(verb));
  }
}

TEST(Cli, helpIsChineseThroughout) {
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"--help", "--lang", "zh_CN"},
                                                    {"assess", "--help", "--lang", "zh_CN"}}) {
    const ProgramRun run = runProgram(arguments);
    EXPECT_EQ(run.exitCode, 0);
    for (const char* english : {"Usage", "Options", "Subcommands", "REQUIRED", "Examples"}) EXPECT_THAT(run.output, Not(HasSubstr(english)));
  }
}

TEST(Cli, versionIsOneLine) {
  const ProgramRun run = runProgram({"--version"});
  EXPECT_EQ(run.exitCode, 0);
  EXPECT_THAT(run.output, testing::MatchesRegex("RackOrRent [0-9]+\\.[0-9]+\\.[0-9]+\n"));
}

TEST(Cli, fieldsAsJsonNameEveryInputOnce) {
  const ProgramRun run = runProgram({"fields", "--json"});
  ASSERT_EQ(run.exitCode, 0) << run.messages;
  std::set<std::string> keys;
  for (const json& field : json::parse(run.output)) {
    keys.insert(field["key"].get<std::string>());
    for (const char* member : {"type", "unit", "default", "label", "question"}) EXPECT_TRUE(field.contains(member)) << field["key"];
    EXPECT_TRUE(field.contains("choices") || (field.contains("minimum") && field.contains("maximum"))) << field["key"];
  }
  EXPECT_EQ(keys.size(), fieldCount);
}

TEST(Cli, fieldsAsTextHaveOneLineEach) {
  const ProgramRun run = runProgram({"fields"});
  ASSERT_EQ(run.exitCode, 0) << run.messages;
  EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(run.output, '\n')), fieldCount + 1);
}

TEST(Cli, templatesListEverySample) {
  const ProgramRun run = runProgram({"templates", "--lang", "en"});
  ASSERT_EQ(run.exitCode, 0) << run.messages;
  for (const Sample& sample : loadSamples(test::resourcesFolder())) EXPECT_THAT(run.output, HasSubstr(sample.id));
}

TEST(Cli, assessAsJsonEqualsTheEngine) {
  const ProgramRun run = runProgram({"assess", "-", "--json"}, R"({"workload.peak_gpus": 128, "workload.utilization": 0.7})");
  ASSERT_EQ(run.exitCode, 0) << run.messages;
  Evaluation evaluation;
  evaluation.set("workload.peak_gpus"_field, Number(128));
  evaluation.set("workload.utilization"_field, *Number::parse("0.7"));
  EXPECT_EQ(figuresOf(json::parse(run.output)), figuresOf(assessedDirectly(evaluation)));
}

TEST(Cli, assessExplainsAResultDownToItsInputs) {
  const ProgramRun run = runProgram({"assess", "-", "--explain", "self_built.month.1.maintenance", "--lang", "en"},
                                    R"({"owned.lead_time_weeks": 0, "owned.server_price": 1200000})");
  ASSERT_EQ(run.exitCode, 0) << run.messages;
  EXPECT_THAT(run.output, HasSubstr("owned.server_price  Price of one server: "));
  EXPECT_THAT(run.output, HasSubstr("(entered)"));
  EXPECT_THAT(run.output, HasSubstr("owned.maintenance_per_year"));
  // 8 servers x 1,200,000 with 17.5 % network and storage, 8 % a year / 12.
  EXPECT_THAT(run.output, HasSubstr("75,200.00"));
}

TEST(Cli, setOnTheCommandLineEqualsTheSameInputInTheFile) {
  const ProgramRun file = runProgram({"assess", "-", "--json"}, R"({"workload.peak_gpus": 128})");
  const ProgramRun option = runProgram({"assess", "-", "--set", "workload.peak_gpus=128", "--json"}, "{}");
  const ProgramRun before = runProgram({"assess", "--set", "workload.peak_gpus=128", "-", "--json"}, "{}");
  ASSERT_EQ(option.exitCode, 0) << option.messages;
  EXPECT_EQ(option.output, file.output);
  EXPECT_EQ(before.output, file.output);
}

TEST(Cli, assessForPeopleSaysAnswerCostsAndSources) {
  const TemporaryFolder folder;
  ASSERT_EQ(runProgram({"new", folder.file("p.rackorrent"), "--template", "platform_64"}).exitCode, 0);
  const ProgramRun run = runProgram({"assess", folder.file("p.rackorrent"), "--lang", "en"});
  ASSERT_EQ(run.exitCode, 0) << run.messages;
  for (const char* part : {"Reasons", "Costs by category", "Total", "GPU rental", "Self-built cluster", "Hybrid", "Private cloud", "[D"})
    EXPECT_THAT(run.output, HasSubstr(part));
  EXPECT_THAT(run.output, Not(HasSubstr("\x1b"))) << "no colours in a pipe";
}

TEST(Cli, speaksChinese) {
  const ProgramRun run = runProgram({"assess", "-", "--lang", "zh_CN"}, "{}");
  ASSERT_EQ(run.exitCode, 0) << run.messages;
  EXPECT_THAT(run.output, HasSubstr("自建集群"));
  EXPECT_THAT(run.output, Not(HasSubstr("Self-built")));
}

TEST(Cli, takesTheLanguageBeforeTheVerbToo) {
  EXPECT_EQ(runProgram({"--lang", "zh_CN", "templates"}).output, runProgram({"templates", "--lang", "zh_CN"}).output);
  EXPECT_EQ(runProgram({"--lang=zh_CN", "templates"}).output, runProgram({"templates", "--lang=zh_CN"}).output);
}

TEST(Cli, givesTheSameBytesTwice) {
  const std::vector<std::string> arguments = {"assess", "-", "--json"};
  EXPECT_EQ(runProgram(arguments, "{}").output, runProgram(arguments, "{}").output);
}

TEST(Cli, aStudyIsTheSameOnAnyNumberOfThreadsAndAgreesWithTheEngine) {
  const std::string input = R"({"workload.peak_gpus": 48})";
  const ProgramRun one = runProgram({"study", "-", "--json", "--draws", "256", "--seed", "7", "--threads", "1"}, input);
  const ProgramRun two = runProgram({"study", "-", "--json", "--draws", "256", "--seed", "7", "--threads", "2"}, input);
  ASSERT_EQ(one.exitCode, 0) << one.messages;
  EXPECT_EQ(one.output, two.output);
  const json study = json::parse(one.output);
  EXPECT_EQ(study["draws"], 256);
  EXPECT_EQ(study["seed"], 7);
  Evaluation evaluation;
  evaluation.setReal("workload.peak_gpus"_field, 48);
  EXPECT_EQ(study["answer"]["alternative"], assessedDirectly(evaluation)["recommendation"]["alternative"]);
}

TEST(Cli, aStudyInWordsSaysHowSureTheAnswerIs) {
  const ProgramRun run = runProgram({"study", "-", "--draws", "256", "--lang", "en"}, "{}");
  ASSERT_EQ(run.exitCode, 0) << run.messages;
  EXPECT_THAT(run.output, HasSubstr("stays first in"));
  EXPECT_THAT(run.output, HasSubstr("256"));
}
