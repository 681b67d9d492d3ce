// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/sacct_table.h"
#include "tests/core/importers/import_fixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace rackorrent;
using namespace rackorrent::test;

namespace {

constexpr std::string_view header = "JobID|JobName|State|Start|End|ElapsedRaw|AllocTRES\n";

std::string row(std::string_view id, std::string_view name, std::string_view start, std::string_view end,
                std::string_view resources) {
  std::string text;
  for (const std::string_view cell :
       {id, name, std::string_view("COMPLETED"), start, end, std::string_view("")})
    text += std::string(cell) + "|";
  return text + std::string(resources) + "\n";
}

}  // namespace

// NordicHPC/slurm2sql#12, PrincetonUniversity/jobstats#53: the typed entry repeats the plain one.
TEST(Sacct, typedGpusAreNotCountedTwice) {
  EXPECT_EQ(gpusOfResources("billing=32,cpu=32,gres/gpu:a100=8,gres/gpu=8,mem=192G,node=1"), 8);
  EXPECT_EQ(gpusOfResources("cpu=32,gres/gpu=8,gres/gpu:a100=8"), 8);
  EXPECT_EQ(gpusOfResources("cpu=32,gres/gpu:a100=2,gres/gpu:h100=4,mem=1G"), 6);
  EXPECT_EQ(gpusOfResources("gres/gpu:1g.5gb=3"), 3);
  EXPECT_EQ(gpusOfResources("gres/gpu=0"), 0);
  EXPECT_EQ(gpusOfResources("cpu=4,gres/gpumem=80G,gres/gpuutil=97,gres/shard=2"), std::nullopt);
  EXPECT_EQ(gpusOfResources(""), std::nullopt);
}

TEST(Sacct, stepsRepeatTheirJob) {
  const DemandImport import = importText(
      std::string(header) + row("7", "train", "2026-01-05T08:00:00", "2026-01-05T10:00:00", "gres/gpu=4") +
      row("7.batch", "batch", "2026-01-05T08:00:00", "2026-01-05T10:00:00", "gres/gpu=4") +
      row("7.0", "python", "2026-01-05T08:00:00", "2026-01-05T10:00:00", "gres/gpu=4") +
      row("8+1", "part", "2026-01-05T08:00:00", "2026-01-05T09:00:00", "gres/gpu=1"));
  EXPECT_EQ(import.gpuHours, 9);
  EXPECT_EQ(skipped(import, SkipReason::JobStep), 2u);
}

// eth-cscs/firecrest-v2#148, troycomi/reportseff#31: nothing is escaped.
TEST(Sacct, delimitersInsideANameDoNotShiftTheColumns) {
  const DemandImport import = importText(std::string(header) + row("7", "fine|tune|7b", "2026-01-05T08:00:00",
                                                                   "2026-01-05T10:00:00", "gres/gpu=4"));
  EXPECT_EQ(import.gpuHours, 8);
  const DemandImport comma = importText(
      "JobID,State,Start,End,AllocTRES,JobName\n7,COMPLETED,2026-01-05T08:00:00,2026-01-05T10:00:00,cpu=2,"
      "gres/gpu=4,node=1,a,b\n"
      "8,CANCELLED by 0,2026-01-05T08:00:00,2026-01-05T08:00:00,,x\n");
  EXPECT_EQ(comma.gpuHours, 8);
}

TEST(Sacct, aRequeuedJobCountsEachOfItsRuns) {
  const DemandImport import = importText(
      std::string(header) + row("7", "a", "2026-01-05T08:00:00", "2026-01-05T09:00:00", "gres/gpu=4") +
      row("7", "a", "2026-01-05T10:00:00", "2026-01-05T12:00:00", "gres/gpu=4") +
      row("7", "a", "2026-01-05T10:00:00", "2026-01-05T12:00:00", "gres/gpu=4"));
  EXPECT_EQ(import.gpuHours, 12);
  EXPECT_EQ(import.report.duplicates, 1u);
}

