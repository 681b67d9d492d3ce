// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rackorrent {

// One convention for the whole program: a year of 365 days, twelve equal months (reference/tco.md 1.5).
inline constexpr double hoursPerYear = 8760;
inline constexpr double hoursPerMonth = 730;
inline constexpr double monthsPerYear = 12;
inline constexpr double daysPerYear = 365;
inline constexpr double daysPerWeek = 7;
inline constexpr double minutesPerDay = 1440;

constexpr double monthsFromWeeks(double weeks) { return weeks * daysPerWeek * monthsPerYear / daysPerYear; }

}  // namespace rackorrent
