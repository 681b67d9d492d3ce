// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace rackorrent {

struct FleetPolicy {
  double leadMonths = 0;  // from the first order, in month 0, to its first job
  double lifeMonths = 60;
};

struct FleetMonth {
  double paid = 0;  // servers bought and not yet worn out, delivered or not
  double deliveredShare =
      0;  // of the month in which the owned servers run: 0, 1, or pro rata in the month of delivery
  double ordered = 0;   // paid for in this month
  double replaced = 0;  // of those, in place of worn-out servers
};

// Owned servers month by month for the number that is needed in each. The first order is what month 0 needs;
// growth is ordered for the month that needs it and comes on time, but not before the first delivery. A
// server is replaced when its life ends while any of the horizon is left and the month still needs it.
// Servers beyond the need stay until the end of their life.
std::vector<FleetMonth> runFleet(const std::vector<double>& neededServers, const FleetPolicy& policy);

}  // namespace rackorrent
