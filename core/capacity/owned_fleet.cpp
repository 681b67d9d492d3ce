// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/owned_fleet.h"

#include <algorithm>
#include <cstddef>

namespace rackorrent {

namespace {

struct Cohort {
  double servers = 0;
  double wornOut = 0;  // in months from the start
};

class Fleet {
 public:
  Fleet(double firstOrder, const FleetPolicy& policy) : m_policy(policy), m_paid(firstOrder) {
    m_cohorts.push_back({firstOrder, policy.leadMonths + policy.lifeMonths});
  }

  double paid() const { return m_paid; }

  // Cohorts have one life, so they wear out in the order in which they came.
  void replaceWornOut(double month, double needed, FleetMonth& result) {
    while (m_oldest < m_cohorts.size() && m_cohorts[m_oldest].wornOut < month + 1) {
      const Cohort old = m_cohorts[m_oldest++];
      m_paid -= old.servers;
      const double replaced = std::clamp(needed - m_paid, 0.0, old.servers);
      result.replaced += replaced;
      add(replaced, old.wornOut, result);
    }
  }

  void grow(double month, double needed, FleetMonth& result) { add(needed - m_paid, month, result); }

 private:
  void add(double servers, double start, FleetMonth& result) {
    if (servers <= 0) return;
    m_cohorts.push_back({servers, std::max(start, m_policy.leadMonths) + m_policy.lifeMonths});
    m_paid += servers;
    result.ordered += servers;
  }

  FleetPolicy m_policy;
  std::vector<Cohort> m_cohorts;
  std::size_t m_oldest = 0;
  double m_paid;
};

}  // namespace

std::vector<FleetMonth> runFleet(const std::vector<double>& neededServers, const FleetPolicy& policy) {
  std::vector<FleetMonth> months(neededServers.size());
  if (months.empty()) return months;
  Fleet fleet(neededServers.front(), policy);
  for (std::size_t i = 0; i < months.size(); ++i) {
    const auto month = static_cast<double>(i);
    if (i == 0) months[i].ordered = fleet.paid();
    months[i].deliveredShare = std::clamp(month + 1 - policy.leadMonths, 0.0, 1.0);
    if (months[i].deliveredShare > 0) {
      fleet.replaceWornOut(month, neededServers[i], months[i]);
      fleet.grow(month, neededServers[i], months[i]);
    }
    months[i].paid = fleet.paid();
  }
  return months;
}

}  // namespace rackorrent
