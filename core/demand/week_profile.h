// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/demand/calendar.h"
#include "core/demand/demand.h"

#include <array>
#include <cstddef>

namespace rackorrent {

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
