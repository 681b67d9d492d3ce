// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/demand/demand.h"

#include <array>
#include <cstddef>

namespace rackorrent {

inline constexpr std::size_t hoursInDay = 24;
inline constexpr std::size_t hoursInWeek = 168;

// The demand of each hour of the week, from Monday 00:00, over its known hours; NaN where none is known.
struct WeekProfile {
  std::array<double, hoursInWeek> mean{};
  std::array<double, hoursInWeek> highest{};

  // Mean by hour of the day, each day that is known counting alike; NaN where none is.
  std::array<double, hoursInDay> day() const;
};

// Precondition: demand.hasClockHours.
WeekProfile weekProfile(const Demand& demand);

}  // namespace rackorrent
