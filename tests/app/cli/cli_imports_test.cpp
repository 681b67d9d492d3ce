// SPDX-License-Identifier: GPL-3.0-or-later
// From a log to a decision: what import-demand stores is what assess counts.
#include "core/project/project_file.h"
#include "tests/app/cli/program_run.h"
#include "tests/support/folders.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace rackorrent;
using namespace rackorrent::test;
using nlohmann::json;
using testing::HasSubstr;

namespace {

constexpr const char* twoJobs =
    "job_id,start_time,end_time,num_gpus\n"
    "1,2026-01-05 08:00:00,2026-01-05 12:00:00,8\n"
    "2,2026-01-05 10:00:00,2026-01-05 11:00:00,4\n";

struct Project {
  TemporaryFolder folder;
  std::string file = folder.file("plan.rackorrent");

  Project() { EXPECT_EQ(runProgram({"new", file}).exitCode, 0); }
  std::string log(const char* text) const {
    writeContent(folder.file("jobs.csv"), text);
    return folder.file("jobs.csv");
  }
};

}  // namespace

TEST(CliImports, demandOfALogIsStoredWithItsSource) {
  const Project project;
  const ProgramRun run = runProgram(
      {"import-demand", project.file, project.log(twoJobs), "--zone", "Asia/Shanghai", "--lang", "en"});
  ASSERT_EQ(run.exitCode, 0) << run.messages;
  EXPECT_THAT(run.output, HasSubstr("2 records read: 2 used"));
  EXPECT_THAT(run.output, HasSubstr("Asia/Shanghai"));
  const Evaluation stored = loadProject(project.file).evaluation;
  ASSERT_TRUE(stored.measuredDemand);
  EXPECT_EQ(stored.measuredDemand->gpus, (std::vector<double>{8, 8, 12, 8}));
  EXPECT_EQ(stored.measuredDemand->firstHour, 1767571200 / 3600);  // 2026-01-05T00:00Z
  EXPECT_EQ(stored.measuredDemand->sourceName, "jobs.csv");
  EXPECT_EQ(stored.measuredDemand->sourceDigest.size(), 64u);
  EXPECT_THAT(stored.measuredDemand->importedAt, testing::MatchesRegex("20..-..-..T..:..:..Z"));
  EXPECT_EQ(stored.choice("workload.pattern"_field), "imported");
  EXPECT_EQ(stored.real("workload.peak_gpus"_field), 12);
  EXPECT_EQ(stored.real("workload.utilization"_field), 0.75);
  EXPECT_EQ(stored.real("workload.largest_job_gpus"_field), 8);
}

TEST(CliImports, assessCountsTheImportedHours) {
  const Project project;
  ASSERT_EQ(runProgram({"import-demand", project.file, project.log(twoJobs)}).exitCode, 0);
  const ProgramRun run = runProgram({"assess", project.file, "--json"});
  ASSERT_EQ(run.exitCode, 0) << run.messages;
  const json demand = json::parse(run.output)["demand"];
  EXPECT_EQ(demand["source"], "imported");
  EXPECT_EQ(demand["known_hours"], 4);
  EXPECT_EQ(demand["gpu_hours"], 36);
  EXPECT_EQ(demand["peak_gpus_hourly"], 12);
  EXPECT_EQ(demand["load_factor"], 0.75);
}

TEST(CliImports, realLogsGiveTheirReferenceDemand) {
  const auto data = test::sharedFolder() / "data";
  if (!std::filesystem::exists(data)) GTEST_SKIP() << "no shared data";
  for (const auto& [file, reading, zone] :
       {std::tuple{"slurm/sacct_orion_steps_dup_berlin.psv", "finished_jobs_only", "Europe/Berlin"},
        {"philly/philly_11cb48.csv", "", "UTC"},
        {"timeseries-csv/d2_german_bom_crlf.csv", "", "UTC"},
        {"prometheus/dcgm_gpu_util_14d_step300.json", "busy_gpus_util_over_5", "UTC"}}) {
    const Project project;
    const auto path = data / file;
    const ProgramRun imported =
        runProgram({"import-demand", project.file, path.string(), "--zone", zone, "--running-until", "none"});
    ASSERT_EQ(imported.exitCode, 0) << imported.messages;
    const ProgramRun run = runProgram({"assess", project.file, "--json"});
    ASSERT_EQ(run.exitCode, 0) << run.messages;
    const json demand = json::parse(run.output)["demand"];
    std::ifstream stream(path.parent_path() / "expected.json");
    json expected = json::parse(stream).at(path.filename().string());
    if (*reading != '\0') expected = json(expected.at(reading));
    for (const char* key : {"mean_gpus", "peak_gpus_hourly", "p95_gpus_hourly", "load_factor"})
      EXPECT_NEAR(demand[key].get<double>(), expected[key].get<double>(),
                  1e-6 * std::max(1.0, expected[key].get<double>()))
          << file << " " << key;
    EXPECT_NEAR(demand["cv"].get<double>(), expected["cv"].get<double>(), 2e-6) << file;
  }
}

