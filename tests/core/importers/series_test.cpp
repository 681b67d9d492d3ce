// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/importers/import_fixture.h"

#include <cmath>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace rackorrent;
using namespace rackorrent::test;
using testing::HasSubstr;

TEST(Series, aValueHoldsUntilTheNext) {
  const DemandImport import = importText(
      "time,gpus\n2026-01-05T00:00Z,4\n2026-01-05T00:30Z,8\n2026-01-05T01:00Z,0\n2026-01-05T01:30Z,2\n");
  EXPECT_EQ(import.gpus, (std::vector<double>{6, 1}));
  EXPECT_EQ(import.knownHours, 2);
  EXPECT_EQ(import.gpuHours, 7);
}

TEST(Series, holesAndMissingValuesAreUnknownNotZero) {
  std::string text = "time,gpus\n";
  for (int minute = 0; minute < 120; minute += 10)
    text += "2026-01-05T0" + std::to_string(minute / 60) + ":" + (minute % 60 < 10 ? "0" : "") +
            std::to_string(minute % 60) + "Z,6\n";
  const DemandImport hole = importText(text + "2026-01-05T05:00Z,6\n");
  EXPECT_EQ(hole.gpus.size(), 6u);
  EXPECT_EQ(hole.gpus[2], 6);  // twenty minutes of it are known: the last value held for thirty
  EXPECT_TRUE(std::isnan(hole.gpus[3]) && std::isnan(hole.gpus[4]));
  EXPECT_NEAR(hole.knownHours, 2 + 20.0 / 60 + 10.0 / 60, 1e-9);

  const DemandImport missing = importText(
      "time,gpus\n2026-01-05T00:00Z,4\n2026-01-05T01:00Z,N/A\n2026-01-05T02:00Z,4\n2026-01-05T03:00Z,4\n");
  EXPECT_TRUE(std::isnan(missing.gpus[1]));
  EXPECT_EQ(missing.knownHours, 3);
  EXPECT_EQ(skipped(missing, SkipReason::MissingValue), 1u);
}

TEST(Series, orderAndDuplicatesDoNotMatter) {
  const DemandImport sorted =
      importText("time,gpus\n2026-01-05T00:00Z,4\n2026-01-05T01:00Z,5\n2026-01-05T02:00Z,6\n");
  const DemandImport mixed = importText(
      "time,gpus\n2026-01-05T02:00Z,6\n2026-01-05T00:00Z,4\n2026-01-05T02:00Z,6\n2026-01-05T01:00Z,5\n");
  EXPECT_EQ(sorted.gpus, mixed.gpus);
  EXPECT_EQ(mixed.report.duplicates, 1u);
  EXPECT_EQ(mixed.report.used, 3u);
}

TEST(Series, seriesOfSeveralHostsAddUp) {
  const DemandImport import = importText(
      "time,host,gpus\n2026-01-05T00:00Z,a,4\n2026-01-05T00:00Z,b,3\n2026-01-05T01:00Z,a,2\n2026-01-05T01:"
      "00Z,b,3\n");
  EXPECT_EQ(import.gpus, (std::vector<double>{7, 5}));
  EXPECT_THAT(refusalOf("time,rack,gpus\n2026-01-05T00:00Z,1,4\n2026-01-05T00:00Z,2,3\n"),
              HasSubstr("--map COLUMN=series"));
  ImportOptions options;
  options.columns = {{"rack", "series"}};
  EXPECT_EQ(importText("time,rack,gpus\n2026-01-05T00:00Z,1,4\n2026-01-05T00:00Z,2,3\n", options).gpus,
            (std::vector<double>{7}));
}

TEST(Series, capacityIsNotTakenForDemand) {
  const DemandImport import =
      importText("time,total_gpus,idle_gpus,used_gpus\n2026-01-05T00:00Z,8,5,3\n2026-01-05T01:00Z,8,4,4\n");
  EXPECT_EQ(import.gpus, (std::vector<double>{3, 4}));
}

TEST(Series, whatIsNotClearIsAskedFor) {
  EXPECT_THAT(refusalOf("epoch,nv100,na100,ntotal\n1767600000,2,3,5\n1767600013,2,3,5\n"),
              HasSubstr("--map COLUMN=gpus"));
  EXPECT_THAT(refusalOf("1767600000,2\n1767600013,2\n"), HasSubstr("--map COLUMN=gpus"));
  EXPECT_THAT(refusalOf("time,temperature\n2026-01-05T00:00Z,61\n"), HasSubstr("number of GPUs in use"));
  ImportOptions options;
  options.columns = {{"2", "gpus"}};
  EXPECT_EQ(importText("1767600000,2\n1767603600,3\n", options).gpus, (std::vector<double>{2, 3}));
}

// P17: the same hours in every separator, decimal mark and date style.
TEST(Series, dialectsGiveTheSameHours) {
  const std::vector<double> expected = {1.5, 2.25};
  const std::vector<std::string> dates = {"2026-01-13 00:00:00,2026-01-13 01:00:00",
                                          "2026/01/13 00:00,2026/01/13 01:00",
                                          "13.01.2026 00:00,13.01.2026 01:00",
                                          "13/01/2026 00:00,13/01/2026 01:00",
                                          "1/13/2026 12:00 AM,1/13/2026 1:00 AM",
                                          "2026-01-13T00:00:00Z,2026-01-13T01:00:00Z",
                                          "2026-01-13T08:00:00+08:00,2026-01-13T09:00:00+08:00",
                                          "1768262400,1768266000",
                                          "1768262400000,1768266000000"};
  for (const std::string& date : dates)
    for (const std::string separator : {",", ";", "\t", "|"})
      for (const std::string quote : {"", "\""})
        for (const std::string mark : {".", ","})
          for (const std::string end : {"\n", "\r\n"}) {
            if (separator == mark && quote.empty()) continue;
            const auto cell = [&](const std::string& text) { return quote + text + quote; };
            const std::string first = date.substr(0, date.find(','));
            const std::string second = date.substr(date.find(',') + 1);
            const std::string text = cell("time") + separator + cell("gpus") + end + cell(first) + separator +
                                     cell("1" + mark + "5") + end + cell(second) + separator +
                                     cell("2" + mark + "25") + end;
            const DemandImport import = importText(text);
            EXPECT_EQ(import.gpus, expected) << text;
            EXPECT_EQ(import.firstHour, 1768262400 / 3600) << text;
          }
}
