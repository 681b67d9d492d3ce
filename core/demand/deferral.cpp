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

// Cumulative GPU-hours at the end of an hour, counted from the start of the segment.
struct Point {
  double hour = 0;
  double gpuHours = 0;
};

double slopeBetween(const Point& from, const Point& to) {
  return (to.gpuHours - from.gpuHours) / (to.hour - from.hour);
}

// What a window of hours must serve inside itself, over its length, bounds the capacity of any policy from
// below: all firm work, and the work that arrives in it and is due by its end. The queue of smallest
// sufficient capacity meets the highest of these bounds: a queue that is late at some hour has been busy
// since a window's start at less than its bound. So the capacity is the steepest line from a point (s, all
// work until s) to a later point (t, firm work until t and other work due by t). The lower hull of the first
// points answers each t in O(log n), and only if it is steeper.
class Windows {
 public:
  Windows(double deferrableShare, std::size_t maxDelay) : m_share(deferrableShare), m_maxDelay(maxDelay) {}

  double raisedCapacity(const Segment& segment, double capacity) {
    const std::size_t hours = segment.hourly.size();
    m_arrived.assign(hours, 0);
    m_hull.assign(1, Point{});
    double lowest = 0;  // of all work until s less capacity x s, over the points so far
    Point all;
    double firm = 0;
    for (std::size_t i = 0; i < hours; ++i) {
      const double demand = segment.hourly[i];
      m_arrived[i] = m_share * demand + (i > 0 ? m_arrived[i - 1] : 0);
      firm += demand - m_share * demand;
      const auto hour = static_cast<double>(i + 1);
      const Point due{hour, firm + (i + 1 == hours   ? m_arrived[i]
                                    : i < m_maxDelay ? 0
                                                     : m_arrived[i - m_maxDelay])};
      if (due.gpuHours - capacity * hour > lowest) {
        const Point start = steepestStart(due);
        capacity = std::max(capacity, slopeBetween(start, due));
        lowest = start.gpuHours - capacity * start.hour;
      }
      all = {hour, firm + m_arrived[i]};
      addToHull(all);
      lowest = std::min(lowest, all.gpuHours - capacity * hour);
    }
    return capacity;
  }

 private:
  void addToHull(const Point& point) {
    while (m_hull.size() > 1 &&
           slopeBetween(m_hull[m_hull.size() - 2], m_hull.back()) >= slopeBetween(m_hull.back(), point))
      m_hull.pop_back();
    m_hull.push_back(point);
  }

  // Along the hull the slope to a point right of it rises as long as the next edge is less steep.
  Point steepestStart(const Point& end) const {
    std::size_t low = 0;
    std::size_t high = m_hull.size() - 1;
    while (low < high) {
      const std::size_t middle = (low + high) / 2;
      if (slopeBetween(m_hull[middle], m_hull[middle + 1]) < slopeBetween(m_hull[middle], end))
        low = middle + 1;
      else
        high = middle;
    }
    return m_hull[low];
  }

  double m_share;
  std::size_t m_maxDelay;
  std::vector<double> m_arrived;  // deferrable work up to and including each hour
  std::vector<Point> m_hull;
};

void serve(const Segment& segment, double deferrableShare, double rounding, DeferredDemand& result) {
  std::vector<double> arrivals;  // sums of the deferrable work
  arrivals.reserve(segment.hourly.size());
  double arrived = 0;
  double served = 0;
  std::size_t oldest = 0;
  for (std::size_t hour = 0; hour < segment.hourly.size(); ++hour) {
    const double work = deferrableShare * segment.hourly[hour];
    const double firm = segment.hourly[hour] - work;
    arrived += work;
    arrivals.push_back(arrived);
    const double waiting = arrived - served;
    const bool isLast = hour + 1 == segment.hourly.size();
    const double done = isLast ? waiting : std::clamp(result.capacity - firm, 0.0, waiting);
    while (oldest < hour && arrivals[oldest] <= served + rounding) ++oldest;
    if (done > rounding)
      result.worstDelayHours = std::max(result.worstDelayHours, static_cast<double>(hour - oldest));
    served += done;
    result.hourly[segment.start + hour] = firm + done;
  }
}

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
  result.capacity = std::max((1 - deferrableShare) * peak, std::min(peak, sum / knownHours));
  Windows windows(deferrableShare, maxDelay);
  for (const Segment& segment : segments) result.capacity = windows.raisedCapacity(segment, result.capacity);
  result.capacity = std::min(result.capacity, peak);
  const double rounding = 1e-11 * peak;
  for (const Segment& segment : segments) serve(segment, deferrableShare, rounding, result);
  std::ranges::rotate(result.hourly, result.hourly.end() - cut);
  return result;
}

}  // namespace rackorrent
