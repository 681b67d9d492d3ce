// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capacity/capacity_plan.h"
#include "core/cost/cost_items.h"
#include "core/cost/cost_parameters.h"
#include "core/cost/named_results.h"
#include "core/cost/plan_figures.h"
#include "core/demand/calendar.h"

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
using ItemFlows = std::array<T, costItemCount>;

// Facts of the evaluation that choose lines rather than enter them.
struct CostTerms {
  Alternative alternative = Alternative::GpuAsAService;
  bool ownRoom = false;
  bool ownsHardware = false;
  bool rents = false;
  Billing billing = Billing::Second;
  double usefulLifeMonths = 60;
};

CostTerms costTermsOf(const Evaluation& evaluation, const CapacityPlan& plan);

template <class T>
T yearlyToMonthly(const T& yearlyFactor) {
  using std::pow;
  return pow(yearlyFactor, T(1) / T(12));
}

template <class T>
T powerOrZero(const T& base, const T& exponent) {
  using std::pow;
  return base > T(0) ? T(pow(base, exponent)) : T(0);
}

template <class T>
T limitedToShare(const T& value) {
  return value < T(0) ? T(0) : value > T(1) ? T(1) : value;
}

// What the hardware would bring if it were sold: the value falls by the same factor each month of age and
// reaches the residual share at the end of the useful life. Ages count from payment; the oldest servers are
// replaced first.
template <class T>
class ResaleBook {
 public:
  ResaleBook(const CostParameters<T>& parameters, double usefulLifeMonths) : m_price(parameters.serverPrice) {
    const auto ages = static_cast<std::size_t>(std::ceil(usefulLifeMonths)) + 1;
    const T exponent = T(1) / (parameters.usefulLifeYears * T(12));
    const T factor = named(results::monthlyValueFactor, powerOrZero(parameters.residualShare, exponent));
    m_valueAtAge.assign(ages, T(1));
    for (std::size_t age = 1; age < ages; ++age) m_valueAtAge[age] = m_valueAtAge[age - 1] * factor;
    m_valueAtAge.back() = parameters.residualShare;
  }

  void buy(double servers, std::size_t month) {
    if (servers > 0) m_cohorts.push_back({servers, month});
  }
  // Takes the oldest servers out and returns what they bring.
  T sell(double servers, std::size_t month) {
    T proceeds(0);
    while (servers > 0 && !m_cohorts.empty()) {
      Cohort& oldest = m_cohorts.front();
      const double sold = std::min(servers, oldest.servers);
      proceeds += T(sold) * m_price * valueAt(month - oldest.month);
      oldest.servers -= sold;
      servers -= sold;
      if (oldest.servers <= 0) m_cohorts.erase(m_cohorts.begin());
    }
    return proceeds;
  }
  T valueAfter(std::size_t month) const {
    T value(0);
    for (const Cohort& cohort : m_cohorts)
      value += T(cohort.servers) * m_price * valueAt(month + 1 - cohort.month);
    return value;
  }

 private:
  struct Cohort {
    double servers;
    std::size_t month;
  };
  const T& valueAt(std::size_t age) const { return m_valueAtAge[std::min(age, m_valueAtAge.size() - 1)]; }

  T m_price;
  std::vector<T> m_valueAtAge;
  std::vector<Cohort> m_cohorts;
};