// Two exports put together: the job that was running in the first has its end in the second.
TEST(Sacct, aJobSeenRunningAndFinishedCountsOnce) {
  const std::string text =
      std::string(header) + row("7", "a", "2026-01-05T08:00:00", "Unknown", "gres/gpu=4") +
      std::string(header) + row("7", "a", "2026-01-05T08:00:00", "2026-01-05T12:00:00", "gres/gpu=4");
  const DemandImport import = importText(text);
  EXPECT_EQ(import.gpuHours, 16);
  EXPECT_EQ(import.report.duplicates, 1u);
  EXPECT_EQ(skipped(import, SkipReason::RepeatedHeader), 1u);
}

TEST(Sacct, runningJobsCountUntilTheNewestTimeOrAsAsked) {
  const std::string text =
      "JobID|State|Start|End|ElapsedRaw|AllocTRES\n1|RUNNING|2026-01-05T08:00:00|Unknown|7200|gres/gpu=2\n"
      "2|COMPLETED|2026-01-05T08:00:00|2026-01-05T09:00:00|3600|gres/gpu=1\n3|PENDING|Unknown|Unknown|0|\n";
  const DemandImport newest = importText(text);
  EXPECT_EQ(newest.gpuHours, 5);
  ASSERT_FALSE(newest.report.assumptions.empty());
  EXPECT_THAT(plainText(newest.report.assumptions.front()), testing::HasSubstr("2026-01-05T10:00:00Z"));
  ImportOptions options;
  options.runningUntil = "2026-01-05T12:00:00+02:00";
  EXPECT_EQ(importText(text, options).gpuHours, 5);
  options.runningUntil = "none";
  const DemandImport finished = importText(text, options);
  EXPECT_EQ(finished.gpuHours, 1);
  EXPECT_EQ(skipped(finished, SkipReason::StillRunning), 1u);
  EXPECT_EQ(skipped(finished, SkipReason::NeverStarted), 1u);
}

// ALU-Schumacher/AUDITOR#521: in the hour that occurs twice the elapsed time tells which one is meant.
TEST(Sacct, elapsedSettlesTheHourThatOccursTwice) {
  ImportOptions options;
  options.zone = "Europe/Berlin";
  const auto hours = [&](std::string_view start, std::string_view end, std::string_view elapsed) {
    return importText("JobID|State|Start|End|Elapsed|AllocTRES\n1|COMPLETED|" + std::string(start) + "|" +
                          std::string(end) + "|" + std::string(elapsed) + "|gres/gpu=1\n",
                      options)
        .gpuHours;
  };
  EXPECT_NEAR(hours("2026-10-25T01:16:22", "2026-10-25T02:37:35", "02:21:13"), 2 + 21.0 / 60 + 13.0 / 3600,
              1e-9);
  EXPECT_NEAR(hours("2026-10-25T01:16:22", "2026-10-25T02:37:35", "01:21:13"), 1 + 21.0 / 60 + 13.0 / 3600,
              1e-9);
  EXPECT_NEAR(hours("2026-10-25T02:50:00", "2026-10-25T02:10:00", "00:20:00"), 20.0 / 60, 1e-9);
  EXPECT_NEAR(hours("2026-10-25T00:00:00", "2026-10-25T04:00:00", "05:00:00"), 5, 1e-9);
  EXPECT_NEAR(hours("2026-03-29T01:00:00", "2026-03-29T04:00:00", "02:00:00"), 2, 1e-9);
}

TEST(Sacct, tablesOfFixedWidthAreReadIfTheyHoldEnough) {
  const DemandImport import = importText(
      "JobID                      Start                 End                      AllocTRES \n"
      "------------ ------------------- ------------------- ------------------------------ \n"
      "1            2026-01-05T08:00:00 2026-01-05T10:00:00         cpu=8,gres/gpu=4,node=1 \n"
      "1.batch      2026-01-05T08:00:00 2026-01-05T10:00:00         cpu=8,gres/gpu=4,node=1 \n");
  EXPECT_EQ(import.gpuHours, 8);
}

TEST(Sacct, suspendedTimeStaysWithTheInterval) {
  const DemandImport import =
      importText(std::string("JobID|State|Start|End|ElapsedRaw|AllocTRES\n") +
                 "1|COMPLETED|2026-01-05T08:00:00|2026-01-05T10:00:00|3600|gres/gpu=1\n");
  EXPECT_EQ(import.gpuHours, 2);
}
