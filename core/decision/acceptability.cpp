// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/acceptability.h"

#include "core/decision/acceptability_kernel.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <numeric>
#include <thread>

namespace rackorrent {

namespace {

using Values = std::vector<std::vector<double>>;

std::uint32_t mixedSeed(std::uint64_t seed) {
  seed ^= seed >> 30U;
  seed *= 0xbf58476d1ce4e5b9U;
  seed ^= seed >> 27U;
  seed *= 0x94d049bb133111ebU;
  return static_cast<std::uint32_t>(seed >> 32U);
}

// Ranks are told by differences, so that a criterion's common part may go: it
// only costs digits of a float.
void setValues(const Values& values, KernelInput& input) {
  for (std::size_t j = 0; j < input.criteria; ++j) {
    double mean = 0;
    for (const auto& row : values) mean += row[j] / static_cast<double>(values.size());
    for (std::size_t a = 0; a < values.size(); ++a)
      input.values[a][j] = static_cast<float>(values[a][j] - mean);
  }
}

void setRanks(const std::vector<int>& ranks, KernelInput& input) {
  if (ranks.empty()) return;
  input.isOrdered = true;
  std::vector<std::uint8_t> order(ranks.size());
  std::iota(order.begin(), order.end(), std::uint8_t{0});
  std::ranges::stable_sort(order, {}, [&](std::uint8_t j) { return ranks[j]; });
  for (std::size_t place = 0; place < order.size(); ++place) {
    input.order[place] = order[place];
    std::size_t end = place + 1;
    while (end < order.size() && ranks[order[end]] == ranks[order[place]]) ++end;
    input.groupEnd[place] = static_cast<std::uint8_t>(end);
  }
}

// What the low ends leave is shared out by the width of each range.
void setRanges(const std::vector<WeightSpace::Range>& ranges, KernelInput& input) {
  input.hasRanges = !ranges.empty();
  double left = 1;
  double width = 0;
  for (const WeightSpace::Range& range : ranges) {
    left -= range.low;
    width += range.high - range.low;
  }
  for (std::size_t j = 0; j < ranges.size(); ++j) {
    const double share = width > 0 ? (ranges[j].high - ranges[j].low) / width : 0;
    input.low[j] = static_cast<float>(ranges[j].low);
    input.high[j] = static_cast<float>(ranges[j].high);
    input.start[j] = static_cast<float>(ranges[j].low + left * share);
  }
}

// Can weights between the ends add up to 1?
bool arePossible(const std::vector<WeightSpace::Range>& ranges) {
  double low = 0;
  double high = 0;
  for (const WeightSpace::Range& range : ranges) {
    low += range.low;
    high += range.high;
  }
  return ranges.empty() || (low <= 1 + 1e-9 && high >= 1 - 1e-9);
}

KernelInput kernelInput(const Values& values, const WeightSpace& space, std::uint64_t seed) {
  KernelInput input;
  input.alternatives = values.size();
  input.criteria = values.front().size();
  input.seed = mixedSeed(seed);
  setValues(values, input);
  setRanks(space.ranks, input);
  setRanges(space.ranges, input);
  return input;
}

// Blocks go to whichever thread is free and are kept apart until all are done.
std::vector<KernelBlock> runBlocks(const KernelInput& input, std::uint32_t count,
                                   const AcceptabilityOptions& options) {
  std::vector<KernelBlock> blocks(count);
  std::atomic<std::uint32_t> next = 0;
  const auto work = [&] {
    for (std::uint32_t block = next++; block < count && !options.stop.stop_requested(); block = next++)
      runBlock(input, block, blocks[block]);
  };
  std::vector<std::jthread> helpers;
  for (unsigned thread = 1; thread < std::min(options.threads, count); ++thread) helpers.emplace_back(work);
  work();
  return blocks;
}

Acceptability added(const std::vector<KernelBlock>& blocks, std::size_t alternatives, std::size_t criteria) {
  std::vector<std::vector<std::uint64_t>> counts(alternatives, std::vector<std::uint64_t>(alternatives, 0));
  std::vector<std::vector<double>> weights(alternatives, std::vector<double>(criteria, 0));
  Acceptability result;
  for (const KernelBlock& block : blocks) {
    result.draws += blockDraws;
    for (std::size_t a = 0; a < alternatives; ++a) {
      for (std::size_t rank = 0; rank < alternatives; ++rank) counts[a][rank] += block.counts[a][rank];
      for (std::size_t j = 0; j < criteria; ++j) weights[a][j] += block.firstWeights[a][j];
    }
  }
  for (std::size_t a = 0; a < alternatives; ++a) {
    auto& shares = result.ranks.emplace_back();
    for (const std::uint64_t count : counts[a])
      shares.push_back(static_cast<double>(count) / static_cast<double>(result.draws));
    auto& central = result.centralWeights.emplace_back();
    if (counts[a][0] == 0) continue;
    central = weights[a];
    for (double& weight : *central) weight /= static_cast<double>(counts[a][0]);
  }
  return result;
}

struct Span {
  double low = 0;
  double high = 1;
};

// The weights of the first of two criteria that are possible.
Span possibleWeights(const WeightSpace& space) {
  Span span;
  if (!space.ranges.empty())
    span = {std::max(space.ranges[0].low, 1 - space.ranges[1].high),
            std::min(space.ranges[0].high, 1 - space.ranges[1].low)};
  if (!space.ranks.empty() && space.ranks[0] < space.ranks[1]) span.low = 0.5;
  if (!space.ranks.empty() && space.ranks[0] > space.ranks[1]) span.high = 0.5;
  return span;
}

std::vector<std::size_t> orderAt(const Values& values, double weight) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t a) {
    return weight * values[a][0] + (1 - weight) * values[a][1];
  });
  return order;
}

