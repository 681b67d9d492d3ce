// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/hour_ledger.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace rackorrent {

// The GPUs in use from a moment on.
struct Sample {
  static constexpr std::int64_t unknown = -1;

  std::int64_t time = 0;       // milliseconds
  std::int64_t microGpus = 0;  // or unknown
  friend auto operator<=>(const Sample&, const Sample&) = default;
};

// How long the samples of one series hold.
struct SamplingFacts {
  std::size_t samples = 0;
  std::size_t duplicates = 0;              // the same time and known value again
  std::optional<std::int64_t> conflictAt;  // a time with two values
  std::int64_t medianInterval = 0;
  bool isChangeLog = false;  // a row per change, which holds until the next however long that takes
};

// Sorts the samples by time and drops duplicates. A value holds until the next sample; the last one for the
// median interval. In a hole longer than three median intervals it holds for those and the rest is unknown. A
// change log (neighbouring values differ, intervals are irregular) has no holes; its last row holds for the
// shortest interval. Then adds every stretch to both ledgers: GPU-time, and the time that is known as one
// GPU.
class SampleSeries {
 public:
  void add(const Sample& sample) { m_samples.push_back(sample); }
  std::size_t size() const { return m_samples.size(); }

  // `interval` is used instead of the median where it is known, such as the step of a query.
  SamplingFacts settle(std::optional<std::int64_t> interval = std::nullopt);
  // The stretches in order, each with its value; after settle().
  template <class Visitor>
  void forEachStretch(const Visitor& visit) const {
    for (std::size_t i = 0; i < m_samples.size(); ++i)
      if (m_samples[i].microGpus != Sample::unknown)
        visit(Interval{m_samples[i].time, endOf(i)}, m_samples[i].microGpus);
  }

 private:
  std::int64_t endOf(std::size_t index) const;

  std::vector<Sample> m_samples;
  std::int64_t m_hold = 0;      // longest time that a value holds
  std::int64_t m_lastHold = 0;  // of the last one
};

}  // namespace rackorrent
