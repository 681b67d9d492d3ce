// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace rackorrent {

// Which weights are thought possible. At most one of the two is filled; with neither, all weights are.
struct WeightSpace {
  // By criterion, the smallest is the most important; equal ranks say nothing about each other.
  std::vector<int> ranks;
  // By criterion, bounds of the normalised weight. Some weights between them must add up to 1.
  struct Range {
    double low = 0;
    double high = 1;
  };
  std::vector<Range> ranges;
};

struct AcceptabilityOptions {
  std::uint64_t draws = 1U << 16U;
  std::uint64_t seed = 1;
  unsigned threads = 1;
  std::stop_token stop = {};
};

// SMAA-2 (Lahdelma & Salminen 2001) over uncertain weights.
struct Acceptability {
  // [alternative][rank]: share of the weights that put it there. Sums to 1 per rank and per alternative.
  // Equal scores rank in the order of the alternatives.
  std::vector<std::vector<double>> ranks;
  // The mean of the weights that put it first; nothing for one that never comes first.
  std::vector<std::optional<std::vector<double>>> centralWeights;
  std::uint64_t draws = 0;
  bool isExact = false;  // two criteria: no draws, areas of the line
};

// `values` [alternative][criterion], more is better, at least one of each and at most 32. Weights are drawn
// uniformly from the simplex or its part; within ranges by a Gibbs sampler. The same seed gives the same
// bytes on any number of threads. Empty when it was stopped, or when no weights keep the ranges.
std::optional<Acceptability> rankAcceptability(const std::vector<std::vector<double>>& values,
                                               const WeightSpace& space, const AcceptabilityOptions& options);

}  // namespace rackorrent
