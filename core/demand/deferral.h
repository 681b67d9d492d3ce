// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace rackorrent {

// Hourly demand after the work that can wait was moved.
struct DeferredDemand {
  std::vector<double> hourly;  // the same GPU-hours; NaN where the demand is unknown
  double capacity = 0;         // GPUs that were enough
  double worstDelayHours = 0;
};

// The smallest capacity at which no deferrable work waits longer than allowed, and the load that it then
// serves. Work that cannot wait is served in its own hour; the rest queues, first come first served, and
// never waits while GPUs are free. An hour serves what arrives in it, so the delay counts whole hours. The
// series stands for a time that repeats: work of its last hours may be done in its first. Work is not moved
// into unknown hours.
DeferredDemand deferWork(const std::vector<double>& hourly, double deferrableShare, double maxDelayHours);

}  // namespace rackorrent
