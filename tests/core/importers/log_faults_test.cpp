// SPDX-License-Identifier: GPL-3.0-or-later
// Bad input: one clear refusal or a counted skip, never a crash, never a silent zero.
#include "tests/core/importers/import_fixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>
#include <stop_token>

using namespace rackorrent;
using namespace rackorrent::test;
using testing::HasSubstr;

namespace {

constexpr std::string_view sacctLog =
    "JobID|State|Start|End|ElapsedRaw|AllocTRES\n"
    "1|COMPLETED|2026-01-05T08:00:00|2026-01-05T10:30:00|9000|cpu=8,gres/gpu=4,node=1\n"
    "2|COMPLETED|2026-01-05T09:00:00|2026-01-05T09:30:00|1800|cpu=8,gres/gpu=2,node=1\n";

ErrorCode codeOf(const std::filesystem::path& path) {
  try {
    importDemand(path);
  } catch (const Error& error) {
    return error.code();
  }
  return ErrorCode::Internal;
}

}  // namespace

TEST(LogFaults, filesThatCannotBeReadAreFileErrors) {
  const TemporaryFolder folder;
  EXPECT_EQ(codeOf(folder.path() / "absent.csv"), ErrorCode::File);
  EXPECT_EQ(codeOf(folder.path()), ErrorCode::File);
  EXPECT_EQ(codeOf("/dev/null"), ErrorCode::File);
}

TEST(LogFaults, emptyTextsAreRefused) {
  for (const char* text : {"", "\n\n", "  \r\n", "\xEF\xBB\xBF"})
    EXPECT_THAT(refusalOf(text), HasSubstr("empty"));
}

TEST(LogFaults, compressedAndBinaryFilesAreNamed) {
  EXPECT_THAT(refusalOf(std::string_view("\x1f\x8b\x08\x00\x00\x00", 6)), HasSubstr("a compressed file"));
  EXPECT_THAT(refusalOf("PK\x03\x04 something"), HasSubstr("a compressed file"));
  EXPECT_THAT(refusalOf(std::string_view("\x00\x01\x02\x00\x00\x07 text", 11)), HasSubstr("a binary file"));
}

TEST(LogFaults, wordsAreNoLog) {
  EXPECT_THAT(refusalOf("Dear all,\nplease find the log attached.\n"), HasSubstr("no"));
  EXPECT_THAT(refusalOf("just words\nand more of them\n"), HasSubstr("no columns"));
  EXPECT_THAT(refusalOf("{\"a\": 1}"), HasSubstr("no answer of Prometheus"));
  EXPECT_THAT(
      refusalOf("{\"status\":\"success\",\"data\":{\"resultType\":\"matrix\",\"result\":[{\"metric\""),
      HasSubstr("not valid JSON"));
}

TEST(LogFaults, headersWithoutRowsAreRefused) {
  EXPECT_THAT(refusalOf("JobID|State|Start|End|ElapsedRaw|AllocTRES\n"), HasSubstr("no data rows"));
  EXPECT_THAT(refusalOf("start_time,end_time,num_gpus\n"), HasSubstr("no data rows"));
  EXPECT_THAT(refusalOf("; UnixStartTime: 1504521041\n"), HasSubstr("no data rows"));
}

TEST(LogFaults, faultyJobsAreSkippedWithReasonAndLine) {
  const DemandImport import = importText(
      "job_id,start_time,end_time,num_gpus\n"
      "1,2026-01-05 08:00:00,2026-01-05 09:00:00,4\n"
      "2,2026-01-05 10:00:00,2026-01-05 09:00:00,4\n"
      "3,2026-01-05 08:00:00,2026-01-05 08:00:00,4\n"
      "4,2026-01-05 08:00:00,2026-01-05 09:00:00,\n"
      "5,2026-01-05 08:00:00,2026-01-05 09:00:00,four\n"
      "6,2026-01-05 08:00:00,2026-01-05 09:00:00,-4\n"
      "7,2026-01-05 08:00:00,2026-01-05 09:00:00,4e12\n"
      "8,yesterday,2026-01-05 09:00:00,4\n"
      "9,2026-01-05 08:00:00\n"
      "1,2026-01-05 08:00:00,2026-01-05 09:00:00,4\n"
      "10,,2026-01-05 09:00:00,4\n"
      "11,2026-01-05 08:00:00,2026-01-05 09:00:00,0\n");
  EXPECT_EQ(import.gpuHours, 4);
  EXPECT_EQ(import.report.read, 12u);
  EXPECT_EQ(import.report.used, 1u);
  EXPECT_EQ(import.report.duplicates, 1u);
  for (const auto& [reason, line] : {std::pair{SkipReason::EndBeforeStart, 3u},
                                     {SkipReason::ZeroLength, 4u},
                                     {SkipReason::MissingValue, 5u},
                                     {SkipReason::UnreadableNumber, 6u},
                                     {SkipReason::NegativeNumber, 7u},
                                     {SkipReason::TooLarge, 8u},
                                     {SkipReason::UnreadableTime, 9u},
                                     {SkipReason::WrongFieldCount, 10u},
                                     {SkipReason::NeverStarted, 12u},
                                     {SkipReason::NoGpus, 13u}})
    EXPECT_EQ(import.report.of(reason).lines, std::vector<std::uint64_t>{line}) << textOf(reason);
}

