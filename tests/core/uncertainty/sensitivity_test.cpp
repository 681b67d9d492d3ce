// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uncertainty/sensitivity.h"

#include "core/uncertainty/uniform_draws.h"

#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

namespace {

using namespace rackorrent;

constexpr std::uint32_t count = 16384;

// Ishigami and Homma (1990) with a = 7, b = 0.1; indices in closed form: Saltelli et al. (2008), Global
// Sensitivity Analysis.
double ishigami(const std::array<double, 3>& shares) {
  const auto x = [&](std::size_t i) { return (2 * shares[i] - 1) * std::numbers::pi; };
  return std::sin(x(0)) + 7 * std::pow(std::sin(x(1)), 2) + 0.1 * std::pow(x(2), 4) * std::sin(x(0));
}

struct Ishigami {
  std::array<std::vector<double>, 3> shares;
  std::vector<double> result;
  std::array<std::vector<double>, 3> redrawn;
};

Ishigami drawn(Sampling sampling) {
  const UniformDraws draws(sampling, 6, 11);
  Ishigami all;
  for (std::uint32_t i = 0; i < count; ++i) {
    std::array<double, 3> shares{};
    for (std::size_t j = 0; j < 3; ++j) all.shares[j].push_back(shares[j] = draws.at(i, j));
    all.result.push_back(ishigami(shares));
    for (std::size_t j = 0; j < 3; ++j) {
      std::array<double, 3> changed = shares;
      changed[j] = draws.at(i, 3 + j);
      all.redrawn[j].push_back(ishigami(changed));
    }
  }
  return all;
}

TEST(Sensitivity, IndicesOfIshigamiAreThoseOfTheClosedForm) {
  constexpr std::array first = {0.3139, 0.4424, 0.0};
  constexpr std::array total = {0.5576, 0.4424, 0.2437};
  for (const Sampling sampling : {Sampling::Sobol, Sampling::PseudoRandom}) {
    const Ishigami all = drawn(sampling);
    const double tolerance = sampling == Sampling::Sobol ? 0.006 : 0.02;
    for (std::size_t i = 0; i < 3; ++i) {
      EXPECT_NEAR(firstOrderIndex(all.shares[i], all.result), first[i], tolerance) << i;
      EXPECT_NEAR(totalIndex(all.result, all.redrawn[i]), total[i], tolerance) << i;
    }
  }
}

TEST(Sensitivity, RanksAreThoseOfSortingWithTiesAtTheirMean) {
  EXPECT_EQ(ranksOf(std::vector<double>{5, 1, 5, 9}), (std::vector<double>{1.5, 0, 1.5, 3}));
}

TEST(Sensitivity, RankCorrelationSeesAnyRisingRelationAsOne) {
  std::vector<double> shares, rising;
  for (std::uint32_t i = 0; i < count; ++i) {
    shares.push_back((i + 0.5) / count);
    rising.push_back(std::exp(5 * shares.back()));
  }
  EXPECT_NEAR(rankCorrelation(shares, ranksOf(rising)), 1, 1e-12);
}

// Costs of two choices: 10 for sure, or 10 + x with x uniform in -1..1. Knowing x saves E[max(0, -x)] = 1/4.
TEST(Sensitivity, PerfectInformationOnAUniformDifferenceIsWorthAQuarter) {
  const UniformDraws draws(Sampling::Sobol, 2, 3);
  std::vector<double> shares, noise, sure, risky;
  for (std::uint32_t i = 0; i < count; ++i) {
    shares.push_back(draws.at(i, 0));
    noise.push_back(draws.at(i, 1));
    sure.push_back(10);
    risky.push_back(10 + 2 * shares.back() - 1);
  }
  const ChoiceCosts costs = {sure, risky};
  EXPECT_NEAR(valueOfPerfectInformation(costs).value, 0.25, 1e-3);
  EXPECT_NEAR(valueOfLearning(shares, costs), 0.25, 2e-3);
  EXPECT_LT(valueOfLearning(noise, costs), 1e-3);
}

// With normal x and y of unit variance the difference d = mean + x + 2 y is worth, once x is known, the unit
// normal loss s (phi(k) - k (1 - Phi(k))), k = mean / s, s = 1 (Raiffa and Schlaifer 1961).
TEST(Sensitivity, LearningOneNormalInputIsWorthTheUnitNormalLoss) {
  const UniformDraws draws(Sampling::PseudoRandom, 2, 17);
  const auto normal = [&](std::uint32_t i,
                          std::size_t j) {  // Box and Muller, so that nothing of ours is used
    const double radius = std::sqrt(-2 * std::log(draws.at(i, 0)));
    const double angle = 2 * std::numbers::pi * draws.at(i, 1);
    return radius * (j == 0 ? std::cos(angle) : std::sin(angle));
  };
  const double mean = 0.5;
  std::vector<double> shares, sure, risky;
  for (std::uint32_t i = 0; i < 4 * count; ++i) {
    const double x = normal(i, 0);
    shares.push_back(0.5 * std::erfc(-x / std::numbers::sqrt2));
    sure.push_back(100);
    risky.push_back(100 + mean + x + 2 * normal(i, 1));
  }
  const auto loss = [&](double s) {
    const double k = mean / s;
    const double density = std::exp(-k * k / 2) / std::sqrt(2 * std::numbers::pi);
    return s * (density - k * 0.5 * std::erfc(k / std::numbers::sqrt2));
  };
  const ChoiceCosts costs = {sure, risky};
  EXPECT_NEAR(valueOfLearning(shares, costs), loss(1), 0.02);
  EXPECT_NEAR(valueOfPerfectInformation(costs).value, loss(std::sqrt(5)), 0.02);
}

}  // namespace
