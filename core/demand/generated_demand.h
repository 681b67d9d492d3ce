// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/choices.h"

#include <vector>

namespace rackorrent {

// A year of 8,760 hours from Monday 00:00 whose highest hour is the peak and whose mean is utilisation x
// peak. A utilisation below one hour's share of the year (1 / 8,760) leaves a single hour below the peak: the
// mean rules.
std::vector<double> generateDemand(DemandPattern pattern, double peakGpus, double utilization);

}  // namespace rackorrent
