// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/demand/week_profile.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rackorrent {

std::array<double, hoursInDay> WeekProfile::day() const {
  std::array<double, hoursInDay> day{};
  for (std::size_t hour = 0; hour < hoursInDay; ++hour) {
    double sum = 0;
    double known = 0;
    for (std::size_t at = hour; at < hoursInWeek; at += hoursInDay) {
      if (std::isnan(mean[at])) continue;
      sum += mean[at];
      ++known;
    }
    day[hour] = known > 0 ? sum / known : std::numeric_limits<double>::quiet_NaN();
  }
  return day;
}

WeekProfile weekProfile(const Demand& demand) {
  WeekProfile profile;
  std::array<double, hoursInWeek> known{};
  for (std::size_t i = 0; i < demand.hourly.size(); ++i) {
    if (std::isnan(demand.hourly[i])) continue;
    const std::size_t hour = (demand.firstHourOfWeek + i) % hoursInWeek;
    profile.mean[hour] += demand.hourly[i];
    profile.highest[hour] = std::max(profile.highest[hour], demand.hourly[i]);
    ++known[hour];
  }
  for (std::size_t hour = 0; hour < hoursInWeek; ++hour) {
    const bool isKnown = known[hour] > 0;
    profile.mean[hour] =
        isKnown ? profile.mean[hour] / known[hour] : std::numeric_limits<double>::quiet_NaN();
    if (!isKnown) profile.highest[hour] = profile.mean[hour];
  }
  return profile;
}

}  // namespace rackorrent
