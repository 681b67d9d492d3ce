// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uncertainty/distribution.h"

#include <algorithm>
#include <cmath>

namespace rackorrent {

namespace {

bool areWeights(const std::vector<ShapePoint>& points) {
  double sum = 0;
  for (const ShapePoint& point : points) {
    if (!std::isfinite(point.value) || !(point.weight >= 0)) return false;
    sum += point.weight;
  }
  return sum > 0;
}

bool isRising(const std::vector<ShapePoint>& points) {
  if (points.size() < 2 || points.front().weight != 0 || points.back().weight != 1) return false;
  const auto falls = [](const ShapePoint& one, const ShapePoint& next) {
    return !(next.value > one.value) || !(next.weight >= one.weight);
  };
  return std::ranges::adjacent_find(points, falls) == points.end();
}

}  // namespace

std::optional<Message> faultOf(const Distribution& distribution) {
  const auto& [shape, low, likely, high, spread, points] = distribution;
  if (shape == Shape::Discrete) {
    if (areWeights(points)) return std::nullopt;
    return Message{CORE_TEXT("A list of values needs weights of 0 or more, one of them above 0."), {}};
  }
  if (shape == Shape::Table) {
    if (isRising(points)) return std::nullopt;
    return Message{CORE_TEXT("A drawn distribution needs rising values with shares from 0 to 1."), {}};
  }
  if (!std::isfinite(low) || !std::isfinite(high) || !(low <= likely && likely <= high))
    return Message{CORE_TEXT("The likely value must lie between the low and the high one."), {}};
  const bool needsSpread = shape == Shape::Normal || shape == Shape::Lognormal;
  if (needsSpread && low < high && !(spread > 0))
    return Message{CORE_TEXT("The spread must be above 0."), {}};
  if (shape == Shape::Lognormal && !(likely > 0))
    return Message{CORE_TEXT("A lognormal value must be above 0."), {}};
  return std::nullopt;
}

}  // namespace rackorrent
