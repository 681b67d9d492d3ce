// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/import_run.h"
#include "core/importers/sample_series.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace rackorrent {

// Samples of one or several series (hosts, GPUs) whose values add up. Memory grows with the samples, up to a
// bound.
class SampleTally {
 public:
  explicit SampleTally(ImportRun& run) : m_run(run) {}

  void add(std::string_view series, const Sample& sample);
  bool isEmpty() const { return m_samples == 0; }
  std::size_t seriesCount() const { return m_series.size(); }
  // Adds the stretches of all series to the tally and says how the samples were held. `interval` as in
  // SampleSeries. Throws Error(InvalidInput) when one series has two values at one time.
  void finish(bool usedZone, std::optional<std::int64_t> interval = std::nullopt);

 private:
  void addStretches();
  void describe(const SamplingFacts& facts);

  static constexpr std::size_t mostSamples = 20'000'000;

  ImportRun& m_run;
  std::map<std::string, SampleSeries, std::less<>> m_series;
  std::size_t m_samples = 0;
};

}  // namespace rackorrent
