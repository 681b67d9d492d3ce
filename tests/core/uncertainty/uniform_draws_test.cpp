// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uncertainty/uniform_draws.h"

#include <cmath>
#include <cstdint>
#include <gtest/gtest.h>
#include <set>
#include <vector>

namespace {

using namespace rackorrent;

constexpr std::uint32_t points = 1024;

// A property that only Sobol nets have (Joe and Kuo 2008, property A): of the first 2^k points, one lies in
// each of 2^k equal slices of every dimension. Scrambling keeps it.
TEST(SobolSequence, PutsOnePointInEachSliceOfEveryDimension) {
  const std::size_t dimensions = 60;
  const SobolSequence sobol(dimensions, 7);
  for (std::size_t dimension = 0; dimension < dimensions; ++dimension)
    for (const std::uint32_t start : {0u, points, 5 * points}) {
      std::set<int> slices;
      for (std::uint32_t i = 0; i < points; ++i)
        slices.insert(static_cast<int>(sobol.at(start + i, dimension) * points));
      EXPECT_EQ(slices.size(), points) << dimension << " from " << start;
    }
}

// The first two dimensions are a (0, 2)-sequence: each of the 32 x 32 squares holds exactly one of 1,024
// points.
TEST(SobolSequence, FirstTwoDimensionsFillEachSquareOnce) {
  const SobolSequence sobol(2, 99);
  std::set<std::pair<int, int>> squares;
  for (std::uint32_t i = 0; i < points; ++i)
    squares.insert({static_cast<int>(sobol.at(i, 0) * 32), static_cast<int>(sobol.at(i, 1) * 32)});
  EXPECT_EQ(squares.size(), points);
}

TEST(UniformDraws, DependOnTheSeedAndOnNothingElse) {
  for (const Sampling sampling : {Sampling::Sobol, Sampling::PseudoRandom}) {
    const UniformDraws one(sampling, 5, 1), same(sampling, 5, 1), other(sampling, 5, 2);
    int equal = 0;
    for (std::uint32_t i = 0; i < 100; ++i) {
      EXPECT_EQ(one.at(99 - i, 3), same.at(99 - i, 3));
      equal += one.at(i, 3) == other.at(i, 3) ? 1 : 0;
    }
    EXPECT_EQ(equal, 0);
  }
}

// Chi-square of 65,536 pseudo-random values in 256 slices: 255 degrees of freedom, standard deviation 22.6.
TEST(UniformDraws, PseudoRandomValuesAreSpreadEvenly) {
  const UniformDraws draws(Sampling::PseudoRandom, 3, 42);
  for (std::size_t dimension = 0; dimension < 3; ++dimension) {
    std::vector<double> counts(256);
    for (std::uint32_t i = 0; i < 65536; ++i)
      ++counts[static_cast<std::size_t>(draws.at(i, dimension) * 256)];
    double chiSquare = 0;
    for (const double count : counts) chiSquare += (count - 256) * (count - 256) / 256;
    EXPECT_NEAR(chiSquare, 255, 4 * 22.6);
  }
}

TEST(UniformDraws, PseudoRandomDimensionsAreIndependent) {
  const UniformDraws draws(Sampling::PseudoRandom, 2, 42);
  double product = 0;
  const std::uint32_t count = 65536;
  for (std::uint32_t i = 0; i < count; ++i) product += (draws.at(i, 0) - 0.5) * (draws.at(i, 1) - 0.5);
  EXPECT_NEAR(12 * product / count, 0, 4 / std::sqrt(count));
}

}  // namespace
