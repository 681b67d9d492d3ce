// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/measured_demand.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace rackorrent {

bool operator==(const MeasuredDemand& left, const MeasuredDemand& right) {
  const auto same = [](double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); };
  return std::tie(left.firstHour, left.sourceName, left.sourceDigest, left.importedAt) ==
             std::tie(right.firstHour, right.sourceName, right.sourceDigest, right.importedAt) &&
         std::ranges::equal(left.gpus, right.gpus, same);
}

bool hasCalendar(const MeasuredDemand& demand) {
  constexpr std::int64_t january1980 = 87'648;
  return demand.firstHour >= january1980;
}

}  // namespace rackorrent
