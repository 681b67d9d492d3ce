// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uncertainty/sensitivity.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>

namespace rackorrent {

namespace {

// Enough draws in each slice for its mean, enough slices to follow a curve.
std::size_t slicesFor(std::size_t draws) {
  constexpr std::size_t drawsInSlice = 256;
  constexpr std::size_t most = 64;
  return std::clamp(std::bit_floor(std::max<std::size_t>(draws / drawsInSlice, 1)), std::size_t{1}, most);
}

std::size_t sliceOf(double share, std::size_t slices) {
  return std::min(static_cast<std::size_t>(share * static_cast<double>(slices)), slices - 1);
}

std::size_t cheapest(const std::vector<double>& sums) {
  return static_cast<std::size_t>(std::ranges::min_element(sums) - sums.begin());
}

// Sums of each choice's cost over the draws of one half of one slice.
struct HalfSlice {
  std::vector<double> sums;
  double count = 0;
};

std::vector<HalfSlice> halfSlices(std::span<const double> shares, const ChoiceCosts& costs,
                                  std::size_t slices) {
  std::vector<HalfSlice> halves(2 * slices, {std::vector<double>(costs.size(), 0), 0});
  for (std::size_t i = 0; i < shares.size(); ++i) {
    HalfSlice& half = halves[2 * sliceOf(shares[i], slices) + (i >= shares.size() / 2 ? 1 : 0)];
    half.count += 1;
    for (std::size_t choice = 0; choice < costs.size(); ++choice) half.sums[choice] += costs[choice][i];
  }
  return halves;
}

double lowestMean(const ChoiceCosts& costs, std::size_t first, std::size_t count) {
  double lowest = std::numeric_limits<double>::infinity();
  for (const auto& cost : costs) lowest = std::min(lowest, meanOf(cost.subspan(first, count)));
  return lowest;
}

}  // namespace

std::vector<double> ranksOf(std::span<const double> values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, [&](std::size_t one, std::size_t other) {
    return values[one] != values[other] ? values[one] < values[other] : one < other;
  });
  std::vector<double> ranks(values.size());
  for (std::size_t start = 0; start < order.size();) {
    std::size_t end = start;
    while (end < order.size() && values[order[end]] == values[order[start]]) ++end;
    const double mean = static_cast<double>(start + end - 1) / 2;
    for (; start < end; ++start) ranks[order[start]] = mean;
  }
  return ranks;
}

double rankCorrelation(std::span<const double> shares, std::span<const double> resultRanks) {
  const double meanShare = meanOf(shares);
  const double meanRank = meanOf(resultRanks);
  double together = 0;
  double ofShares = 0;
  double ofRanks = 0;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    const double share = shares[i] - meanShare;
    const double rank = resultRanks[i] - meanRank;
    together += share * rank;
    ofShares += share * share;
    ofRanks += rank * rank;
  }
  return ofShares > 0 && ofRanks > 0 ? together / std::sqrt(ofShares * ofRanks) : 0;
}

double firstOrderIndex(std::span<const double> shares, std::span<const double> result) {
  const double variance = varianceOf(result);
  if (variance <= 0) return 0;
  const double mean = meanOf(result);
  const std::size_t slices = slicesFor(result.size());
  std::vector<double> sums(slices, 0);
  std::vector<double> squares(slices, 0);
  std::vector<double> counts(slices, 0);
  for (std::size_t i = 0; i < result.size(); ++i) {
    const std::size_t slice = sliceOf(shares[i], slices);
    const double deviation = result[i] - mean;
    sums[slice] += deviation;
    squares[slice] += deviation * deviation;
    counts[slice] += 1;
  }
  double between = 0;
  for (std::size_t slice = 0; slice < slices; ++slice) {
    if (counts[slice] < 2) continue;
    const double sliceMean = sums[slice] / counts[slice];
    const double within = (squares[slice] - sums[slice] * sliceMean) / (counts[slice] - 1);
    between += counts[slice] * (sliceMean * sliceMean - within / counts[slice]);
  }
  return std::clamp(between / static_cast<double>(result.size()) / variance, 0.0, 1.0);
}

double totalIndex(std::span<const double> result, std::span<const double> withInputRedrawn) {
  const double variance = varianceOf(result);
  if (variance <= 0) return 0;
  double sum = 0;
  for (std::size_t i = 0; i < result.size(); ++i) {
    const double change = result[i] - withInputRedrawn[i];
    sum += change * change;
  }
  return sum / (2 * static_cast<double>(result.size()) * variance);
}

Estimate valueOfPerfectInformation(const ChoiceCosts& costs) {
  if (costs.empty()) return {};
  std::vector<double> cheapestInDraw(costs.front().begin(), costs.front().end());
  for (const auto& cost : costs)
    for (std::size_t i = 0; i < cost.size(); ++i) cheapestInDraw[i] = std::min(cheapestInDraw[i], cost[i]);
  return estimateOver(cheapestInDraw.size(), [&](std::size_t first, std::size_t count) {
    const double informed = meanOf(std::span(cheapestInDraw).subspan(first, count));
    return std::max(0.0, lowestMean(costs, first, count) - informed);
  });
}

double valueOfLearning(std::span<const double> shares, const ChoiceCosts& costs) {
  if (costs.size() < 2 || shares.empty()) return 0;
  const std::size_t slices = slicesFor(shares.size() / 2);
  const std::vector<HalfSlice> halves = halfSlices(shares, costs, slices);
  double informed = 0;
  for (std::size_t slice = 0; slice < slices; ++slice) {
    const HalfSlice& one = halves[2 * slice];
    const HalfSlice& other = halves[2 * slice + 1];
    if (one.count == 0 || other.count == 0) return 0;
    informed += one.sums[cheapest(other.sums)] + other.sums[cheapest(one.sums)];
  }
  const double uninformed = lowestMean(costs, 0, shares.size()) * static_cast<double>(shares.size());
  return std::max(0.0, (uninformed - informed) / static_cast<double>(shares.size()));
}

}  // namespace rackorrent
