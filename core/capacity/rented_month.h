// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/demand/load_duration_curve.h"

namespace rackorrent {

// Levels in GPUs of the reference model. Owned capacity works first, then committed, for both are paid
// already.
struct MonthLevels {
  double scale = 1;  // of the curve in this month
  double owned = 0;
  double committed = 0;
  double hours = 730;  // finance.hours_per_month
  friend bool operator==(const MonthLevels&, const MonthLevels&) = default;
};

// Useful GPU-hours of one month by who does them; they add up to the demand of the month.
struct MonthWork {
  double total = 0;
  double owned = 0;
  double committed = 0;
  double spot = 0;
  double onDemand = 0;
  double mostFlexibleGpus = 0;  // spot and on-demand at once
};

// The stack of DESIGN 4.2 in one month: above what is paid, spot takes its share of each hour's demand and
// on-demand the rest. A spot share of 0 means that spot is not used.
MonthWork workOfMonth(const LoadDurationCurve& curve, const MonthLevels& levels, double spotShare);

}  // namespace rackorrent
