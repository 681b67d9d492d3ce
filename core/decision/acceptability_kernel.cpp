// SPDX-License-Identifier: GPL-3.0-or-later
// Lanes are weight vectors: every inner loop runs over weightLanes independent
// ones, so that the compiler turns it into vector instructions. Built for
// several instruction sets, the fitting one is chosen when the program starts;
// without contraction of multiply and add all give the same bytes.
#include "core/decision/acceptability_kernel.h"

#include <algorithm>
#include <bit>

#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define RACKORRENT_CLONES __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define RACKORRENT_CLONES
#endif
#if defined(__GNUC__)
#define RACKORRENT_INLINE inline __attribute__((always_inline))
#else
#define RACKORRENT_INLINE inline
#endif

namespace rackorrent {

namespace {

using Lanes = std::array<float, weightLanes>;
using WholeLanes = std::array<std::uint32_t, weightLanes>;

// A bijective mixer of 32 bits (Wellons, triple32): counters in, uniform bits
// out.
RACKORRENT_INLINE std::uint32_t mixed(std::uint32_t x) {
  x ^= x >> 17U;
  x *= 0xed5ad4bbU;
  x ^= x >> 11U;
  x *= 0xac4c1b51U;
  x ^= x >> 15U;
  x *= 0x31848babU;
  x ^= x >> 14U;
  return x;
}

// Natural logarithm of a positive normal number to 1e-7 (Cephes logf).
RACKORRENT_INLINE float logarithm(float x) {
  const auto bits = std::bit_cast<std::uint32_t>(x);
  const std::uint32_t shifted =
      bits - 0x3f3504f3U;  // so that the mantissa lies between sqrt(1/2) and sqrt(2)
  const auto exponent = static_cast<float>(static_cast<std::int32_t>(shifted) >> 23);
  const float f = std::bit_cast<float>((shifted & 0x007fffffU) + 0x3f3504f3U) - 1.0F;
  const float square = f * f;
  float y = 7.0376836292e-2F;
  y = y * f - 1.1514610310e-1F;
  y = y * f + 1.1676998740e-1F;
  y = y * f - 1.2420140846e-1F;
  y = y * f + 1.4249322787e-1F;
  y = y * f - 1.6668057665e-1F;
  y = y * f + 2.0000714765e-1F;
  y = y * f - 2.4999993993e-1F;
  y = y * f + 3.3333331174e-1F;
  return y * f * square - 0.5F * square + f + exponent * 0.69314718056F;
}

// Exponentials; divided by their sum they are uniform on the simplex.
RACKORRENT_INLINE void drawWeights(const KernelInput& input, std::uint32_t counter,
                                   std::array<Lanes, mostCriteria>& weights) {
  for (std::size_t j = 0; j < input.criteria; ++j)
    for (std::size_t lane = 0; lane < weightLanes; ++lane) {
      const std::uint32_t number = counter + static_cast<std::uint32_t>(j * weightLanes + lane);
      const std::uint32_t bits = mixed(number ^ input.seed);
      const float uniform = (static_cast<float>(bits >> 8U) + 0.5F) * 0x1p-24F;
      weights[j][lane] = -logarithm(uniform);
    }
}

// The largest values to the most important group, in random order within it.
RACKORRENT_INLINE void order(const KernelInput& input, std::array<Lanes, mostCriteria>& weights) {
  std::array<float, mostCriteria> one{};
  const auto count = static_cast<std::ptrdiff_t>(input.criteria);
  for (std::size_t lane = 0; lane < weightLanes; ++lane) {
    for (std::size_t j = 0; j < input.criteria; ++j) one[j] = weights[j][lane];
    std::array<float, mostCriteria> sorted = one;
    std::sort(sorted.begin(), sorted.begin() + count, [](float a, float b) { return a > b; });
    std::size_t start = 0;
    while (start < input.criteria) {
      const std::size_t end = input.groupEnd[start];
      std::size_t place = start;
      // Drawn order decides within the group: every arrangement is equally
      // likely.
      for (std::size_t j = 0; j < input.criteria && place < end; ++j) {
        const auto first = sorted.begin() + static_cast<std::ptrdiff_t>(start);
        const auto last = sorted.begin() + static_cast<std::ptrdiff_t>(end);
        if (std::find(first, last, one[j]) != last) weights[input.order[place++]][lane] = one[j];
      }
      start = end;
    }
  }
}

// One sweep of a Gibbs sampler on the part of the simplex between the ranges:
// two weights at a time share their sum anew, uniformly within what both allow.
// Its only resting distribution is the uniform one; rejection would throw
// nearly all draws away.
RACKORRENT_INLINE void moveWithinRanges(const KernelInput& input, std::uint32_t counter,
                                        std::array<Lanes, mostCriteria>& weights) {
  for (std::size_t i = 0; i < input.criteria; ++i) {
    const std::uint32_t pick = mixed((counter + static_cast<std::uint32_t>(i)) ^ ~input.seed);
    const std::size_t j = (i + 1 + pick % (input.criteria - 1)) % input.criteria;
    for (std::size_t lane = 0; lane < weightLanes; ++lane) {
      const std::uint32_t number = counter + static_cast<std::uint32_t>(i * weightLanes + lane);
      const float uniform = (static_cast<float>(mixed(number ^ input.seed) >> 8U) + 0.5F) * 0x1p-24F;
      const float sum = weights[i][lane] + weights[j][lane];
      const float least = std::max(input.low[i], sum - input.high[j]);
      const float most = std::min(input.high[i], sum - input.low[j]);
      const float moved = least + uniform * std::max(0.0F, most - least);
      weights[i][lane] = moved;
      weights[j][lane] = sum - moved;
    }
  }
}

RACKORRENT_INLINE void rankLanes(const KernelInput& input, const std::array<Lanes, mostCriteria>& weights,
                                 std::array<WholeLanes, mostAlternatives>& ranks) {
  std::array<Lanes, mostAlternatives> scores;
  for (std::size_t a = 0; a < input.alternatives; ++a) {
    Lanes sum{};
    for (std::size_t j = 0; j < input.criteria; ++j)
      for (std::size_t lane = 0; lane < weightLanes; ++lane)
        sum[lane] += input.values[a][j] * weights[j][lane];
    scores[a] = sum;
    ranks[a] = {};
  }
  for (std::size_t a = 0; a < input.alternatives; ++a)
    for (std::size_t b = a + 1; b < input.alternatives; ++b)
      for (std::size_t lane = 0; lane < weightLanes; ++lane) {
        const std::uint32_t isBehind = scores[b][lane] > scores[a][lane] ? 1U : 0U;
        ranks[a][lane] += isBehind;
        ranks[b][lane] += 1U - isBehind;
      }
}

// Sums of lanes, kept apart until the block is done.
struct LaneSums {
  std::array<std::array<WholeLanes, mostAlternatives>, mostAlternatives> counts{};
  std::array<std::array<Lanes, mostCriteria>, mostAlternatives> firstWeights{};
};

RACKORRENT_INLINE void addLanes(const KernelInput& input, const std::array<Lanes, mostCriteria>& weights,
                                const std::array<WholeLanes, mostAlternatives>& ranks, LaneSums& sums) {
  Lanes total{};
  for (std::size_t j = 0; j < input.criteria; ++j)
    for (std::size_t lane = 0; lane < weightLanes; ++lane) total[lane] += weights[j][lane];
  for (std::size_t a = 0; a < input.alternatives; ++a) {
    for (std::size_t rank = 0; rank < input.alternatives; ++rank)
      for (std::size_t lane = 0; lane < weightLanes; ++lane)
        sums.counts[a][rank][lane] += ranks[a][lane] == rank ? 1U : 0U;
    Lanes share;
    for (std::size_t lane = 0; lane < weightLanes; ++lane)
      share[lane] = ranks[a][lane] == 0 ? 1 / total[lane] : 0;
    for (std::size_t j = 0; j < input.criteria; ++j)
      for (std::size_t lane = 0; lane < weightLanes; ++lane)
        sums.firstWeights[a][j][lane] += weights[j][lane] * share[lane];
  }
}

}  // namespace

RACKORRENT_CLONES
void runBlock(const KernelInput& input, std::uint32_t block, KernelBlock& result) {
  static thread_local LaneSums sums;
  sums = {};
  std::array<Lanes, mostCriteria> weights;
  std::array<WholeLanes, mostAlternatives> ranks;
  const auto perStep = static_cast<std::uint32_t>(input.criteria * weightLanes);
  constexpr std::uint32_t steps = blockDraws / weightLanes;
  // A chain within ranges forgets where it started first.
  const std::uint32_t forgotten = input.hasRanges ? 64 : 0;
  for (std::size_t j = 0; j < input.criteria; ++j) weights[j].fill(input.start[j]);
  for (std::uint32_t step = 0; step < steps + forgotten; ++step) {
    const std::uint32_t counter = (block * (steps + forgotten) + step) * perStep;
    if (input.hasRanges)
      moveWithinRanges(input, counter, weights);
    else
      drawWeights(input, counter, weights);
    if (input.isOrdered) order(input, weights);
    if (step < forgotten) continue;
    rankLanes(input, weights, ranks);
    addLanes(input, weights, ranks, sums);
  }
  for (std::size_t lane = 0; lane < weightLanes; ++lane)
    for (std::size_t a = 0; a < input.alternatives; ++a) {
      for (std::size_t rank = 0; rank < input.alternatives; ++rank)
        result.counts[a][rank] += sums.counts[a][rank][lane];
      for (std::size_t j = 0; j < input.criteria; ++j)
        result.firstWeights[a][j] += static_cast<double>(sums.firstWeights[a][j][lane]);
    }
}

}  // namespace rackorrent
