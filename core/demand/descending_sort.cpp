// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/demand/descending_sort.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace rackorrent {

namespace {

constexpr unsigned digitBits = 11;
constexpr unsigned digits = 6;  // 66 bits hold the 64 of a double
constexpr std::size_t buckets = std::size_t{1} << digitBits;
constexpr std::size_t worthRadix = 1024;  // below, clearing the histograms costs more than comparing

using Histogram = std::array<std::uint32_t, buckets>;

// Keys rise as the doubles fall: IEEE 754 orders the bits of positive numbers upwards and of negative ones
// downwards.
std::uint64_t keyOf(double value) {
  const auto bits = std::bit_cast<std::uint64_t>(value);
  constexpr std::uint64_t sign = std::uint64_t{1} << 63;
  return bits & sign ? bits : ~bits & ~sign;
}

std::size_t digitOf(double value, unsigned digit) {
  return keyOf(value) >> (digit * digitBits) & (buckets - 1);
}

}  // namespace

void sortDescending(std::vector<double>& values) {
  if (values.size() < worthRadix) {
    std::ranges::sort(values, std::greater<>());
    return;
  }
  std::vector<double> next(values.size());
  std::array<Histogram, digits> counts{};
  for (const double value : values)
    for (unsigned digit = 0; digit < digits; ++digit) ++counts[digit][digitOf(value, digit)];
  for (unsigned digit = 0; digit < digits; ++digit) {
    Histogram& starts = counts[digit];
    if (starts[digitOf(values.front(), digit)] == values.size()) continue;  // all share this digit
    std::uint32_t sum = 0;
    for (std::uint32_t& start : starts) {
      const std::uint32_t count = start;
      start = sum;
      sum += count;
    }
    for (const double value : values) next[starts[digitOf(value, digit)]++] = value;
    values.swap(next);
  }
}

}  // namespace rackorrent
