// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

namespace rackorrent {

// A figure from draws with its standard error: how far another seed would typically move it.
struct Estimate {
  double value = 0;
  double standardError = 0;
  friend bool operator==(const Estimate&, const Estimate&) = default;
};

// Summed by blocks of 512 in order: no more than a few units in the last place lost, and the same on any
// number of threads.
double meanOf(std::span<const double> values);
// Around the mean, not by sums of squares.
double varianceOf(std::span<const double> values);

// The value that a share of sorted values does not exceed, interpolated between neighbours (Hyndman and Fan,
// type 7).
double percentileOfSorted(std::span<const double> sorted, double share);

// A figure over all draws, its error from the figures of 16 consecutive blocks of them. Pseudo-random blocks
// give the standard error; blocks of a Sobol sequence are nets of a sixteenth of the size, so that the error
// of the whole net is smaller than what is said here.
inline constexpr std::size_t errorBlocks = 16;
Estimate estimateOver(std::size_t draws,
                      const std::function<double(std::size_t first, std::size_t count)>& figure);

struct Summary {
  Estimate mean;
  double standardDeviation = 0;
  double lowest = 0;
  double highest = 0;
  Estimate p10;
  Estimate p50;
  Estimate p90;
  friend bool operator==(const Summary&, const Summary&) = default;
};
Summary summaryOf(std::span<const double> values);

}  // namespace rackorrent
