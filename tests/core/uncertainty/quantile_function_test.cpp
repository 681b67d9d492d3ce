// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uncertainty/quantile_function.h"

#include <boost/math/distributions/beta.hpp>
#include <boost/math/distributions/lognormal.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/triangular.hpp>
#include <cmath>
#include <gtest/gtest.h>
#include <numeric>

namespace {

using namespace rackorrent;

// The shares at which quantiles are compared: the middle, cell borders, and far into both tails.
std::vector<double> probes() {
  std::vector<double> shares = {0.5, 0.25, 0.75, 1.0 / 3, 0.499999, 0.500001};
  for (double tail = 0.45; tail > 1e-7; tail *= 0.77) {
    shares.push_back(tail);
    shares.push_back(1 - tail);
  }
  return shares;
}

TEST(QuantileFunction, PertIsTheBetaDistributionOfBoostMath) {
  const double low = 20, likely = 32, high = 80;
  const QuantileFunction pert({Shape::Pert, low, likely, high});
  const boost::math::beta_distribution<> beta(1 + 4 * (likely - low) / (high - low),
                                              1 + 4 * (high - likely) / (high - low));
  for (const double share : probes())
    EXPECT_NEAR(pert(share), low + (high - low) * quantile(beta, share), 1e-7 * (high - low)) << share;
}

TEST(QuantileFunction, NormalMatchesBoostMathWhereTheCutIsFar) {
  const QuantileFunction normal({Shape::Normal, -100, 3, 100, 2});
  const boost::math::normal_distribution<> exact(3, 2);
  for (const double share : probes()) EXPECT_NEAR(normal(share), quantile(exact, share), 2e-7) << share;
}

// The cut normal has its quantiles where the uncut one has them inside the range: F(x) = (Phi(z) - Phi(a)) /
// (Phi(b) - Phi(a)).
TEST(QuantileFunction, CutNormalInvertsItsOwnDistribution) {
  const double low = 2, mean = 3, high = 8, deviation = 2;
  const QuantileFunction cut({Shape::Normal, low, mean, high, deviation});
  const boost::math::normal_distribution<> exact(mean, deviation);
  const double below = cdf(exact, low);
  for (const double share : probes()) {
    const double value = cut(share);
    EXPECT_GE(value, low);
    EXPECT_LE(value, high);
    EXPECT_NEAR((cdf(exact, value) - below) / (cdf(exact, high) - below), share, 1e-7);
  }
}

TEST(QuantileFunction, LognormalMatchesBoostMath) {
  const QuantileFunction lognormal({Shape::Lognormal, 0, 30, 1e9, 0.4});
  const boost::math::lognormal_distribution<> exact(std::log(30), 0.4);
  for (const double share : probes())
    EXPECT_NEAR(lognormal(share) / quantile(exact, share), 1, 2e-7) << share;
}

TEST(QuantileFunction, TriangularAndUniformAreExact) {
  const QuantileFunction triangle({Shape::Triangular, 1, 2, 5});
  const boost::math::triangular_distribution<> exact(1, 2, 5);
  const QuantileFunction uniform({Shape::Uniform, 10, 12, 20});
  for (const double share : probes()) {
    EXPECT_NEAR(triangle(share), quantile(exact, share), 1e-12);
    EXPECT_NEAR(uniform(share), 10 + 10 * share, 1e-12);
  }
}

TEST(QuantileFunction, DiscreteGivesEachValueItsWeight) {
  const QuantileFunction discrete({.shape = Shape::Discrete, .points = {{3, 1}, {1, 2}, {7, 5}}});
  EXPECT_EQ(discrete(0.1), 1);
  EXPECT_EQ(discrete(0.2501), 3);
  EXPECT_EQ(discrete(0.374), 3);
  EXPECT_EQ(discrete(0.376), 7);
  EXPECT_EQ(discrete(0.999), 7);
}

TEST(QuantileFunction, DrawnTableRunsStraightBetweenItsPoints) {
  const QuantileFunction drawn({.shape = Shape::Table, .points = {{0, 0}, {10, 0.8}, {20, 1}}});
  EXPECT_DOUBLE_EQ(drawn(0.4), 5);
  EXPECT_DOUBLE_EQ(drawn(0.9), 15);
}

TEST(QuantileFunction, NoRangeIsNoUncertainty) {
  for (const Shape shape : {Shape::Fixed, Shape::Uniform, Shape::Triangular, Shape::Pert, Shape::Normal})
    EXPECT_EQ(QuantileFunction({shape, 4, 4, 4})(0.123), 4);
}

TEST(Distribution, NamesItsFault) {
  EXPECT_FALSE(faultOf({Shape::Pert, 1, 2, 3}));
  EXPECT_TRUE(faultOf({Shape::Pert, 1, 5, 3}));
  EXPECT_TRUE(faultOf({Shape::Normal, 1, 2, 3, 0}));
  EXPECT_TRUE(faultOf({Shape::Uniform, 1, NAN, 3}));
  EXPECT_TRUE(faultOf({.shape = Shape::Discrete}));
  EXPECT_TRUE(faultOf({.shape = Shape::Table, .points = {{1, 0}, {0, 1}}}));
  EXPECT_TRUE(faultOf({Shape::Lognormal, 0, 0, 3, 1}));
}

}  // namespace
