// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"

#include <stop_token>

namespace rackorrent {

// One numeric input of a map and the values that are tried.
struct MapAxis {
  FieldId field;
  std::vector<double> values;
};

// `count` values over the part of the field's range that decisions lie in:
// shares, months and years from their lowest to their highest sensible value,
// everything else from a quarter to four times the present value.
MapAxis mapAxis(const Evaluation& evaluation, FieldId field, std::size_t count);

// Which alternative comes first where two inputs change together, everything
// else as entered.
struct StrategyMap {
  MapAxis across;
  MapAxis up;
  // [up][across]; nothing where the inputs contradict each other or nothing is
  // feasible.
  std::vector<std::vector<std::optional<Alternative>>> winners;
};

// Empty winners when it was stopped. The same answer as an assessment at each
// point.
StrategyMap strategyMap(const Evaluation& evaluation, const Knowledge& knowledge, MapAxis across, MapAxis up,
                        std::stop_token stop = {});

}  // namespace rackorrent
