// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/sample_series.h"

#include <algorithm>
#include <limits>

namespace rackorrent {

namespace {

std::vector<std::int64_t> intervalsOf(const std::vector<Sample>& samples) {
  std::vector<std::int64_t> intervals;
  intervals.reserve(samples.size());
  for (std::size_t i = 1; i < samples.size(); ++i) intervals.push_back(samples[i].time - samples[i - 1].time);
  return intervals;
}

// The lower of the two middle ones, so that it is an interval that occurs.
std::int64_t medianOf(std::vector<std::int64_t>& values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>((values.size() - 1) / 2);
  std::ranges::nth_element(values, middle);
  return *middle;
}

// Every row brings another value (the last may close the record), and most intervals are far from the median.
bool looksLikeChanges(const std::vector<Sample>& samples, const std::vector<std::int64_t>& intervals,
                      std::int64_t median) {
  constexpr std::size_t fewest = 4;
  if (samples.size() < fewest) return false;
  for (std::size_t i = 1; i + 1 < samples.size(); ++i)
    if (samples[i].microGpus == samples[i - 1].microGpus || samples[i].microGpus == Sample::unknown)
      return false;
  const auto regular = std::ranges::count_if(
      intervals, [&](std::int64_t interval) { return 2 * interval >= median && interval <= 2 * median; });
  return static_cast<std::size_t>(regular) * 2 < intervals.size();
}

}  // namespace

SamplingFacts SampleSeries::settle(std::optional<std::int64_t> interval) {
  SamplingFacts facts;
  if (!std::ranges::is_sorted(m_samples)) std::ranges::sort(m_samples);
  const auto isKnown = [](const Sample& sample) { return sample.microGpus != Sample::unknown; };
  const auto knownBefore = std::ranges::count_if(m_samples, isKnown);
  const auto repeated = std::ranges::unique(m_samples);
  m_samples.erase(repeated.begin(), repeated.end());
  facts.samples = m_samples.size();
  facts.duplicates = static_cast<std::size_t>(knownBefore - std::ranges::count_if(m_samples, isKnown));
  const auto conflict = std::ranges::adjacent_find(m_samples, [&](const Sample& one, const Sample& next) {
    return one.time == next.time && isKnown(one) && isKnown(next);
  });
  if (conflict != m_samples.end()) facts.conflictAt = conflict->time;
  std::vector<std::int64_t> intervals = intervalsOf(m_samples);
  if (intervals.empty()) intervals.push_back(interval.value_or(millisecondsPerHour));
  const std::int64_t shortest = std::ranges::min(intervals);
  facts.medianInterval = interval ? *interval : medianOf(intervals);
  facts.isChangeLog = !interval && looksLikeChanges(m_samples, intervals, facts.medianInterval);
  constexpr std::int64_t holeFactor = 3;
  m_hold = facts.isChangeLog ? std::numeric_limits<std::int64_t>::max() : holeFactor * facts.medianInterval;
  m_lastHold = facts.isChangeLog ? shortest : facts.medianInterval;
  return facts;
}

std::int64_t SampleSeries::endOf(std::size_t index) const {
  const std::int64_t time = m_samples[index].time;
  if (index + 1 == m_samples.size()) return time + m_lastHold;
  const std::int64_t next = m_samples[index + 1].time;
  return next - time > m_hold ? time + m_hold : next;
}

}  // namespace rackorrent