// With two criteria every score is a straight line over the first weight: the
// order changes only where two lines cross.
Acceptability exactForTwo(const Values& values, const Span& span) {
  std::vector<double> cuts = {span.low, span.high};
  for (std::size_t a = 0; a < values.size(); ++a)
    for (std::size_t b = a + 1; b < values.size(); ++b) {
      const double atZero = values[a][1] - values[b][1];
      const double slope = values[a][0] - values[b][0] - atZero;
      const double cut = slope != 0 ? -atZero / slope : -1;
      if (cut > span.low && cut < span.high) cuts.push_back(cut);
    }
  std::ranges::sort(cuts);
  const std::size_t count = values.size();
  Acceptability result{std::vector<std::vector<double>>(count, std::vector<double>(count, 0)),
                       std::vector<std::optional<std::vector<double>>>(count), 0, true};
  std::vector<double> moments(count, 0);
  for (std::size_t cut = 0; cut + 1 < cuts.size(); ++cut) {
    const double middle = (cuts[cut] + cuts[cut + 1]) / 2;
    const double share = (cuts[cut + 1] - cuts[cut]) / (span.high - span.low);
    const std::vector<std::size_t> order = orderAt(values, middle);
    for (std::size_t rank = 0; rank < count; ++rank) result.ranks[order[rank]][rank] += share;
    moments[order[0]] += share * middle;
  }
  for (std::size_t a = 0; a < count; ++a) {
    const double first = result.ranks[a][0];
    if (first > 0) result.centralWeights[a] = {moments[a] / first, 1 - moments[a] / first};
  }
  return result;
}

}  // namespace

std::optional<Acceptability> rankAcceptability(const Values& values, const WeightSpace& space,
                                               const AcceptabilityOptions& options) {
  if (!arePossible(space.ranges)) return std::nullopt;
  const std::size_t criteria = values.front().size();
  if (criteria == 2) {
    const Span span = possibleWeights(space);
    if (span.high > span.low) return exactForTwo(values, span);
  }
  const KernelInput input = kernelInput(values, space, options.seed);
  const auto count = static_cast<std::uint32_t>((options.draws + blockDraws - 1) / blockDraws);
  const std::vector<KernelBlock> blocks = runBlocks(input, std::max(1U, count), options);
  if (options.stop.stop_requested()) return std::nullopt;
  return added(blocks, values.size(), criteria);
}

}  // namespace rackorrent
