// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rackorrent {

// People come in halves, and whoever owns a server needs at least one half (catalogue staff-cn-small).
inline constexpr double staffStepFte = 0.5;
// Rented GPUs still want cloud network, security groups and choice of instances (ledger D1.4.4.1).
inline constexpr double rentedStaffStepFte = 0.25;
inline constexpr double rentedGpusPerStaffStep = 100;

// Whole steps for a number of owned servers.
double ownedStaffFte(double servers, double serversPerFte);

// A step for each started hundred of GPUs rented on average.
double rentedStaffFte(double meanRentedGpus);

}  // namespace rackorrent
