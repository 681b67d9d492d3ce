// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uncertainty/quantile_function.h"

#include <algorithm>
#include <bit>
#include <boost/math/special_functions/beta.hpp>
#include <boost/math/special_functions/erf.hpp>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace rackorrent {

namespace {

constexpr int halvings = 25;  // from 2^-1 down to 2^-26
constexpr int cellsInHalving = 16;
constexpr int cellBits = 4;
constexpr int mantissaBits = 52;
constexpr int exponentBias = 1023;
constexpr std::size_t cellCount = halvings * cellsInHalving;
constexpr std::uint64_t firstCell = static_cast<std::uint64_t>(exponentBias - 1 - halvings) << cellBits;
const double smallestTail = std::ldexp(1.0, -1 - halvings);

using NoPromotion = boost::math::policies::policy<boost::math::policies::promote_double<false>>;

// The cubic through the values at 0, 1/3, 2/3 and 1.
std::array<double, 4> cubicThrough(double v0, double v1, double v2, double v3) {
  return {v0, (-11 * v0 + 18 * v1 - 9 * v2 + 2 * v3) / 2, (18 * v0 - 45 * v1 + 36 * v2 - 9 * v3) / 2,
          (-9 * v0 + 27 * v1 - 27 * v2 + 9 * v3) / 2};
}

double exactNormalQuantile(double tail, bool isUpper) {
  const double distance = std::numbers::sqrt2 * boost::math::erfc_inv(2 * tail, NoPromotion());
  return isUpper ? distance : -distance;
}

std::function<double(double)> tabulated(const QuantileTable::Quantile& quantile) {
  return [table = QuantileTable(quantile)](double share) { return table.at(share); };
}

std::function<double(double)> triangular(const Distribution& d) {
  const double range = d.high - d.low;
  const double below = (d.likely - d.low) / range;
  return [=, low = d.low, high = d.high, likely = d.likely](double share) {
    return share < below ? low + std::sqrt(share * range * (likely - low))
                         : high - std::sqrt((1 - share) * range * (high - likely));
  };
}

std::function<double(double)> pert(const Distribution& d) {
  const double range = d.high - d.low;
  const double alpha = 1 + 4 * (d.likely - d.low) / range;
  const double beta = 1 + 4 * (d.high - d.likely) / range;
  return tabulated([=, low = d.low](double tail, bool isUpper) {
    const double part = isUpper ? boost::math::ibetac_inv(alpha, beta, tail, NoPromotion())
                                : boost::math::ibeta_inv(alpha, beta, tail, NoPromotion());
    return low + range * part;
  });
}

// The part of the standard normal distribution between two quantiles, the nearer tail kept exact.
QuantileTable::Quantile cutNormal(double from, double to) {
  const double below = normalShare(from);
  const double above = normalShare(-to);
  const double inside = normalShare(to) - below;
  return [=](double tail, bool isUpper) {
    const double share = isUpper ? above + tail * inside : below + tail * inside;
    const double quantile =
        share <= 0.5 ? exactNormalQuantile(share, isUpper) : exactNormalQuantile(1 - share, !isUpper);
    return std::clamp(quantile, from, to);
  };
}

std::function<double(double)> normal(const Distribution& d) {
  const auto quantile = cutNormal((d.low - d.likely) / d.spread, (d.high - d.likely) / d.spread);
  return tabulated([=, mean = d.likely, spread = d.spread](double tail, bool isUpper) {
    return mean + spread * quantile(tail, isUpper);
  });
}

std::function<double(double)> lognormal(const Distribution& d) {
  const auto inSpreads = [&](double value) {
    return std::log(std::max(value, 1e-300) / d.likely) / d.spread;
  };
  const auto quantile = cutNormal(inSpreads(d.low), inSpreads(d.high));
  return tabulated([=, median = d.likely, spread = d.spread](double tail, bool isUpper) {
    return median * std::exp(spread * quantile(tail, isUpper));
  });
}

std::function<double(double)> discrete(const Distribution& d) {
  double total = 0;
  for (const ShapePoint& point : d.points) total += point.weight;
  std::vector<ShapePoint> upTo = d.points;
  std::ranges::stable_sort(upTo, {}, &ShapePoint::value);
  double sum = 0;
  for (ShapePoint& point : upTo) point.weight = (sum += point.weight) / total;
  return [upTo = std::move(upTo)](double share) {
    const auto found = std::ranges::lower_bound(upTo, share, {}, &ShapePoint::weight);
    return found == upTo.end() ? upTo.back().value : found->value;
  };
}

std::function<double(double)> drawn(const Distribution& d) {
  return [points = d.points](double share) {
    const auto found = std::ranges::lower_bound(points, share, {}, &ShapePoint::weight);
    if (found == points.begin()) return points.front().value;
    if (found == points.end()) return points.back().value;
    const ShapePoint& before = *(found - 1);
    const double part = (share - before.weight) / (found->weight - before.weight);
    return before.value + part * (found->value - before.value);
  };
}

std::function<double(double)> quantileOf(const Distribution& d) {
  if (d.shape == Shape::Discrete) return discrete(d);
  if (d.shape == Shape::Table) return drawn(d);
  if (d.shape == Shape::Fixed || d.low == d.high) return [value = d.likely](double) { return value; };
  switch (d.shape) {
    case Shape::Uniform:
      return [low = d.low, range = d.high - d.low](double share) { return low + share * range; };
    case Shape::Triangular:
      return triangular(d);
    case Shape::Pert:
      return pert(d);
    case Shape::Normal:
      return normal(d);
    case Shape::Lognormal:
      return lognormal(d);
    case Shape::Fixed:
    case Shape::Discrete:
    case Shape::Table:
      break;
  }
  return {};
}

}  // namespace

