// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/job_collector.h"

#include "core/base/error.h"
#include "core/importers/time_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rackorrent {

namespace {

constexpr double mostGpus = 1e6;  // of one record; the largest clusters have a tenth
constexpr std::size_t mostEvents = 1'000'000;

}  // namespace

std::optional<std::int64_t> toMicroGpus(double gpus) {
  if (!(gpus >= 0) || gpus > mostGpus) return std::nullopt;
  return std::llround(gpus * static_cast<double>(microGpusPerGpu));
}

Interval settledInterval(const Instants& start, const Instants& end, std::optional<std::int64_t> elapsed) {
  Interval best{start.first, end.first};
  if (!start.isAmbiguous() && !end.isAmbiguous()) return best;
  const auto misfit = [&](const Interval& interval) {
    const std::int64_t length = interval.end - interval.start;
    if (elapsed) return std::abs(length - *elapsed);
    return length >= 0 ? -length : -2 * length;
  };
  for (const std::int64_t from : {start.first, start.second})
    for (const std::int64_t to : {end.first, end.second})
      if (const Interval interval{from, to}; misfit(interval) < misfit(best)) best = interval;
  return best;
}

void JobCollector::add(const Interval& interval, std::int64_t microGpus, std::uint64_t key,
                       std::uint64_t line) {
  ImportReport& report = m_run.report;
  if (microGpus == 0) return report.skip(SkipReason::NoGpus, line);
  if (interval.end < interval.start) return report.skip(SkipReason::EndBeforeStart, line);
  if (interval.end == interval.start) return report.skip(SkipReason::ZeroLength, line);
  if (key != 0 && !m_seen.insert(key)) {
    ++report.duplicates;
    return;
  }
  count(interval, microGpus);
}

void JobCollector::count(const Interval& interval, std::int64_t microGpus) {
  expectAdded(m_run.tally.gpuTime.add(interval, microGpus), m_run.text);
  ++m_run.report.used;
  m_newest = std::max(m_newest, interval.end);
  m_largest = std::max(m_largest, microGpus);
  if (!m_countsEvents) return;
  m_events.push_back({interval.start, microGpus});
  m_events.push_back({interval.end, -microGpus});
  if (m_events.size() < mostEvents) return;
  m_countsEvents = false;
  m_events = {};
}

void JobCollector::addRunning(std::int64_t start, std::optional<std::int64_t> seenUntil,
                              std::int64_t microGpus, std::uint64_t key, std::uint64_t line) {
  if (microGpus == 0) return m_run.report.skip(SkipReason::NoGpus, line);
  m_newest = std::max(m_newest, start);
  if (seenUntil) m_seenUntil = std::max(m_seenUntil.value_or(0), *seenUntil);
  m_running.push_back({start, microGpus, key, line});
}

std::optional<std::int64_t> JobCollector::captureTime() {
  const std::string& wanted = m_run.options.runningUntil;
  if (wanted == "none") return std::nullopt;
  if (wanted.empty()) return std::max(m_newest, m_seenUntil.value_or(0));
  const auto style = guessTimeStyle({wanted});
  const auto time = style ? TimeReader(*style, m_run.clock).read(wanted) : std::nullopt;
  if (!time)
    throw Error(ErrorCode::InvalidInput, {},
                {CORE_TEXT("\"%1\" is no time until which running jobs could count."), {wanted}},
                {CORE_TEXT("Write it like 2026-10-27T06:00:00Z, or none to leave running jobs out."), {}});
  return time->first;
}

void JobCollector::endRunning() {
  if (m_running.empty()) return;
  const auto until = captureTime();
  std::uint64_t counted = 0;
  for (const RunningJob& job : m_running) {
    if (job.key != 0 && m_seen.contains(job.key)) {  // another row knows its end
      ++m_run.report.duplicates;
    } else if (!until) {
      m_run.report.skip(SkipReason::StillRunning, job.line);
    } else {
      const std::uint64_t before = m_run.report.used;
      add({job.start, *until}, job.microGpus, job.key, job.line);
      counted += m_run.report.used - before;
    }
  }
  if (!until || counted == 0) return;
  const Quantity jobs{static_cast<double>(counted), Unit::None};
  if (!m_run.options.runningUntil.empty())
    m_run.report.assumptions.push_back(
        {CORE_TEXT("%1 jobs had no end; they count until %2, as asked."), {jobs, isoInstant(*until)}});
  else
    m_run.report.assumptions.push_back(
        {CORE_TEXT("%1 jobs had no end; they count until %2, the newest time in the file."),
         {jobs, isoInstant(*until)}});
}

void JobCollector::findPeak() {
  if (!m_countsEvents) return;
  std::ranges::sort(m_events);  // at equal times ends come before starts
  std::int64_t level = 0;
  std::int64_t peak = 0;
  for (const Event& event : m_events) peak = std::max(peak, level += event.change);
  m_run.tally.peakAtOnce = static_cast<double>(peak) / static_cast<double>(microGpusPerGpu);
}

void JobCollector::finish(bool usedZone) {
  endRunning();
  findPeak();
  m_run.tally.largestJob = static_cast<double>(m_largest) / static_cast<double>(microGpusPerGpu);
  assumeZone(m_run, usedZone);
  if (m_seen.isFull())
    m_run.report.assumptions.push_back({CORE_TEXT("Duplicates were looked for among the first %1 jobs only."),
                                        {Quantity{static_cast<double>(SeenKeys::mostKeys), Unit::None}}});
}

}  // namespace rackorrent
