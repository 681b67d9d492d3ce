// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/demand/demand.h"
#include "core/evaluation/evaluation.h"

#include <functional>
#include <vector>

namespace rackorrent {

// One way to pay for a GPU-hour.
enum class Channel { Owned, Reserved1Year, Reserved3Years, OnDemand, Spot };

// What one alternative runs in one month. "Useful" GPU-hours are work in hours of the reference GPU;
// the others are hours of the GPU that is bought or rented (useful / relative speed).
struct MonthCapacity {
  double usefulGpuHours =
      0;  // demand of the month, all of it served unless it waits for hardware that rent may not bridge
  double ownedServers = 0;     // delivered and running, whole servers
  double orderedServers = 0;   // paid for in this month: new demand and replacement at the end of life
  double replacedServers = 0;  // of those, replacements
  double ownedGpuHours = 0;    // hours in which owned GPUs work
  double reserved1yGpus = 0;   // committed, paid for every hour of the month
  double reserved3yGpus = 0;
  double onDemandGpuHours = 0;
  double spotGpuHours = 0;      // restarts included
  double onDemandPeakGpus = 0;  // most rented by the hour at once, spot included
  double bridgingGpuHours = 0;  // rented because ordered hardware has not arrived
  double staffFte = 0;          // people needed to run it
  double reservedGpuHours = 0;  // hours in which committed GPUs work; the rest of the commitment stands idle
};

struct CapacityPlan {
  Alternative alternative = Alternative::GpuAsAService;
  std::vector<MonthCapacity> months;  // one per month of the horizon
  double hoursPerMonth = 730;         // finance.hours_per_month
  double ownedGpus = 0;               // at the end of the horizon
  double reservedGpus = 0;            // most committed in any month
  double onDemandGpuHours = 0;        // sums over the horizon, bridging apart
  double spotGpuHours = 0;
  double bridgingGpuHours = 0;
  double usefulGpuHours = 0;  // the same for every alternative, but for work that waits for delivery
  double ownedShare = 0;      // share of useful GPU-hours done on owned GPUs
  double powerKilowatts = 0;  // most drawn from the grid, cooling included
  double daysToCapacity = 0;  // until the first month's demand can be served in full
  double minutesToScale = 0;  // from the mean to the peak load; none where owned machines are sized for it
  double peakStaffFte = 0;
};

// The present value of a plan's total cost. Capacity stands below cost, so whoever plans a hybrid passes the
// formula in; the search then minimises the same figure that the user sees.
using PlanCost = std::function<double(const CapacityPlan&)>;

// Precondition: isValid(evaluation). Rules of each plan: DESIGN section 4.2. `cost` is asked only for a
// hybrid, whose owned part is at least one server and, where the peak needs more than one, at least one less
// than the peak needs.
CapacityPlan planCapacity(Alternative alternative, const Evaluation& evaluation, const Demand& demand,
                          const PlanCost& cost);

// The same with the number of owned servers at the start given instead of chosen (0 is allowed: all rented),
// for the regret curve and for marginal cost. What they cannot serve is rented.
CapacityPlan planWithOwnedServers(const Evaluation& evaluation, const Demand& demand, double ownedServers);

// The two halves of planning a hybrid, for who keeps plans and only costs them anew: the number of owned servers
// that is cheapest by the cost of each number, and the plan of one number.
double cheapestHybridServers(const Evaluation& evaluation, const Demand& demand,
                             const std::function<double(double servers)>& costOf);
CapacityPlan hybridWithServers(const Evaluation& evaluation, const Demand& demand, double servers);

// Whole servers that serve the first month's demand without renting.
double serversForPeak(const Evaluation& evaluation, const Demand& demand);

}  // namespace rackorrent
