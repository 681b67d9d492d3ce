// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rackorrent {

// What a number counts. Shares and rates are stored as fractions and shown as per cent.
enum class Unit {
  None,
  Share,         // fraction of a whole, 0.62 shown as 62 %
  RatePerYear,   // fraction per year
  Points,        // 0 to 100, scores
  People,        // full-time equivalents
  Gpus,
  Servers,
  GpuHours,
  Hours,
  Minutes,
  Days,
  Weeks,
  Months,
  Years,
  Kilowatts,
  Terabytes,
  TerabytesPerMonth,
  GigabitsPerSecond,
  Money,                 // in the evaluation's currency
  MoneyPerYear,
  MoneyPerMonth,
  MoneyPerGpuHour,
  MoneyPerKilowattHour,
  MoneyPerKilowattMonth,
  MoneyPerGigabyte,
  MoneyPerTerabyteMonth,
  MoneyPerGpuYear,
};

}  // namespace rackorrent
