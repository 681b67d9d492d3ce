// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/sample_tally.h"

#include "core/base/error.h"

#include <algorithm>

namespace rackorrent {

namespace {

// The time in which at least one series is known.
std::vector<Interval> unionOf(std::vector<Interval> intervals) {
  std::ranges::sort(intervals, {}, &Interval::start);
  std::vector<Interval> merged;
  for (const Interval& interval : intervals) {
    if (!merged.empty() && interval.start <= merged.back().end)
      merged.back().end = std::max(merged.back().end, interval.end);
    else
      merged.push_back(interval);
  }
  return merged;
}

// "5 s", "10 min", "1 h".
std::string lengthText(std::int64_t milliseconds) {
  constexpr std::int64_t minute = 60'000;
  if (milliseconds % millisecondsPerHour == 0)
    return formatNumber(static_cast<double>(milliseconds / millisecondsPerHour)) + " h";
  if (milliseconds % minute == 0) return formatNumber(static_cast<double>(milliseconds / minute)) + " min";
  return formatNumber(static_cast<double>(milliseconds) / 1000) + " s";
}

std::int64_t lengthOf(const std::vector<Interval>& intervals) {
  std::int64_t sum = 0;
  for (const Interval& interval : intervals) sum += interval.end - interval.start;
  return sum;
}

}  // namespace

void SampleTally::add(std::string_view series, const Sample& sample) {
  if (++m_samples > mostSamples)
    throw invalidLog(
        m_run.text,
        {CORE_TEXT("The log has more than %1 samples."),
         {Quantity{static_cast<double>(mostSamples), Unit::None}}},
        {CORE_TEXT("Export it with a longer step, for example one sample every five minutes."), {}});
  auto found = m_series.find(series);
  if (found == m_series.end()) found = m_series.emplace(std::string(series), SampleSeries()).first;
  found->second.add(sample);
}

void SampleTally::finish(bool usedZone, std::optional<std::int64_t> interval) {
  SamplingFacts of;
  std::size_t duplicates = 0;
  for (auto& [name, series] : m_series) {
    const SamplingFacts facts = series.settle(interval);
    if (facts.conflictAt)
      throw invalidLog(m_run.text,
                       {CORE_TEXT("The log has two values for %1."), {isoInstant(*facts.conflictAt)}},
                       {CORE_TEXT("If the rows are of several hosts or GPUs, say which column tells them "
                                  "apart: --map COLUMN=series."),
                        {}});
    duplicates += facts.duplicates;
    if (facts.samples > of.samples) of = facts;
  }
  m_run.report.duplicates += duplicates;
  m_run.report.used -= duplicates;
  m_run.tally.isKnownThroughout = false;
  addStretches();
  describe(of);
  assumeZone(m_run, usedZone);
}

void SampleTally::addStretches() {
  std::vector<Interval> known;
  std::int64_t knownOfAll = 0;
  for (const auto& [name, series] : m_series) {
    series.forEachStretch([&](const Interval& stretch, std::int64_t microGpus) {
      expectAdded(m_run.tally.gpuTime.add(stretch, microGpus), m_run.text);
      knownOfAll += stretch.end - stretch.start;
      if (!known.empty() && known.back().end == stretch.start)
        known.back().end = stretch.end;
      else
        known.push_back(stretch);
    });
  }
  if (m_series.size() > 1) known = unionOf(std::move(known));
  for (const Interval& interval : known)
    expectAdded(m_run.tally.knownTime.add(interval, microGpusPerGpu), m_run.text);
  const double share =
      static_cast<double>(knownOfAll) /
      (static_cast<double>(lengthOf(known)) * static_cast<double>(std::max<std::size_t>(1, m_series.size())));
  if (share < 0.999)
    m_run.report.cautions.push_back(
        {CORE_TEXT("On average only %1 of the %2 series report at a time; the others count as idle."),
         {Quantity{share, Unit::Share}, Quantity{static_cast<double>(m_series.size()), Unit::None}}});
}

void SampleTally::describe(const SamplingFacts& facts) {
  const std::string interval = lengthText(facts.medianInterval);
  if (facts.isChangeLog)
    m_run.report.assumptions.push_back(
        {CORE_TEXT("A row stands for a change and holds until the next one."), {}});
  else
    m_run.report.assumptions.push_back({CORE_TEXT("A value holds until the next, usually after %1; holes of "
                                                  "more than three times that are unknown, not zero."),
                                        {interval}});
}

}  // namespace rackorrent
