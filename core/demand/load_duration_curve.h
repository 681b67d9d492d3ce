// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace rackorrent {

// Demand sorted from high to low. Built once in O(n log n); each question is O(log n).
// Hours that the log does not know (NaN) are left out, so the curve is over known hours.
class LoadDurationCurve {
 public:
  LoadDurationCurve() = default;
  explicit LoadDurationCurve(std::vector<double> gpusByHour);

  // Becomes, rank by rank, what lies between two curves of as many hours, `part` of the way from one to the other, times
  // `scale`. Exact: so are its sums. Neither may be this curve. Its memory is used again.
  void setBetween(const LoadDurationCurve& one, const LoadDurationCurve& other, double part, double scale);

  bool isEmpty() const { return m_sorted.empty(); }
  double hours() const { return static_cast<double>(m_sorted.size()); }
  double peak() const { return m_sorted.empty() ? 0 : m_sorted.front(); }
  double gpuHours() const { return m_cumulative.empty() ? 0 : m_cumulative.back(); }
  double mean() const { return m_sorted.empty() ? 0 : gpuHours() / hours(); }

  // Hours in which more than `gpus` are in use.
  double hoursAbove(double gpus) const;
  // GPU-hours of demand that lie above the level, and below it; they add up to gpuHours().
  double gpuHoursAbove(double gpus) const;
  double gpuHoursBelow(double gpus) const { return gpuHours() - gpuHoursAbove(gpus); }
  // Demand that is exceeded in exactly this many hours at most: atHours(0) is the peak.
  double atHours(double hours) const;
  // Demand that a share of the hours does not exceed, interpolated between neighbours: 0 lowest, 0.5 median, 1 peak.
  double percentile(double share) const;

  const std::vector<double>& sorted() const { return m_sorted; }

 private:
  std::size_t countAbove(double gpus) const;

  std::vector<double> m_sorted;
  std::vector<double> m_cumulative;  // m_cumulative[i] = GPU-hours of the i + 1 busiest hours
};

}  // namespace rackorrent
