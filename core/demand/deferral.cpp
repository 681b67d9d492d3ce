// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/demand/deferral.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>

namespace rackorrent {

namespace {

// A run of known hours.
struct Segment {
  std::span<const double> hourly;
  std::size_t start = 0;
};

std::vector<Segment> knownSegments(const std::vector<double>& hourly) {
  std::vector<Segment> segments;
  for (std::size_t start = 0; start < hourly.size();) {
    std::size_t end = start;
    while (end < hourly.size() && !std::isnan(hourly[end])) ++end;
    if (end > start) segments.push_back({std::span(hourly).subspan(start, end - start), start});
    start = end + 1;
  }
  return segments;
}

// Where the repeating series can be cut without cutting a queue: after an unknown hour or, in a series
// without any, where the work above the mean has just been made up for. No queue is left there at the mean
// capacity (the cycle lemma), hence at none above it.
std::size_t cutPoint(const std::vector<double>& hourly, double mean) {
  const auto unknown = std::ranges::find_if(hourly, [](double gpus) { return std::isnan(gpus); });
  if (unknown != hourly.end()) return static_cast<std::size_t>(unknown - hourly.begin());
  std::size_t cut = 0;
  double sum = 0;
  double lowest = 0;
  for (std::size_t hour = 0; hour < hourly.size(); ++hour) {
    sum += hourly[hour] - mean;
    if (sum >= lowest) continue;
    lowest = sum;
    cut = hour + 1;
  }
  return cut % hourly.size();
}

class Backlog {
 public:
  Backlog(double deferrableShare, std::size_t maxDelay, double peak)
      : m_share(deferrableShare), m_maxDelay(maxDelay), m_rounding(1e-11 * peak) {}

  // What this segment asks for beyond `capacity`: the highest mean load of a window whose work must be done
  // inside it. Every such window bounds the capacity of any policy from below, so raising the capacity to it
  // never goes too far.
  double neededCapacity(const Segment& segment, double capacity) {
    double needed = 0;
    double arrived = 0, waiting = 0;
    double arrivedBefore = 0, firmInWindow = 0;
    std::size_t windowStart = 0;
    m_arrivals.clear();
    for (std::size_t hour = 0; hour < segment.hourly.size(); ++hour) {
      if (waiting <= m_rounding) {
        waiting = 0;
        windowStart = hour;
        arrivedBefore = arrived;
        firmInWindow = 0;
      }
      const double work = m_share * segment.hourly[hour];
      const double firm = segment.hourly[hour] - work;
      arrived += work;
      firmInWindow += firm;
      m_arrivals.push_back(arrived);
      waiting = std::max(0.0, waiting + work - (capacity - firm));
      const double due = dueBy(hour, segment.hourly.size());
      if (arrived - waiting < due - m_rounding)
        needed = std::max(needed,
                          (due - arrivedBefore + firmInWindow) / static_cast<double>(hour - windowStart + 1));
    }
    return needed;
  }

  void serve(const Segment& segment, double capacity, DeferredDemand& result) {
    double arrived = 0, served = 0;
    std::size_t oldest = 0;
    m_arrivals.clear();
    for (std::size_t hour = 0; hour < segment.hourly.size(); ++hour) {
      const double work = m_share * segment.hourly[hour];
      const double firm = segment.hourly[hour] - work;
      arrived += work;
      m_arrivals.push_back(arrived);
      const double waiting = arrived - served;
      const bool isLast = hour + 1 == segment.hourly.size();
      const double done = isLast ? waiting : std::clamp(capacity - firm, 0.0, waiting);
      while (oldest < hour && m_arrivals[oldest] <= served + m_rounding) ++oldest;
      if (done > m_rounding)
        result.worstDelayHours = std::max(result.worstDelayHours, static_cast<double>(hour - oldest));
      served += done;
      result.hourly[segment.start + hour] = firm + done;
    }
  }

 private:
  double dueBy(std::size_t hour, std::size_t hours) const {
    if (hour + 1 == hours) return m_arrivals.back();
    return hour < m_maxDelay ? 0 : m_arrivals[hour - m_maxDelay];
  }

  double m_share;
  std::size_t m_maxDelay;
  double m_rounding;
  std::vector<double> m_arrivals;  // sum of the deferrable work up to and including each hour of the segment
};

}  // namespace

DeferredDemand deferWork(const std::vector<double>& hourly, double deferrableShare, double maxDelayHours) {
  double peak = 0;
  double sum = 0;
  double knownHours = 0;
  for (const double gpus : hourly) {
    if (std::isnan(gpus)) continue;
    peak = std::max(peak, gpus);
    sum += gpus;
    ++knownHours;
  }
  DeferredDemand result{hourly, peak, 0};
  const auto maxDelay = static_cast<std::size_t>(std::max(0.0, maxDelayHours));
  if (maxDelay == 0 || deferrableShare <= 0 || peak <= 0) return result;

  const auto cut = static_cast<std::ptrdiff_t>(cutPoint(hourly, sum / knownHours));
  std::vector<double> fromCut = hourly;
  std::ranges::rotate(fromCut, fromCut.begin() + cut);
  result.hourly = fromCut;
  const std::vector<Segment> segments = knownSegments(fromCut);
  Backlog backlog(deferrableShare, maxDelay, peak);
  double capacity = std::max((1 - deferrableShare) * peak, std::min(peak, sum / knownHours));
  for (;;) {
    double needed = capacity;
    for (const Segment& segment : segments)
      needed = std::max(needed, backlog.neededCapacity(segment, capacity));
    if (needed <= capacity) break;
    capacity = std::min(needed, peak);
  }
  result.capacity = capacity;
  for (const Segment& segment : segments) backlog.serve(segment, capacity, result);
  std::ranges::rotate(result.hourly, result.hourly.end() - cut);
  return result;
}

}  // namespace rackorrent
