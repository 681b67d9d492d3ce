// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capacity/capacity_plan.h"
#include "core/cost/cost_items.h"
#include "core/cost/cost_parameters.h"
#include "core/cost/cost_terms.h"
#include "core/cost/discounting.h"
#include "core/cost/hardware_book.h"
#include "core/cost/named_results.h"
#include "core/cost/plan_figures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace rackorrent {

// The cost formula, once, for any number type: decimal for the ledger, double for curves and searches, a
// symbol for the formulas themselves. Everything that is not a price (GPU-hours, servers, people) comes from
// the plan; what is a figure of the plan also chooses branches, in plain doubles. Read it from costFlows()
// upwards.

template <class T>
T limitedToShare(const T& value) {
  return value < T(0) ? T(0) : value > T(1) ? T(1) : value;
}

// Prices against those of the start, in one month. A reserved price is fixed when its contract starts.
template <class T>
struct PriceFactors {
  T cloud = T(1);
  T oneYearContract = T(1);
  T threeYearContract = T(1);
  T hardware = T(1);
  T hardwarePaid = T(1);  // mean of the servers that run
  T electricity = T(1);
  T staff = T(1);
};

// The same from month to month: yearly rates act by their twelfth root each month.
template <class T>
class PricePath {
 public:
  explicit PricePath(const CostParameters<T>& p)
      : m_cloud(named(results::monthlyPriceFactor, yearlyToMonthly(T(T(1) - p.cloudPriceDeclinePerYear)))),
        m_hardware(
            named(results::monthlyHardwareFactor, yearlyToMonthly(T(T(1) - p.hardwarePriceDeclinePerYear)))),
        m_electricity(
            named(results::monthlyPowerFactor, yearlyToMonthly(T(T(1) + p.electricityRisePerYear)))),
        m_staff(named(results::monthlyStaffFactor, yearlyToMonthly(T(T(1) + p.staffRisePerYear)))) {}

  const PriceFactors<T>& enter(std::size_t month) {
    if (month > 0) {
      m_now.cloud *= m_cloud;
      m_now.hardware *= m_hardware;
      m_now.electricity *= m_electricity;
      m_now.staff *= m_staff;
    }
    if (month % 12 == 0) m_now.oneYearContract = m_now.cloud;
    if (month % 36 == 0) m_now.threeYearContract = m_now.cloud;
    return m_now;
  }
  void setHardwarePaid(const T& factor) { m_now.hardwarePaid = factor; }

 private:
  T m_cloud, m_hardware, m_electricity, m_staff;
  PriceFactors<T> m_now;
};

// What a calendar month of an own server counts: all of it, or only its busy part where running costs are
// metered.
template <class T>
T countedShare(const CostParameters<T>& p, const CostTerms& terms, const MonthFigures<T>& month,
               const T& busyHours) {
  if (!terms.isMetered) return T(1);
  if (month.plan().ownedServers <= 0) return T(0);
  return named(results::meteredShare, T(busyHours / (month[PlanFigure::OwnedServers] * p.hoursPerMonth)));
}

template <class T>
void addOwnedItems(ItemFlows<T>& flows, const CostParameters<T>& p, const CostTerms& terms,
                   const MonthFigures<T>& month, const PriceFactors<T>& factors) {
  const auto set = [&](CostItem item, const T& amount) { flows[indexOf(item)] = amount; };
  const T& replaced = month[PlanFigure::ReplacedServers];
  const T& servers = month[PlanFigure::OwnedServers];
  const T added = month[PlanFigure::OrderedServers] - replaced;
  const T withCluster = T(1) + p.networkShare + p.storageShare;
  const T price = p.serverPrice * factors.hardware;
  const T busyHours = named(results::busyServerHours, T(month[PlanFigure::OwnedGpuHours] / p.gpusPerServer));
  const T counted = countedShare(p, terms, month, busyHours);
  const T hardwareValue =
      named(results::hardwareValue, T(servers * p.serverPrice * factors.hardwarePaid * withCluster));

  set(CostItem::Servers, added * price);
  set(CostItem::Network, added * price * p.networkShare);
  set(CostItem::Storage, added * price * p.storageShare);
  set(CostItem::Replacement, replaced * price * withCluster);
  set(CostItem::Maintenance, hardwareValue * p.maintenancePerYear / T(12) * counted);
  set(CostItem::FailedParts, servers * price * p.failureRatePerYear / T(12) * counted);
  const T idleHours = terms.isMetered ? T(0) : T(servers * p.hoursPerMonth - busyHours);
  const T fullLoadHours = named(results::fullLoadHours, T(busyHours + p.idlePowerShare * idleHours));
  set(CostItem::Power, fullLoadHours * p.serverKilowatts * p.pue * p.electricityPerKwh * factors.electricity);
  if (!terms.ownRoom)
    set(CostItem::Colocation, servers * p.serverKilowatts * p.colocationPerKwMonth * counted);
  if (terms.alternative != Alternative::PrivateCloud) return;
  set(CostItem::Platform, hardwareValue * p.platformSharePerYear / T(12) * counted);
  set(CostItem::ManagedFee, p.managedFeePerMonth);
}

