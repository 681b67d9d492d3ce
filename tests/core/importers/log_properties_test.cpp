// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold for any log: order does not matter, a whole is the sum of its parts, no GPU-second is lost.
#include "core/importers/hour_ledger.h"
#include "tests/core/importers/import_fixture.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <random>

using namespace rackorrent;
using namespace rackorrent::test;

namespace {

struct Job {
  std::int64_t start;  // seconds since 1970
  std::int64_t length;
  int gpus;
};

std::vector<Job> randomJobs(std::size_t count, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<Job> jobs;
  for (std::size_t i = 0; i < count; ++i)
    jobs.push_back({1'767'600'000 + static_cast<std::int64_t>(random() % 2'000'000),
                    1 + static_cast<std::int64_t>(random() % 400'000), 1 + static_cast<int>(random() % 16)});
  return jobs;
}

std::vector<std::string> rowsOf(const std::vector<Job>& jobs) {
  std::vector<std::string> rows;
  for (const Job& job : jobs)
    rows.push_back(std::to_string(job.start) + "," + std::to_string(job.start + job.length) + "," +
                   std::to_string(job.gpus) + "\n");
  return rows;
}

std::string tableOf(const std::vector<std::string>& rows) {
  std::string text = "start,end,gpus\n";
  for (const std::string& row : rows) text += row;
  return text;
}

// GPU-seconds by hour, second by second: the obvious way.
std::map<std::int64_t, std::int64_t> countedBySecond(const std::vector<Job>& jobs) {
  std::map<std::int64_t, std::int64_t> hours;
  for (const Job& job : jobs)
    for (std::int64_t second = job.start; second < job.start + job.length; ++second)
      hours[second / 3600] += job.gpus;
  return hours;
}

}  // namespace

TEST(LogProperties, everyHourIsTheSumOfItsSeconds) {
  const std::vector<Job> jobs = randomJobs(60, 1);
  const DemandImport import = importText(tableOf(rowsOf(jobs)));
  const auto counted = countedBySecond(jobs);
  for (std::size_t i = 0; i < import.gpus.size(); ++i) {
    const auto found = counted.find(import.firstHour + static_cast<std::int64_t>(i));
    const double expected = found == counted.end() ? 0 : static_cast<double>(found->second) / 3600;
    EXPECT_DOUBLE_EQ(import.gpus[i], expected);
  }
}

TEST(LogProperties, noGpuSecondIsLost) {
  for (unsigned seed = 2; seed < 12; ++seed) {
    const std::vector<Job> jobs = randomJobs(500, seed);
    std::int64_t gpuSeconds = 0;
    for (const Job& job : jobs) gpuSeconds += job.length * job.gpus;
    const DemandImport import = importText(tableOf(rowsOf(jobs)));
    EXPECT_NEAR(import.gpuHours * 3600, static_cast<double>(gpuSeconds),
                1e-9 * static_cast<double>(gpuSeconds));
  }
}

TEST(LogProperties, orderOfTheRowsDoesNotChangeABit) {
  std::vector<std::string> rows = rowsOf(randomJobs(400, 20));
  const DemandImport first = importText(tableOf(rows));
  std::mt19937 random(21);
  for (int round = 0; round < 5; ++round) {
    std::ranges::shuffle(rows, random);
    const DemandImport again = importText(tableOf(rows));
    EXPECT_EQ(again.gpus, first.gpus);
    EXPECT_EQ(again.firstHour, first.firstHour);
    EXPECT_EQ(again.gpuHours, first.gpuHours);
    EXPECT_EQ(again.peakAtOnce, first.peakAtOnce);
  }
}

TEST(LogProperties, twoHalvesOfALedgerAreTheWhole) {
  const std::vector<Job> jobs = randomJobs(1000, 30);
  HourLedger whole;
  HourLedger first;
  HourLedger second;
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    const Interval interval{jobs[i].start * 1000, (jobs[i].start + jobs[i].length) * 1000};
    const std::int64_t microGpus = jobs[i].gpus * microGpusPerGpu;
    EXPECT_EQ(whole.add(interval, microGpus), HourLedger::Outcome::Added);
    EXPECT_EQ((i % 3 == 0 ? first : second).add(interval, microGpus), HourLedger::Outcome::Added);
  }
  EXPECT_EQ(first.add(second), HourLedger::Outcome::Added);
  EXPECT_EQ(first.gpuHours(), whole.gpuHours());
  EXPECT_EQ(first.firstHour(), whole.firstHour());
  EXPECT_EQ(first.lastHour(), whole.lastHour());
}

// Blocks of the reader cut lines anywhere: a long log with its lines in odd places gives the same as the
// ledger.
TEST(LogProperties, linesCutByBlocksAreWhole) {
  const std::vector<Job> jobs = randomJobs(40'000, 40);
  HourLedger ledger;
  for (const Job& job : jobs)
    ASSERT_EQ(ledger.add({job.start * 1000, (job.start + job.length) * 1000}, job.gpus * microGpusPerGpu),
              HourLedger::Outcome::Added);
  const std::string text = tableOf(rowsOf(jobs));
  EXPECT_GT(text.size(), std::size_t{3} << 18);
  EXPECT_EQ(importText(text).gpus, ledger.gpuHours());
  std::string withCrlf;
  for (const char c : text) withCrlf += c == '\n' ? std::string("\r\n") : std::string(1, c);
  EXPECT_EQ(importText(withCrlf).gpus, ledger.gpuHours());
}

TEST(LogProperties, jobsAddUpAcrossTheHoursThatTheyTouch) {
  HourLedger ledger;
  EXPECT_EQ(ledger.add({0, 3 * millisecondsPerHour}, microGpusPerGpu), HourLedger::Outcome::Added);
  EXPECT_EQ(ledger.add({millisecondsPerHour / 2, millisecondsPerHour}, 2 * microGpusPerGpu),
            HourLedger::Outcome::Added);
  EXPECT_EQ(ledger.lastHour(), 2);
  EXPECT_EQ(ledger.gpuHours(), (std::vector<double>{2, 1, 1}));
}

TEST(LogProperties, sumsBeyondSixtyFourBitsAreRefused) {
  HourLedger ledger;
  const std::int64_t most = 1'000'000 * microGpusPerGpu;
  HourLedger::Outcome outcome = HourLedger::Outcome::Added;
  for (int i = 0; i < 100 && outcome == HourLedger::Outcome::Added; ++i)
    outcome = ledger.add({0, millisecondsPerHour - 1}, most);
  EXPECT_EQ(outcome, HourLedger::Outcome::SumTooLarge);
}

TEST(LogProperties, theSameFileHasTheSameDigestAsSha256sum) {
  // printf 'start,end,gpus\n0,7200,2\n' | sha256sum
  const DemandImport import = importText("start,end,gpus\n0,7200,2\n");
  EXPECT_EQ(import.report.fileDigest, "d58564d22eaa71fbdc2eecaaa3de78ce93b7f4d1a1bf5f92f12dcbede4993680");
  EXPECT_EQ(import.gpus, (std::vector<double>{2, 2}));
  EXPECT_FALSE(import.hasClockHours);
}
