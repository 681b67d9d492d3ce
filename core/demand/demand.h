// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/demand/load_duration_curve.h"
#include "core/evaluation/evaluation.h"

#include <cstddef>
#include <vector>

namespace rackorrent {

// Demand of the first year in GPUs of the reference model, hour by hour, and its figures.
struct Demand {
  bool isMeasured = false;
  bool hasClockHours = true;         // false for a trace without a calendar: no hour of the day
  std::size_t firstHourOfWeek = 0;   // of hourly.front(), from Monday 00:00; UTC for a log
  std::vector<double> hourly;        // as asked for; NaN where a log knows nothing
  std::vector<double> servedHourly;  // after work that can wait was moved inside its limit to cut the peak
  double knownHours = 0;
  double unknownHours = 0;
  double gpuHours = 0;  // over the known hours
  double meanGpus = 0;
  double peakGpus = 0;
  double p95Gpus = 0;
  double loadFactor = 0;              // mean / peak
  double coefficientOfVariation = 0;  // standard deviation / mean
  double worstDelayHours = 0;         // of the work that was moved

  LoadDurationCurve curve;        // of hourly
  LoadDurationCurve servedCurve;  // of servedHourly: the same GPU-hours, a lower peak
};

// Generated from pattern, peak and utilisation (mean = utilisation x peak, exactly), or taken from the
// imported hours. Deterministic: the same evaluation gives the same bytes. Precondition: isValid(evaluation).
Demand makeDemand(const Evaluation& evaluation);

// The same with another mean / peak, the peak staying as it is: generated anew or, for imported hours, all
// hours moved towards the peak or away from it by one factor, not below 0 (which bounds how low the
// utilisation can get).
Demand demandAtUtilization(const Evaluation& evaluation, double utilization);

// Demand in month 0, 1, ... as a multiple of the first year's level: growth acts month by month, (1 +
// g)^(month / 12).
double demandScale(const Evaluation& evaluation, int month);

}  // namespace rackorrent