TEST(LogFaults, tasksOfOneJobThatStartTogetherAllCount) {
  const DemandImport import = importText(
      "job_id,task,start_time,end_time,num_gpus\n"
      "7,0,2026-01-05 08:00:00,2026-01-05 09:00:00,2\n"
      "7,1,2026-01-05 08:00:00,2026-01-05 09:00:00,2\n"
      "7,1,2026-01-05 08:00:00,2026-01-05 09:00:00,2\n");
  EXPECT_EQ(import.gpuHours, 4);
  EXPECT_EQ(import.report.duplicates, 1u);
}

TEST(LogFaults, negativeDurationsAreSkipped) {
  const DemandImport import = importText(
      "submit_time,duration,num_gpus\n2026-01-05 08:00:00,3600,1\n2026-01-05 08:00:00,-60,1\n2026-01-05 "
      "08:00:00,long,1\n");
  EXPECT_EQ(import.gpuHours, 1);
  EXPECT_EQ(skipped(import, SkipReason::NegativeNumber), 1u);
  EXPECT_EQ(skipped(import, SkipReason::UnreadableNumber), 1u);
}

TEST(LogFaults, aLogWithoutGpusIsNotZeroGpus) {
  const std::string answer = refusalOf(
      "JobID|State|Start|End|AllocTRES\n1|COMPLETED|2026-01-05T08:00:00|2026-01-05T10:30:00|cpu=8,node=1\n");
  EXPECT_THAT(answer, HasSubstr("no GPU information"));
  EXPECT_THAT(answer, HasSubstr("AccountingStorageTRES"));
}

TEST(LogFaults, aStrayDateIsNamedInsteadOfAThousandYearsOfHours) {
  EXPECT_THAT(refusalOf("start_time,end_time,num_gpus\n2026-01-05 08:00:00,2026-01-05 09:00:00,4\n1975-01-05 "
                        "08:00:00,1975-01-05 09:00:00,4\n"),
              HasSubstr("30 years"));
}

TEST(LogFaults, aHugeLineIsRefusedInLittleMemory) {
  const std::string huge(std::size_t{3} << 20, 'x');
  EXPECT_THAT(refusalOf(std::string(sacctLog) + huge), HasSubstr("Line 4 is longer than 1 MiB"));
  EXPECT_THAT(refusalOf("time,gpus\n2026-01-05 08:00:00,\"" + huge), HasSubstr("first row is longer"));
  EXPECT_THAT(refusalOf("time,gpus\n2026-01-05 08:00:00,2\n2026-01-05 09:00:00,\"" + huge),
              HasSubstr("longer than 1 MiB"));
  EXPECT_THAT(refusalOf("time,gpus\n2026-01-05 08:00:00,2\n2026-01-05 09:00:00,\"3\n"),
              HasSubstr("line 3 is never closed"));
  EXPECT_THAT(refusalOf("{\"status\":\"" + huge + "\"}"), HasSubstr("more than 1 MiB"));
  EXPECT_THAT(refusalOf(std::string(100'000, '[') + "{"), HasSubstr("nested too deeply"));
}

TEST(LogFaults, aMillionColumnsAreNoTable) {
  std::string row;
  for (int i = 0; i < 400'000; ++i) row += "1,";
  EXPECT_FALSE(refusalOf(row + "1\n" + row + "1\n").empty());
}

// Whatever a file holds, the answer is a refusal or a report that adds up.
TEST(LogFaults, brokenCopiesNeitherCrashNorLoseRows) {
  std::mt19937 random(7);
  for (int round = 0; round < 400; ++round) {
    std::string text(sacctLog);
    text.resize(text.size() - random() % text.size());
    for (unsigned i = random() % 4; i > 0 && !text.empty(); --i)
      text[random() % text.size()] = static_cast<char>(random());
    try {
      const DemandImport import = importText(text);
      EXPECT_EQ(import.report.read,
                import.report.used + import.report.skippedInAll() + import.report.duplicates);
      EXPECT_GT(import.report.used, 0u);
    } catch (const Error& error) {
      EXPECT_FALSE(error.message().source.empty());
    }
  }
}

TEST(LogFaults, aStopIsHeededBetweenBlocks) {
  const TemporaryFolder folder;
  std::string text(sacctLog);
  while (text.size() < (std::size_t{2} << 20)) text += sacctLog.substr(sacctLog.find('\n') + 1);
  writeContent(folder.path() / "log", text);
  std::stop_source source;
  double last = 0;
  const Progress progress = [&](double share) {
    EXPECT_GE(share, last);
    last = share;
    if (share > 0.4) source.request_stop();
  };
  try {
    importDemand(folder.path() / "log", {}, source.get_token(), progress);
    FAIL() << "not stopped";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::Cancelled);
    EXPECT_LT(last, 0.8);
  }
}

TEST(LogFaults, wrongChoicesNameWhatThereIs) {
  ImportOptions options;
  options.columns = {{"gpus", "capacity"}};
  EXPECT_THAT(refusalOf("time,gpus\n2026-01-05 08:00:00,2\n", options), HasSubstr("no role \"capacity\""));
  options.columns = {{"cards", "gpus"}};
  EXPECT_THAT(refusalOf("time,gpus\n2026-01-05 08:00:00,2\n", options), HasSubstr("It has: time, gpus"));
  options.columns = {};
  options.zone = "Mars/Olympus";
  EXPECT_THAT(refusalOf("time,gpus\n2026-01-05 08:00:00,2\n", options),
              HasSubstr("no time zone named \"Mars/Olympus\""));
  options.zone = "UTC";
  options.runningUntil = "tomorrow";
  EXPECT_THAT(refusalOf("start,end,gpus\n2026-01-05 08:00:00,,2\n", options),
              HasSubstr("\"tomorrow\" is no time"));
}
