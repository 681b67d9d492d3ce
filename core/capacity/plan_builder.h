// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capacity/capacity_plan.h"
#include "core/capacity/commitments.h"
#include "core/capacity/owned_fleet.h"
#include "core/capacity/rented_month.h"

#include <vector>

namespace rackorrent {

// Builds the plans of one evaluation. What they share is read once, for the search of a hybrid builds many.
// Work that can wait has waited in every plan: all of them serve Demand::servedCurve, so they deliver the
// same.
class PlanBuilder {
 public:
  PlanBuilder(const Evaluation& evaluation, const Demand& demand) : PlanBuilder(evaluation, demand.servedCurve) {}
  // Keeps the curve, which must outlive it.
  PlanBuilder(const Evaluation& evaluation, const LoadDurationCurve& servedCurve);

  // Whole servers that serve the first month without renting: its peak and its largest job.
  double serversForPeak() const { return m_serversForPeak.front(); }

  CapacityPlan rented() const;
  // SelfBuilt or PrivateCloud: enough servers for the peak of each month.
  CapacityPlan owned(Alternative alternative) const;
  // Servers at the start, whose share of the demand then stays the same in whole servers; the rest is rented.
  CapacityPlan hybrid(double servers) const;
  // The plan of an alternative whose first order and first contracts were made by an earlier plan, on other figures.
  // They stay, needed or not; whatever comes later follows this evaluation.
  CapacityPlan afterSigning(const CapacityPlan& earlier) const;

 private:
  std::vector<double> hybridServers(double servers) const;
  CapacityPlan build(Alternative alternative, const std::vector<double>& neededServers,
                     const Commitment* signedFirst = nullptr) const;
  MonthCapacity monthOf(const MonthWork& work, const Commitment& commitment, const FleetMonth& fleet,
                        double staffShare) const;
  void addTotals(CapacityPlan& plan, const std::vector<FleetMonth>& fleet) const;
  void addTimes(CapacityPlan& plan) const;

  const LoadDurationCurve& m_curve;
  RentedMarket m_market;
  CommitmentPolicy m_commitments;
  std::vector<double> m_scales;          // of demand, by month
  std::vector<double> m_serversForPeak;  // by month
  double m_gpusPerServer;
  double m_ownedSpeed;
  double m_rentedSpeed;
  double m_spotHoursPerUseful;
  double m_hoursPerMonth;
  double m_serversPerFte;
  double m_privateStaffShare;
  double m_kilowattsPerServer;  // cooling included
  double m_provisioningMinutes;
  bool m_mayBridge;
  double m_leadDays;
  FleetPolicy m_fleetPolicy;
};

}  // namespace rackorrent