// Billed over used hours of pay-as-you-go rent, minus one: what the billing clock rounds up. A monthly clock
// bills the most GPUs rented at once for the whole month; the others bill whole units of each job.
template <class T>
T roundingWaste(const CostParameters<T>& p, const CostTerms& terms, const MonthFigures<T>& month) {
  using std::ceil;
  if (terms.billing == Billing::Month) {
    const MonthCapacity& plan = month.plan();
    const double used = plan.onDemandGpuHours + plan.spotGpuHours;
    if (used <= 0 || plan.onDemandPeakGpus * terms.hoursPerMonth <= used) return T(0);
    return month[PlanFigure::OnDemandPeakGpus] * p.hoursPerMonth /
               (month[PlanFigure::OnDemandGpuHours] + month[PlanFigure::SpotGpuHours]) -
           T(1);
  }
  // Binary arithmetic may leave a whole number of units a hair too large.
  const T units = p.typicalJobHours * T(unitsPerHour(terms.billing));
  const T billedUnits = ceil(units - T(1e-9));
  return billedUnits / units - T(1);
}

// Share of the month's work that is done on rented GPUs: its data lie in the cloud.
template <class T>
T rentedShare(const CostParameters<T>& p, const MonthFigures<T>& month) {
  if (month.plan().usefulGpuHours <= 0) return T(0);
  return limitedToShare(
      T(T(1) - month[PlanFigure::OwnedGpuHours] * p.ownedSpeed / month[PlanFigure::UsefulGpuHours]));
}

template <class T>
void addRentedItems(ItemFlows<T>& flows, const CostParameters<T>& p, const CostTerms& terms,
                    const MonthFigures<T>& month, const PriceFactors<T>& factors) {
  const auto set = [&](CostItem item, const T& amount) { flows[indexOf(item)] = amount; };
  const T onDemand =
      named(results::onDemandRent, T(month[PlanFigure::OnDemandGpuHours] * p.onDemandPrice * factors.cloud));
  const T spot = named(results::spotRent, T(month[PlanFigure::SpotGpuHours] * p.spotPrice * factors.cloud));
  const T reserved1y = named(results::reserved1yRent, T(month[PlanFigure::Reserved1yGpus] * p.hoursPerMonth *
                                                        p.reserved1yPrice * factors.oneYearContract));
  const T reserved3y = named(results::reserved3yRent, T(month[PlanFigure::Reserved3yGpus] * p.hoursPerMonth *
                                                        p.reserved3yPrice * factors.threeYearContract));
  const T bridging =
      named(results::bridgingRent, T(month[PlanFigure::BridgingGpuHours] * p.bridgingPrice * factors.cloud));
  const T idle = named(results::idleRent, T((onDemand + spot) * p.idleShare));
  const T rounding =
      named(results::roundedRent,
            T((onDemand + spot) * named(results::roundingWaste, roundingWaste(p, terms, month))));

  set(CostItem::OnDemand, onDemand);
  set(CostItem::Spot, spot);
  set(CostItem::Reserved1Year, reserved1y);
  set(CostItem::Reserved3Years, reserved3y);
  set(CostItem::Bridging, bridging);
  set(CostItem::IdleInstances, idle);
  set(CostItem::RoundingUp, rounding);
  set(CostItem::Support,
      (onDemand + spot + reserved1y + reserved3y + bridging + idle + rounding) * p.supportShare);

  const T share = named(results::rentedShare, rentedShare(p, month));
  set(CostItem::CloudStorage, p.storedTerabytes * p.storagePricePerTbMonth * share);
  set(CostItem::Egress, p.egressTerabytes * T(1000) * p.egressPricePerGb * share);
  set(CostItem::CrossRegion, p.crossRegionTerabytes * T(1000) * p.crossRegionPricePerGb * share);
}