QuantileTable::QuantileTable(const Quantile& quantile) {
  m_cells.reserve(2 * cellCount);
  for (const bool isUpper : {false, true}) {
    double left = quantile(smallestTail, isUpper);
    for (std::size_t cell = 0; cell < cellCount; ++cell) {
      const int halving = static_cast<int>(cell) / cellsInHalving;
      const double width = std::ldexp(1.0 / cellsInHalving, halving - 1 - halvings);
      const double start =
          std::ldexp(1.0, halving - 1 - halvings) + width * (static_cast<int>(cell) % cellsInHalving);
      const double right = quantile(start + width, isUpper);
      m_cells.push_back(cubicThrough(left, quantile(start + width / 3, isUpper),
                                     quantile(start + 2 * width / 3, isUpper), right));
      left = right;
    }
  }
}

double QuantileTable::at(double share) const {
  const bool isUpper = share > 0.5;
  const double tail = std::max(smallestTail, isUpper ? 1 - share : share);
  // The exponent and the first bits of the mantissa are the number of the cell, the other bits the place in
  // it.
  const auto bits = std::bit_cast<std::uint64_t>(tail);
  constexpr int placeBits = mantissaBits - cellBits;
  std::size_t cell = (bits >> placeBits) - firstCell;
  double place =
      static_cast<double>(bits & ((std::uint64_t{1} << placeBits) - 1)) * std::ldexp(1.0, -placeBits);
  if (cell == cellCount) {  // a tail of exactly one half
    cell = cellCount - 1;
    place = 1;
  }
  const Cubic& c = m_cells[cell + (isUpper ? cellCount : 0)];
  return c[0] + place * (c[1] + place * (c[2] + place * c[3]));
}

QuantileFunction::QuantileFunction(const Distribution& distribution) : m_at(quantileOf(distribution)) {}

double normalQuantile(double share) {
  static const QuantileTable table(exactNormalQuantile);
  return table.at(share);
}

double normalShare(double quantile) { return 0.5 * std::erfc(-quantile / std::numbers::sqrt2); }

}  // namespace rackorrent
