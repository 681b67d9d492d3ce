// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/import_run.h"
#include "core/importers/seen_keys.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace rackorrent {

// The records of jobs of one file, whatever the format: judges them, counts them and adds them to the tally.
// Memory is bounded: duplicates are looked for among the first two million jobs, the peak of one moment among
// the first half million.
class JobCollector {
 public:
  explicit JobCollector(ImportRun& run) : m_run(run) {}

  // A key of 0 stands for a job without an identity, which has no duplicates.
  void add(const Interval& interval, std::int64_t microGpus, std::uint64_t key, std::uint64_t line);
  // A job without an end; `seenUntil` is start + elapsed where the log tells it.
  void addRunning(std::int64_t start, std::optional<std::int64_t> seenUntil, std::int64_t microGpus,
                  std::uint64_t key, std::uint64_t line);
  // Ends the running jobs as the options say, and says what was assumed. Throws Error(InvalidInput) if no job
  // was counted.
  void finish(bool usedZone);

 private:
  struct RunningJob {
    std::int64_t start = 0;
    std::int64_t microGpus = 0;
    std::uint64_t key = 0;
    std::uint64_t line = 0;
  };
  struct Event {
    std::int64_t time = 0;
    std::int64_t change = 0;
    friend auto operator<=>(const Event&, const Event&) = default;
  };

  void count(const Interval& interval, std::int64_t microGpus);
  std::optional<std::int64_t> captureTime();
  void endRunning();
  void findPeak();

  ImportRun& m_run;
  SeenKeys m_seen;
  std::vector<RunningJob> m_running;
  std::vector<Event> m_events;
  bool m_countsEvents = true;
  std::int64_t m_newest = 0;
  std::int64_t m_largest = 0;
  std::optional<std::int64_t> m_seenUntil;
};

// A number of GPUs as a log holds it, in millionths; nothing for one that no cluster has.
std::optional<std::int64_t> toMicroGpus(double gpus);

// The interval that local times mean: in the hour that occurs twice the one that lasts as long as elapsed,
// else the longest that is not negative.
Interval settledInterval(const Instants& start, const Instants& end, std::optional<std::int64_t> elapsed);

}  // namespace rackorrent
