// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/demand/load_duration_curve.h"

#include "core/demand/descending_sort.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <utility>

namespace rackorrent {

namespace {

// Prefix sums with Neumaier's compensation, so that a mean stays exact to the last digits over any number of
// hours.
std::vector<double> prefixSums(const std::vector<double>& values) {
  std::vector<double> sums;
  sums.reserve(values.size());
  double sum = 0;
  double lost = 0;
  for (const double value : values) {
    const double next = sum + value;
    lost += std::abs(sum) >= std::abs(value) ? (sum - next) + value : (value - next) + sum;
    sum = next;
    sums.push_back(sum + lost);
  }
  return sums;
}

}  // namespace

LoadDurationCurve::LoadDurationCurve(std::vector<double> gpusByHour) : m_sorted(std::move(gpusByHour)) {
  std::erase_if(m_sorted, [](double gpus) { return std::isnan(gpus); });
  sortDescending(m_sorted);
  m_cumulative = prefixSums(m_sorted);
}

void LoadDurationCurve::setBetween(const LoadDurationCurve& one, const LoadDurationCurve& other, double part,
                                   double scale) {
  const auto blend = [&](const std::vector<double>& from, const std::vector<double>& to, std::vector<double>& blended) {
    blended.resize(from.size());
    for (std::size_t i = 0; i < blended.size(); ++i) blended[i] = scale * (from[i] + part * (to[i] - from[i]));
  };
  blend(one.m_sorted, other.m_sorted, m_sorted);
  blend(one.m_cumulative, other.m_cumulative, m_cumulative);
}

std::size_t LoadDurationCurve::countAbove(double gpus) const {
  if (m_sorted.empty() || gpus >= m_sorted.front()) return 0;
  const auto end = std::ranges::lower_bound(m_sorted, gpus, std::greater<>());
  return static_cast<std::size_t>(end - m_sorted.begin());
}

double LoadDurationCurve::hoursAbove(double gpus) const { return static_cast<double>(countAbove(gpus)); }

double LoadDurationCurve::gpuHoursAbove(double gpus) const {
  const std::size_t count = countAbove(gpus);
  if (count == 0) return 0;
  return std::max(0.0, m_cumulative[count - 1] - gpus * static_cast<double>(count));
}

double LoadDurationCurve::atHours(double hours) const {
  if (m_sorted.empty() || hours >= this->hours()) return 0;
  if (hours <= 0) return m_sorted.front();
  return m_sorted[static_cast<std::size_t>(hours)];
}

double LoadDurationCurve::percentile(double share) const {
  if (m_sorted.empty()) return 0;
  const double position = (hours() - 1) * (1 - std::clamp(share, 0.0, 1.0));
  const auto before = static_cast<std::size_t>(position);
  const std::size_t after = std::min(before + 1, m_sorted.size() - 1);
  return std::lerp(m_sorted[before], m_sorted[after], position - static_cast<double>(before));
}

}  // namespace rackorrent
