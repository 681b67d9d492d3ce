// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/staffing.h"

#include <cmath>

namespace rackorrent {

namespace {

// A step is started only beyond rounding: 100 GPUs computed as 100.0000000001 are one hundred.
double startedSteps(double amount, double perStep) { return std::ceil(amount / perStep * (1 - 1e-12)); }

}  // namespace

double ownedStaffFte(double servers, double serversPerFte) {
  return staffStepFte * startedSteps(servers, serversPerFte * staffStepFte);
}

double rentedStaffFte(double meanRentedGpus) {
  return rentedStaffStepFte * startedSteps(meanRentedGpus, rentedGpusPerStaffStep);
}

}  // namespace rackorrent
