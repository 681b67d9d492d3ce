// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/plan_builder.h"

#include "core/capacity/staffing.h"
#include "core/demand/calendar.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace rackorrent {

namespace {

// 64 GPUs in servers of 8 are 8 servers, even if rounding made them 64.00000000001.
double wholeServers(double gpus, double gpusPerServer) {
  return std::ceil(gpus / gpusPerServer * (1 - 1e-12));
}

}  // namespace

PlanBuilder::PlanBuilder(const Evaluation& evaluation, const LoadDurationCurve& servedCurve)
    : m_curve(servedCurve),
      m_market(evaluation),
      m_commitments(m_curve, m_market),
      m_gpusPerServer(evaluation.real("owned.gpus_per_server"_field)),
      m_ownedSpeed(evaluation.real("owned.relative_speed"_field)),
      m_rentedSpeed(evaluation.real("cloud.relative_speed"_field)),
      m_spotHoursPerUseful((1 + evaluation.real("cloud.spot_overhead"_field)) / m_rentedSpeed),
      m_hoursPerMonth(evaluation.real("finance.hours_per_month"_field)),
      m_serversPerFte(evaluation.real("owned.servers_per_fte"_field)),
      m_privateStaffShare(evaluation.real("private_cloud.operations_share"_field)),
      m_kilowattsPerServer(evaluation.real("owned.server_power_kw"_field) *
                           evaluation.real("owned.pue"_field)),
      m_provisioningMinutes(evaluation.real("cloud.provisioning_minutes"_field)),
      m_mayBridge(evaluation.choiceAs<Residency>("compliance.residency"_field) < Residency::OnPremises),
      m_leadDays(evaluation.real("owned.lead_time_weeks"_field) * daysPerWeek),
      m_fleetPolicy{.leadMonths = monthsFromWeeks(evaluation.real("owned.lead_time_weeks"_field)),
                    .lifeMonths = evaluation.real("owned.useful_life_years"_field) * monthsPerYear} {
  const double largestJob = evaluation.real("workload.largest_job_gpus"_field);
  const auto months = static_cast<int>(evaluation.real("project.horizon_months"_field));
  for (int month = 0; month < months; ++month) {
    m_scales.push_back(demandScale(evaluation, month));
    m_serversForPeak.push_back(
        wholeServers(std::max(m_scales.back() * m_curve.peak(), largestJob), m_gpusPerServer * m_ownedSpeed));
  }
}

CapacityPlan PlanBuilder::rented() const {
  return build(Alternative::GpuAsAService, std::vector<double>(m_scales.size()));
}

CapacityPlan PlanBuilder::owned(Alternative alternative) const { return build(alternative, m_serversForPeak); }

CapacityPlan PlanBuilder::hybrid(double servers) const {
  return build(Alternative::Hybrid, hybridServers(servers));
}

std::vector<double> PlanBuilder::hybridServers(double servers) const {
  std::vector<double> needed;
  needed.reserve(m_scales.size());
  for (std::size_t i = 0; i < m_scales.size(); ++i)
    needed.push_back(std::min(std::max(1.0, std::round(servers * m_scales[i])), m_serversForPeak[i]));
  return needed;
}

CapacityPlan PlanBuilder::afterSigning(const CapacityPlan& earlier) const {
  const MonthCapacity first = earlier.months.empty() ? MonthCapacity() : earlier.months.front();
  const Commitment signedFirst{first.reserved1yGpus * m_rentedSpeed, first.reserved3yGpus * m_rentedSpeed};
  std::vector<double> needed(m_scales.size());
  if (earlier.alternative == Alternative::Hybrid) needed = hybridServers(first.orderedServers);
  if (earlier.alternative == Alternative::SelfBuilt || earlier.alternative == Alternative::PrivateCloud)
    needed = m_serversForPeak;
  if (!needed.empty()) needed.front() = std::max(needed.front(), first.orderedServers);
  return build(earlier.alternative, needed, &signedFirst);
}

