// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uncertainty/statistics.h"

#include <algorithm>
#include <cmath>

namespace rackorrent {

namespace {

template <class Term>
double sumByBlocks(std::span<const double> values, const Term& term) {
  constexpr std::size_t blockSize = 512;
  double total = 0;
  for (std::size_t start = 0; start < values.size(); start += blockSize) {
    double block = 0;
    for (const double value : values.subspan(start, std::min(blockSize, values.size() - start)))
      block += term(value);
    total += block;
  }
  return total;
}

Estimate percentileEstimate(std::span<const double> values, std::span<const double> sorted, double share) {
  const Estimate overBlocks = estimateOver(values.size(), [&](std::size_t first, std::size_t count) {
    if (count == values.size()) return percentileOfSorted(sorted, share);
    std::vector<double> block(values.begin() + static_cast<std::ptrdiff_t>(first),
                              values.begin() + static_cast<std::ptrdiff_t>(first + count));
    std::ranges::sort(block);
    return percentileOfSorted(block, share);
  });
  return overBlocks;
}

}  // namespace

// Around a first value: a constant has that mean to the last bit, and an offset costs no digits.
double meanOf(std::span<const double> values) {
  if (values.empty()) return 0;
  const double pilot = values.front();
  return pilot + sumByBlocks(values, [pilot](double value) { return value - pilot; }) /
                     static_cast<double>(values.size());
}

double varianceOf(std::span<const double> values) {
  if (values.size() < 2) return 0;
  const double mean = meanOf(values);
  return sumByBlocks(values, [mean](double value) { return (value - mean) * (value - mean); }) /
         static_cast<double>(values.size() - 1);
}

double percentileOfSorted(std::span<const double> sorted, double share) {
  if (sorted.empty()) return 0;
  const double position = static_cast<double>(sorted.size() - 1) * std::clamp(share, 0.0, 1.0);
  const auto before = static_cast<std::size_t>(position);
  const std::size_t after = std::min(before + 1, sorted.size() - 1);
  return std::lerp(sorted[before], sorted[after], position - static_cast<double>(before));
}

Estimate estimateOver(std::size_t draws, const std::function<double(std::size_t, std::size_t)>& figure) {
  Estimate estimate{figure(0, draws), 0};
  const std::size_t blockSize = draws / errorBlocks;
  if (blockSize == 0) return estimate;
  std::vector<double> byBlock;
  for (std::size_t block = 0; block < errorBlocks; ++block)
    byBlock.push_back(figure(block * blockSize, blockSize));
  estimate.standardError = std::sqrt(varianceOf(byBlock) / static_cast<double>(errorBlocks));
  return estimate;
}

Summary summaryOf(std::span<const double> values) {
  Summary summary;
  if (values.empty()) return summary;
  std::vector<double> sorted(values.begin(), values.end());
  std::ranges::sort(sorted);
  summary.mean = estimateOver(values.size(), [&](std::size_t first, std::size_t count) {
    return meanOf(values.subspan(first, count));
  });
  summary.standardDeviation = std::sqrt(varianceOf(values));
  summary.lowest = sorted.front();
  summary.highest = sorted.back();
  summary.p10 = percentileEstimate(values, sorted, 0.1);
  summary.p50 = percentileEstimate(values, sorted, 0.5);
  summary.p90 = percentileEstimate(values, sorted, 0.9);
  return summary;
}

}  // namespace rackorrent
