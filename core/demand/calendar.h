// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace rackorrent {

// A year of 365 days and twelve equal months. How many hours a month is billed is an input
// (finance.hours_per_month).
inline constexpr double hoursPerYear = 8760;
inline constexpr double monthsPerYear = 12;
inline constexpr double daysPerYear = 365;
inline constexpr double daysPerWeek = 7;
inline constexpr double minutesPerDay = 1440;
inline constexpr std::size_t hoursInDay = 24;
inline constexpr std::size_t daysInWeek = 7;
inline constexpr std::size_t hoursInWeek = hoursInDay * daysInWeek;

constexpr double monthsFromWeeks(double weeks) { return weeks * daysPerWeek * monthsPerYear / daysPerYear; }

}  // namespace rackorrent
