// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assessment/strategy_map.h"

#include "core/assessment/figures.h"
#include "core/assessment/what_if.h"
#include "core/decision/residency.h"
#include "core/evaluation/validation.h"

#include <algorithm>
#include <cmath>

namespace rackorrent {

namespace {

struct Span {
  double low = 0;
  double high = 1;
};

Span sensibleSpan(const Evaluation& evaluation, FieldId field) {
  const Field& row = fieldOf(field);
  const double from = evaluation.optionalReal(field).value_or(row.minimum);
  if (row.unit == Unit::Share) return {std::max(0.05, row.minimum), std::min(1.0, row.maximum)};
  if (row.unit == Unit::Months) return {std::max(3.0, row.minimum), std::min(84.0, row.maximum)};
  if (row.unit == Unit::Years) return {std::max(1.0, row.minimum), std::min(10.0, row.maximum)};
  if (from > 0) return {std::max(row.minimum, from / 4), std::min(row.maximum, from * 4)};
  return {row.minimum, std::min(row.maximum, 1.0)};
}

std::optional<Alternative> winnerOf(const Ranking& ranking) {
  if (ranking.feasibleCount() == 0) return std::nullopt;
  return ranking.best();
}

}  // namespace

MapAxis mapAxis(const Evaluation& evaluation, FieldId field, std::size_t count) {
  const Span span = sensibleSpan(evaluation, field);
  MapAxis axis{field, {}};
  for (std::size_t i = 0; i < count; ++i) {
    const double share = count > 1 ? static_cast<double>(i) / static_cast<double>(count - 1) : 0;
    const double value = span.low + share * (span.high - span.low);
    axis.values.push_back(fieldOf(field).type == FieldType::Integer ? std::round(value) : value);
  }
  return axis;
}

StrategyMap strategyMap(const Evaluation& evaluation, const Knowledge& knowledge, MapAxis across, MapAxis up,
                        std::stop_token stop) {
  StrategyMap map{std::move(across), std::move(up), {}};
  // The demand is the dear part: the axis that changes it goes outside, the
  // other one keeps it.
  const bool acrossIsOutside = reachOf(map.across.field) == Reach::Demand;
  const MapAxis& outside = acrossIsOutside ? map.across : map.up;
  const MapAxis& inside = acrossIsOutside ? map.up : map.across;
  std::vector<std::vector<std::optional<Alternative>>> winners(
      map.up.values.size(), std::vector<std::optional<Alternative>>(map.across.values.size()));
  for (std::size_t i = 0; i < outside.values.size(); ++i) {
    if (stop.stop_requested()) return map;
    Evaluation changed = evaluation;
    changed.setReal(outside.field, outside.values[i]);
    if (!isValid(changed)) continue;
    const Demand demand = makeDemand(changed);
    WhatIf whatIf(changed, knowledge, demand, allFigures(underItsRegimes(changed, knowledge), demand));
    for (std::size_t j = 0; j < inside.values.size(); ++j) {
      const auto number = Number::fromDouble(inside.values[j]);
      const auto ranking = number ? whatIf.at(inside.field, *number) : std::nullopt;
      if (ranking) winners[acrossIsOutside ? j : i][acrossIsOutside ? i : j] = winnerOf(*ranking);
    }
  }
  map.winners = std::move(winners);
  return map;
}

}  // namespace rackorrent
