// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/rented_month.h"

#include <algorithm>

namespace rackorrent {

MonthWork workOfMonth(const LoadDurationCurve& curve, const MonthLevels& levels, double spotShare) {
  MonthWork work;
  if (curve.isEmpty()) return work;
  const double toMonth = levels.scale * levels.hours / curve.hours();
  const double paid = levels.owned + levels.committed;
  const double abovePaid = curve.gpuHoursAbove(paid / levels.scale);
  const double aboveOwned =
      levels.committed > 0 ? curve.gpuHoursAbove(levels.owned / levels.scale) : abovePaid;
  const double rest = 1 - spotShare;
  const double aboveSpot = rest > 0 ? rest * curve.gpuHoursAbove(paid / (levels.scale * rest)) : 0;

  work.total = curve.gpuHours() * toMonth;
  work.owned = (curve.gpuHours() - aboveOwned) * toMonth;
  work.committed = std::max(0.0, aboveOwned - abovePaid) * toMonth;
  work.onDemand = std::min(aboveSpot, abovePaid) * toMonth;
  work.spot = spotShare > 0 ? std::max(0.0, abovePaid - aboveSpot) * toMonth : 0;
  work.mostFlexibleGpus = std::max(0.0, levels.scale * curve.peak() - paid);
  return work;
}

}  // namespace rackorrent