template <class T>
void addOwnedItems(ItemFlows<T>& flows, const CostParameters<T>& p, const CostTerms& terms,
                   const MonthFigures<T>& month) {
  const auto set = [&](CostItem item, const T& amount) { flows[indexOf(item)] = amount; };
  const T& replaced = month[PlanFigure::ReplacedServers];
  const T& servers = month[PlanFigure::OwnedServers];
  const T added = month[PlanFigure::OrderedServers] - replaced;
  const T withCluster = T(1) + p.networkShare + p.storageShare;
  const T hardwareValue = named(results::hardwareValue, servers * p.serverPrice * withCluster);

  set(CostItem::Servers, added * p.serverPrice);
  set(CostItem::Network, added * p.serverPrice * p.networkShare);
  set(CostItem::Storage, added * p.serverPrice * p.storageShare);
  set(CostItem::Replacement, replaced * p.serverPrice * withCluster);
  set(CostItem::Maintenance, hardwareValue * p.maintenancePerYear / T(12));
  set(CostItem::FailedParts, servers * p.serverPrice * p.failureRatePerYear / T(12));
  const T busyHours = named(results::busyServerHours, T(month[PlanFigure::OwnedGpuHours] / p.gpusPerServer));
  const T fullLoadHours = named(results::fullLoadHours, T(p.idlePowerShare * servers * T(hoursPerMonth) +
                                                          (T(1) - p.idlePowerShare) * busyHours));
  set(CostItem::Power, fullLoadHours * p.serverKilowatts * p.pue * p.electricityPerKwh);
  if (!terms.ownRoom) set(CostItem::Colocation, servers * p.serverKilowatts * p.colocationPerKwMonth);
  if (terms.alternative != Alternative::PrivateCloud) return;
  set(CostItem::Platform, hardwareValue * p.platformSharePerYear / T(12));
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
    if (used <= 0 || plan.onDemandPeakGpus * hoursPerMonth <= used) return T(0);
    return month[PlanFigure::OnDemandPeakGpus] * T(hoursPerMonth) /
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

// Cloud prices follow the yearly decline month by month; a reserved price is fixed when its contract starts.
template <class T>
struct CloudPriceFactors {
  T now, oneYearContract, threeYearContract;
};

template <class T>
void addRentedItems(ItemFlows<T>& flows, const CostParameters<T>& p, const CostTerms& terms,
                    const MonthFigures<T>& month, const CloudPriceFactors<T>& factors) {
  const auto set = [&](CostItem item, const T& amount) { flows[indexOf(item)] = amount; };
  const T hours(hoursPerMonth);
  const T onDemand =
      named(results::onDemandRent, T(month[PlanFigure::OnDemandGpuHours] * p.onDemandPrice * factors.now));
  const T spot = named(results::spotRent, T(month[PlanFigure::SpotGpuHours] * p.spotPrice * factors.now));
  const T reserved1y = named(results::reserved1yRent, T(month[PlanFigure::Reserved1yGpus] * hours *
                                                        p.reserved1yPrice * factors.oneYearContract));
  const T reserved3y = named(results::reserved3yRent, T(month[PlanFigure::Reserved3yGpus] * hours *
                                                        p.reserved3yPrice * factors.threeYearContract));
  const T bridging =
      named(results::bridgingRent, T(month[PlanFigure::BridgingGpuHours] * p.bridgingPrice * factors.now));
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
}

template <class T>
void addOneOffItems(ItemFlows<T>& flows, const CostParameters<T>& p, const CostTerms& terms) {
  if (terms.ownsHardware) flows[indexOf(CostItem::OwnedSetup)] = p.ownedSetupCost;
  if (terms.ownsHardware && terms.ownRoom) flows[indexOf(CostItem::FitOut)] = p.fitOutCost;
  if (terms.rents) flows[indexOf(CostItem::CloudSetup)] = p.cloudSetupCost;
}

template <class T>
struct CostFlows {
  std::vector<ItemFlows<T>> months;  // positive is money out; the resale value, due at the end, is negative
  std::vector<T> resaleValue;        // what the hardware would bring if the project ended with this month
};

// Every line of every month. Reader: (PlanFigure, month, double) -> T.
template <class T, class Reader>
CostFlows<T> costFlows(const CostParameters<T>& p, const CostTerms& terms, const CapacityPlan& plan,
                       Reader read) {
  ItemFlows<T> nothing;
  nothing.fill(T(0));
  CostFlows<T> result;
  auto& months = result.months;
  months.assign(plan.months.size(), nothing);
  ResaleBook<T> resale(p, terms.usefulLifeMonths);
  const T monthlyFactor =
      named(results::monthlyPriceFactor, yearlyToMonthly(T(T(1) - p.cloudPriceDeclinePerYear)));
  CloudPriceFactors<T> factors{T(1), T(1), T(1)};
  for (std::size_t i = 0; i < months.size(); ++i) {
    if (i > 0) factors.now *= monthlyFactor;
    if (i % 12 == 0) factors.oneYearContract = factors.now;
    if (i % 36 == 0) factors.threeYearContract = factors.now;
    ItemFlows<T>& flows = months[i];
    const MonthFigures<T> month(plan.months[i],
                                [&](PlanFigure figure, double value) { return read(figure, i, value); });
    addOwnedItems(flows, p, terms, month);
    addRentedItems(flows, p, terms, month, factors);
    flows[indexOf(CostItem::Staff)] = month[PlanFigure::StaffFte] * p.staffCostPerYear / T(12);
    if (i == 0) addOneOffItems(flows, p, terms);
    T proceeds = resale.sell(plan.months[i].replacedServers, i);
    resale.buy(plan.months[i].orderedServers, i);
    result.resaleValue.push_back(resale.valueAfter(i));
    if (i + 1 == months.size()) proceeds += result.resaleValue.back();
    flows[indexOf(CostItem::ResaleValue)] = -proceeds;
  }
  return result;
}

template <class T>
CostFlows<T> costFlows(const CostParameters<T>& p, const CostTerms& terms, const CapacityPlan& plan) {
  return costFlows(p, terms, plan, [](PlanFigure, std::size_t, double value) { return T(value); });
}

// Effective yearly rate; items due at the start count from the first day of their month, the rest from its
// last.
template <class T>
T presentValueOf(const std::vector<ItemFlows<T>>& months, const T& discountRatePerYear) {
  const T monthly = named(results::monthlyDiscount, T(T(1) / yearlyToMonthly(T(T(1) + discountRatePerYear))));
  T atStart(1);
  T sum(0);
  for (std::size_t i = 0; i < months.size(); ++i) {
    T dueAtStart(0);
    T dueAtEnd(0);
    for (std::size_t item = 0; item < costItemCount; ++item)
      (costItems[item].dueAtStart ? dueAtStart : dueAtEnd) +=
          namedLine(static_cast<CostItem>(item), months[i][item]);
    const T atEnd = atStart * monthly;
    sum += namedForMonth(
        results::monthValue, i,
        T(named(results::dueAtStart, dueAtStart) * atStart + named(results::dueAtEnd, dueAtEnd) * atEnd));
    atStart = atEnd;
  }
  return sum;
}

}  // namespace rackorrent