TEST(CliImports, aRefusedLogLeavesTheProjectAsItWas) {
  const Project project;
  const std::string before = contentOf(project.file);
  const ProgramRun run =
      runProgram({"import-demand", project.file, project.log("name,num_gpus\na,4\n"), "--lang", "en"});
  EXPECT_EQ(run.exitCode, 1);
  EXPECT_THAT(run.messages, HasSubstr("No column of the file holds times"));
  EXPECT_EQ(runProgram({"import-demand", project.file, project.folder.file("absent.csv")}).exitCode, 3);
  EXPECT_EQ(runProgram({"import-demand", project.file, project.log(twoJobs), "--format", "parquet"}).exitCode,
            2);
  EXPECT_EQ(runProgram({"import-demand", project.file, project.log(twoJobs), "--map", "gpus"}).exitCode, 2);
  EXPECT_EQ(
      runProgram({"import-demand", project.file, project.log(twoJobs), "--zone", "Nowhere/At_all"}).exitCode,
      1);
  EXPECT_EQ(contentOf(project.file), before);
}

TEST(CliImports, aTableWithOtherNamesIsMapped) {
  const Project project;
  const std::string log = project.log("von;bis;Karten\n05.01.2026 08:00;05.01.2026 10:00;2,5\n");
  EXPECT_EQ(runProgram({"import-demand", project.file, log}).exitCode, 1);
  const ProgramRun run = runProgram({"import-demand", project.file, log, "--map", "von=start", "--map",
                                     "bis=end", "--map", "3=gpus", "--zone", "UTC"});
  ASSERT_EQ(run.exitCode, 0) << run.messages;
  EXPECT_EQ(loadProject(project.file).evaluation.measuredDemand->gpus, (std::vector<double>{2.5, 2.5}));
}

TEST(CliImports, pricesOfAListReachTheAssessment) {
  const Project project;
  ASSERT_EQ(runProgram({"set", project.file, "cloud.gpu_model=H100-SXM", "finance.currency=USD"}).exitCode,
            0);
  const std::string list = project.folder.file("vms.csv");
  writeContent(list,
               "InstanceType,AcceleratorName,AcceleratorCount,Price,SpotPrice,Region\n"
               "p5.48xlarge,H100,8,55.04,20.8,us-east-1\np5.48xlarge,H100,8,60,,eu-west-1\n");
  const ProgramRun run = runProgram({"import-prices", project.file, list, "--lang", "en"});
  ASSERT_EQ(run.exitCode, 0) << run.messages;
  EXPECT_THAT(run.output, HasSubstr("us-east-1"));
  const Evaluation stored = loadProject(project.file).evaluation;
  EXPECT_EQ(stored.real("cloud.on_demand_price"_field), 6.88);
  EXPECT_EQ(stored.real("cloud.spot_price"_field), 2.6);
  EXPECT_EQ(runProgram({"set", project.file, "cloud.gpu_model=T4"}).exitCode, 0);
  EXPECT_EQ(runProgram({"import-prices", project.file, list}).exitCode, 1);
}

TEST(CliImports, dollarsBecomeYuanAtTheDatedRateOfTheCatalogue) {
  const Project project;
  ASSERT_EQ(runProgram({"set", project.file, "cloud.gpu_model=H100-SXM", "finance.currency=CNY"}).exitCode,
            0);
  const std::string list = project.folder.file("list.csv");
  writeContent(list, "gpu,price,currency\nH100,2,USD\n");
  const ProgramRun run = runProgram({"import-prices", project.file, list, "--lang", "en"});
  ASSERT_EQ(run.exitCode, 0) << run.messages;
  EXPECT_THAT(run.output, HasSubstr("fx-2026-08"));
  EXPECT_GT(loadProject(project.file).evaluation.real("cloud.on_demand_price"_field), 12);
  writeContent(list, "gpu,price,currency\nH100,2,EUR\n");
  EXPECT_EQ(runProgram({"import-prices", project.file, list}).exitCode, 1);
}

TEST(CliImports, aBillIsShownByMonthAndSetsNothing) {
  const Project project;
  const std::string before = contentOf(project.file);
  const std::string bill = project.folder.file("bill.csv");
  writeContent(bill,
               "line_item_line_item_type,line_item_usage_start_date,line_item_usage_type,line_item_usage_amount,"
               "line_item_unblended_cost\nUsage,2026-10-01 00:00:00.000,BoxUsage:p5.48xlarge,2,110.08\n");
  const ProgramRun run = runProgram({"import-prices", project.file, bill, "--lang", "en"});
  ASSERT_EQ(run.exitCode, 0) << run.messages;
  EXPECT_THAT(run.output, HasSubstr("2026-10: 16 GPU-hours"));
  EXPECT_THAT(run.output, HasSubstr("6.88"));
  EXPECT_EQ(contentOf(project.file), before);
}
