// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/hour_ledger.h"

#include <algorithm>

namespace rackorrent {

namespace {

bool addTo(std::int64_t& sum, std::int64_t amount) { return !__builtin_add_overflow(sum, amount, &sum); }

bool addProduct(std::int64_t& sum, std::int64_t microGpus, std::int64_t milliseconds) {
  std::int64_t product = 0;
  return !__builtin_mul_overflow(microGpus, milliseconds, &product) && addTo(sum, product);
}

}  // namespace

// Makes room for the hours and one behind them, with slack, so that growing costs little however the records
// come.
bool HourLedger::reach(std::int64_t firstHour, std::int64_t lastHour) {
  constexpr std::int64_t slack = 720;
  if (m_cells.empty()) {
    if (lastHour - firstHour >= mostHours) return false;
    m_base = firstHour - slack;
    m_first = firstHour;
    m_last = lastHour;
    m_cells.resize(static_cast<std::size_t>(lastHour - m_base + slack));
    return true;
  }
  const std::int64_t first = std::min(m_first, firstHour);
  const std::int64_t last = std::max(m_last, lastHour);
  if (last - first >= mostHours) return false;
  const auto size = static_cast<std::int64_t>(m_cells.size());
  if (first < m_base) {
    const std::int64_t added = m_base - first + std::max(slack, size / 2);
    m_cells.insert(m_cells.begin(), static_cast<std::size_t>(added), Cell{});
    m_base -= added;
  }
  if (last + 1 >= m_base + static_cast<std::int64_t>(m_cells.size()))
    m_cells.resize(static_cast<std::size_t>(last + 2 - m_base + std::max(slack, size / 2)));
  m_first = first;
  m_last = last;
  return true;
}

HourLedger::Outcome HourLedger::add(const Interval& interval, std::int64_t microGpus) {
  if (interval.end <= interval.start) return Outcome::Added;
  const std::int64_t firstHour = interval.start / millisecondsPerHour;
  const std::int64_t endHour = interval.end / millisecondsPerHour;
  const std::int64_t lastHour = (interval.end - 1) / millisecondsPerHour;
  if (!reach(firstHour, lastHour)) return Outcome::SpanTooLong;
  bool fits = true;
  if (firstHour == endHour) {
    fits = addProduct(cell(firstHour).partial, microGpus, interval.end - interval.start);
  } else {
    fits = addProduct(cell(firstHour).partial, microGpus,
                      (firstHour + 1) * millisecondsPerHour - interval.start) &&
           addProduct(cell(endHour).partial, microGpus, interval.end - endHour * millisecondsPerHour) &&
           addTo(cell(firstHour + 1).step, microGpus) && addTo(cell(endHour).step, -microGpus);
  }
  return fits ? Outcome::Added : Outcome::SumTooLarge;
}

HourLedger::Outcome HourLedger::add(const HourLedger& other) {
  if (other.isEmpty()) return Outcome::Added;
  if (!reach(other.m_first, other.m_last)) return Outcome::SpanTooLong;
  for (std::int64_t hour = other.m_first; hour <= other.m_last + 1; ++hour) {
    const Cell& from = other.m_cells[static_cast<std::size_t>(hour - other.m_base)];
    Cell& to = cell(hour);
    if (!addTo(to.partial, from.partial) || !addTo(to.step, from.step)) return Outcome::SumTooLarge;
  }
  return Outcome::Added;
}

std::vector<double> HourLedger::gpuHours() const {
  constexpr long double unitsPerGpuHour = static_cast<long double>(microGpusPerGpu) * millisecondsPerHour;
  std::vector<double> hours;
  if (isEmpty()) return hours;
  hours.reserve(static_cast<std::size_t>(m_last - m_first + 1));
  std::int64_t level = 0;
  for (std::int64_t hour = m_first; hour <= m_last; ++hour) {
    const Cell& of = m_cells[static_cast<std::size_t>(hour - m_base)];
    level += of.step;
    const long double units =
        static_cast<long double>(level) * millisecondsPerHour + static_cast<long double>(of.partial);
    hours.push_back(static_cast<double>(units / unitsPerGpuHour));
  }
  return hours;
}

}  // namespace rackorrent