CapacityPlan PlanBuilder::build(Alternative alternative, const std::vector<double>& neededServers,
                                const Commitment* signedFirst) const {
  const double staffShare = alternative == Alternative::PrivateCloud ? m_privateStaffShare : 1;
  const std::vector<FleetMonth> fleet = runFleet(neededServers, m_fleetPolicy);
  std::vector<MonthLoad> loads;
  loads.reserve(fleet.size());
  for (std::size_t i = 0; i < fleet.size(); ++i)
    loads.push_back(
        {m_scales[i], std::max(fleet[i].paid, neededServers[i]) * m_gpusPerServer * m_ownedSpeed});
  const std::vector<Commitment> commitments =
      signedFirst ? m_commitments.planAfter(*signedFirst, loads) : m_commitments.plan(loads);

  CapacityPlan plan;
  plan.alternative = alternative;
  plan.hoursPerMonth = m_hoursPerMonth;
  plan.months.reserve(fleet.size());
  MonthLevels lastLevels;
  MonthWork work;
  for (std::size_t i = 0; i < fleet.size(); ++i) {
    const MonthLevels levels{loads[i].scale, loads[i].owned,
                             commitments[i].oneYear + commitments[i].threeYears, m_hoursPerMonth};
    if (i == 0 || levels != lastLevels) work = workOfMonth(m_curve, levels, m_market.spotShare);
    lastLevels = levels;
    plan.months.push_back(monthOf(work, commitments[i], fleet[i], staffShare));
  }
  addTotals(plan, fleet);
  addTimes(plan);
  return plan;
}

MonthCapacity PlanBuilder::monthOf(const MonthWork& work, const Commitment& commitment,
                                   const FleetMonth& fleet, double staffShare) const {
  MonthCapacity month;
  month.usefulGpuHours = work.total;
  month.ownedServers = fleet.paid * fleet.deliveredShare;
  month.orderedServers = fleet.ordered;
  month.replacedServers = fleet.replaced;
  month.ownedGpuHours = work.owned * fleet.deliveredShare / m_ownedSpeed;
  const double waiting = work.owned * (1 - fleet.deliveredShare);
  // Work whose data must stay on the premises waits for the hardware; the rest is bridged by renting.
  if (m_mayBridge)
    month.bridgingGpuHours = waiting / m_rentedSpeed;
  else
    month.usefulGpuHours -= waiting;
  month.reserved1yGpus = commitment.oneYear / m_rentedSpeed;
  month.reserved3yGpus = commitment.threeYears / m_rentedSpeed;
  month.reservedGpuHours = work.committed / m_rentedSpeed;
  month.onDemandGpuHours = work.onDemand / m_rentedSpeed;
  month.onDemandPeakGpus = work.mostFlexibleGpus / m_rentedSpeed;
  month.spotGpuHours = work.spot * m_spotHoursPerUseful;
  const double meanRented =
      month.reserved1yGpus + month.reserved3yGpus +
      (month.onDemandGpuHours + month.spotGpuHours + month.bridgingGpuHours) / m_hoursPerMonth;
  month.staffFte = ownedStaffFte(fleet.paid, m_serversPerFte) * fleet.deliveredShare * staffShare +
                   rentedStaffFte(meanRented);
  return month;
}

// Owned GPUs and power count what is paid for, delivered or not: room and power must be there when it comes.
void PlanBuilder::addTotals(CapacityPlan& plan, const std::vector<FleetMonth>& fleet) const {
  double ownedWork = 0;
  for (const MonthCapacity& month : plan.months) {
    plan.usefulGpuHours += month.usefulGpuHours;
    plan.onDemandGpuHours += month.onDemandGpuHours;
    plan.spotGpuHours += month.spotGpuHours;
    plan.bridgingGpuHours += month.bridgingGpuHours;
    plan.reservedGpus = std::max(plan.reservedGpus, month.reserved1yGpus + month.reserved3yGpus);
    plan.peakStaffFte = std::max(plan.peakStaffFte, month.staffFte);
    ownedWork += month.ownedGpuHours * m_ownedSpeed;
  }
  plan.ownedGpus = fleet.back().paid * m_gpusPerServer;
  plan.ownedShare = plan.usefulGpuHours > 0 ? ownedWork / plan.usefulGpuHours : 0;
  plan.powerKilowatts = std::ranges::max(fleet, {}, &FleetMonth::paid).paid * m_kilowattsPerServer;
}

// A hybrid serves everything from rented capacity until its own arrives. What is owned is sized for the peak
// and stands ready; only growth beyond the plan waits for delivery (ledger D1.4.3.1: from 4 to 64 GPUs in
// minutes by renting, in weeks by building).
void PlanBuilder::addTimes(CapacityPlan& plan) const {
  const bool isRentable =
      plan.alternative == Alternative::GpuAsAService || plan.alternative == Alternative::Hybrid;
  plan.daysToCapacity = isRentable ? m_provisioningMinutes / minutesPerDay : m_leadDays;
  plan.minutesToScale = isRentable ? m_provisioningMinutes : 0;
}

}  // namespace rackorrent
