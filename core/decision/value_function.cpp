// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/value_function.h"

#include <algorithm>
#include <cmath>

namespace rackorrent {

namespace {

// The pair of knots that x lies between; outside, the nearest pair.
std::span<const Knot> pairAround(std::span<const Knot> knots, double x) {
  std::size_t right = 1;
  while (right + 1 < knots.size() && x > knots[right].x) ++right;
  return knots.subspan(right - 1, 2);
}

}  // namespace

double valueAt(std::span<const Knot> knots, double x, Outside outside) {
  if (outside == Outside::Clip) x = std::clamp(x, knots.front().x, knots.back().x);
  const auto pair = pairAround(knots, x);
  const double share = (x - pair[0].x) / (pair[1].x - pair[0].x);
  return pair[0].value + share * (pair[1].value - pair[0].value);
}

double valueAtLogScale(std::span<const Knot> knots, double x) {
  if (x <= knots.front().x) return knots.front().value;
  if (x >= knots.back().x) return knots.back().value;
  const auto pair = pairAround(knots, x);
  const double share = std::log(x / pair[0].x) / std::log(pair[1].x / pair[0].x);
  return pair[0].value + share * (pair[1].value - pair[0].value);
}

}  // namespace rackorrent