inline bool rentsAnything(const MonthCapacity& month) {
  return month.onDemandGpuHours > 0 || month.spotGpuHours > 0 || month.bridgingGpuHours > 0 ||
         month.reserved1yGpus > 0 || month.reserved3yGpus > 0;
}

template <class T>
void addOneOffItems(ItemFlows<T>& flows, const CostParameters<T>& p, const CostTerms& terms) {
  if (terms.ownsHardware) flows[indexOf(CostItem::OwnedSetup)] = p.ownedSetupCost;
  if (terms.ownsHardware && terms.ownRoom) flows[indexOf(CostItem::FitOut)] = p.fitOutCost;
  if (terms.rents) flows[indexOf(CostItem::CloudSetup)] = p.cloudSetupCost;
}

// Walks the months in order. Reader: (PlanFigure, month, double) -> T. Visitor: (month, flows, hardware book
// after it). Positive is money out; the resale value, due at the end of the last month, is negative.
template <class T, class Reader, class Visitor>
void walkMonths(const CostParameters<T>& p, const CostTerms& terms, const CapacityPlan& plan, Reader read,
                Visitor visit) {
  HardwareBook<T> hardware(p, terms.usefulLifeMonths);
  PricePath<T> prices(p);
  for (std::size_t i = 0; i < plan.months.size(); ++i) {
    const MonthFigures<T> month(plan.months[i],
                                [&](PlanFigure figure, double value) { return read(figure, i, value); });
    const PriceFactors<T>& factors = prices.enter(i);
    T proceeds = hardware.sell(plan.months[i].replacedServers, i);
    hardware.buy(plan.months[i].orderedServers, i, factors.hardware);
    prices.setHardwarePaid(hardware.meanPriceFactor());
    if (i + 1 == plan.months.size()) proceeds += hardware.valueAfter(i);

    ItemFlows<T> flows;
    flows.fill(T(0));
    if (terms.ownsHardware) addOwnedItems(flows, p, terms, month, factors);
    if (rentsAnything(plan.months[i])) addRentedItems(flows, p, terms, month, factors);
    flows[indexOf(CostItem::Staff)] =
        month[PlanFigure::StaffFte] * p.staffCostPerYear * factors.staff / T(12);
    if (i == 0) addOneOffItems(flows, p, terms);
    flows[indexOf(CostItem::ResaleValue)] = -proceeds;
    visit(i, flows, hardware);
  }
}

// The figures of the plan as plain numbers of the reading's type.
template <class T>
auto plainFigures() {
  return [](PlanFigure, std::size_t, double value) { return T(value); };
}

// Every line of every month.
template <class T, class Reader>
std::vector<ItemFlows<T>> costFlows(const CostParameters<T>& p, const CostTerms& terms,
                                    const CapacityPlan& plan, Reader read) {
  std::vector<ItemFlows<T>> months;
  months.reserve(plan.months.size());
  walkMonths(p, terms, plan, read,
             [&](std::size_t, const ItemFlows<T>& flows, const auto&) { months.push_back(flows); });
  return months;
}

template <class T>
T presentValueOf(const std::vector<ItemFlows<T>>& months, const CostParameters<T>& p,
                 const CostTerms& terms) {
  PresentValue<T> value(p, terms);
  for (const ItemFlows<T>& flows : months) value.add(flows);
  return value.sum();
}

// Useful GPU-hours, each discounted like the running cost of its month: what the levelised cost is spread
// over.
template <class T, class Reader>
T discountedGpuHours(const CostParameters<T>& p, const CostTerms& terms, const CapacityPlan& plan,
                     Reader read) {
  PresentValue<T> value(p, terms);
  for (std::size_t i = 0; i < plan.months.size(); ++i)
    value.addRunning(read(PlanFigure::UsefulGpuHours, i, plan.months[i].usefulGpuHours));
  return value.sum();
}

}  // namespace rackorrent
