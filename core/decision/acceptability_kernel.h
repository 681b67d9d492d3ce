// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace rackorrent {

inline constexpr std::size_t mostAlternatives = 32;
inline constexpr std::size_t mostCriteria = 32;
inline constexpr std::size_t weightLanes = 16;  // weight vectors that are worked on side by side
inline constexpr std::size_t blockDraws = 4096;

// What every block reads.
struct KernelInput {
  std::size_t alternatives = 0;
  std::size_t criteria = 0;
  std::array<std::array<float, mostCriteria>, mostAlternatives> values{};
  std::uint32_t seed = 0;
  // Groups of equally ranked criteria, most important first: `order` holds the criteria, `groupEnd` the end
  // of the group that each place belongs to. Empty order: no ranking.
  bool isOrdered = false;
  std::array<std::uint8_t, mostCriteria> order{};
  std::array<std::uint8_t, mostCriteria> groupEnd{};
  bool hasRanges = false;
  std::array<float, mostCriteria> low{};
  std::array<float, mostCriteria> high{};
  std::array<float, mostCriteria> start{};  // weights within the ranges
};

// What one block finds out; blocks are added up in their order, so that threads change nothing.
struct KernelBlock {
  std::array<std::array<std::uint32_t, mostAlternatives>, mostAlternatives> counts{};  // [alternative][rank]
  std::array<std::array<double, mostCriteria>, mostAlternatives> firstWeights{};  // sums where it is first
};

void runBlock(const KernelInput& input, std::uint32_t block, KernelBlock& result);

}  // namespace rackorrent
