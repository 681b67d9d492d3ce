// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace rackorrent {

// Times are milliseconds since 1970 UTC (or since second 0 of a trace without a calendar), half open; amounts
// are millionths of a GPU.
struct Interval {
  std::int64_t start = 0;
  std::int64_t end = 0;
  friend bool operator==(const Interval&, const Interval&) = default;
};

inline constexpr std::int64_t microGpusPerGpu = 1'000'000;
inline constexpr std::int64_t millisecondsPerHour = 3'600'000;

// GPU-time by hour, in whole microGPU-milliseconds: sums are exact, so neither the order of the records nor
// the number of threads changes a bit. An interval costs the same whatever its length: its first and last
// hour are added to, the level between them is a difference array.
class HourLedger {
 public:
  // What one add can do: counted, or refused because the hours would span more than the longest log (too
  // long), or the sums more than 64 bits hold.
  enum class Outcome { Added, SpanTooLong, SumTooLarge };

  [[nodiscard]] Outcome add(const Interval& interval, std::int64_t microGpus);
  [[nodiscard]] Outcome add(const HourLedger& other);

  bool isEmpty() const { return m_cells.empty(); }
  std::int64_t firstHour() const { return m_first; }
  std::int64_t lastHour() const { return m_last; }
  // GPU-hours by hour from firstHour() to lastHour().
  std::vector<double> gpuHours() const;

  // Thirty years; a longer span is a damaged date.
  static constexpr std::int64_t mostHours = 30 * 8766;

 private:
  struct Cell {
    std::int64_t partial = 0;  // GPU-time inside the hour
    std::int64_t step = 0;     // change of the level that lasts whole hours, from this hour on
  };

  bool reach(std::int64_t firstHour, std::int64_t lastHour);
  Cell& cell(std::int64_t hour) { return m_cells[static_cast<std::size_t>(hour - m_base)]; }

  std::vector<Cell> m_cells;
  std::int64_t m_base = 0;  // hour of m_cells[0]
  std::int64_t m_first = 0;
  std::int64_t m_last = 0;
};

}  // namespace rackorrent
