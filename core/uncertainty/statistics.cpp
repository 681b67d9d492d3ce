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

// Sorted copies: of each block, and of all, merged from them.
struct Sorted {
  explicit Sorted(std::span<const double> values)
      : all(values.begin(), values.end()), blockSize(values.size() / errorBlocks) {
    const auto at = [&](std::size_t index) { return all.begin() + static_cast<std::ptrdiff_t>(index); };
    for (std::size_t block = 0; blockSize > 0 && block < errorBlocks; ++block)
      std::sort(at(block * blockSize), at((block + 1) * blockSize));
    byBlock = all;
    std::sort(at(blockSize * errorBlocks), all.end());
    for (std::size_t width = blockSize; width > 0 && width < all.size(); width *= 2)
      for (std::size_t start = 0; start + width < all.size(); start += 2 * width)
        std::inplace_merge(at(start), at(start + width), at(std::min(start + 2 * width, all.size())));
  }

  Estimate percentile(double share) const {
    return estimateOver(all.size(), [&](std::size_t first, std::size_t count) {
      const std::span<const double> values = count == all.size() ? all : byBlock;
      return percentileOfSorted(values.subspan(first, count), share);
    });
  }

  std::vector<double> all;
  std::vector<double> byBlock;
  std::size_t blockSize;
};

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
  const Sorted sorted(values);
  summary.mean = estimateOver(values.size(), [&](std::size_t first, std::size_t count) {
    return meanOf(values.subspan(first, count));
  });
  summary.standardDeviation = std::sqrt(varianceOf(values));
  summary.lowest = sorted.all.front();
  summary.highest = sorted.all.back();
  summary.p10 = sorted.percentile(0.1);
  summary.p50 = sorted.percentile(0.5);
  summary.p90 = sorted.percentile(0.9);
  return summary;
}

}  // namespace rackorrent
