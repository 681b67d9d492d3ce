// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/cost_parameters.h"
#include "core/cost/named_results.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace rackorrent {

template <class T>
T powerOrZero(const T& base, const T& exponent) {
  using std::pow;
  return base > T(0) ? T(pow(base, exponent)) : T(0);
}

// The servers of the plan in the order in which they were paid for: what was paid, and what they would bring
// if they were sold. The value falls by the same factor each month of age and reaches the residual share at
// the end of the useful life. Ages count from payment; the oldest servers are replaced first.
template <class T>
class HardwareBook {
 public:
  HardwareBook(const CostParameters<T>& parameters, double usefulLifeMonths)
      : m_price(parameters.serverPrice) {
    const auto ages = static_cast<std::size_t>(std::ceil(usefulLifeMonths)) + 1;
    const T exponent = T(1) / (parameters.usefulLifeYears * T(12));
    const T factor = named(results::monthlyValueFactor, powerOrZero(parameters.residualShare, exponent));
    m_valueAtAge.assign(ages, T(1));
    for (std::size_t age = 1; age < ages; ++age) m_valueAtAge[age] = m_valueAtAge[age - 1] * factor;
    m_valueAtAge.back() = parameters.residualShare;
  }

  void buy(double servers, std::size_t month, const T& priceFactor) {
    if (servers > 0) m_cohorts.push_back({servers, month, priceFactor});
  }

  // Takes the oldest servers out and returns what they bring.
  T sell(double servers, std::size_t month) {
    T proceeds(0);
    while (servers > 0 && !m_cohorts.empty()) {
      Cohort& oldest = m_cohorts.front();
      const double sold = std::min(servers, oldest.servers);
      proceeds += valueOf(oldest, sold, month);
      oldest.servers -= sold;
      servers -= sold;
      if (oldest.servers <= 0) m_cohorts.erase(m_cohorts.begin());
    }
    return proceeds;
  }

  T valueAfter(std::size_t month) const {
    T value(0);
    for (const Cohort& cohort : m_cohorts) value += valueOf(cohort, cohort.servers, month + 1);
    return value;
  }

  // What a server in the book cost on average, against today's price.
  T meanPriceFactor() const {
    if (m_cohorts.empty()) return T(1);
    if (m_cohorts.size() == 1) return m_cohorts.front().priceFactor;
    T paid(0);
    double servers = 0;
    for (const Cohort& cohort : m_cohorts) {
      paid += T(cohort.servers) * cohort.priceFactor;
      servers += cohort.servers;
    }
    return paid / T(servers);
  }

 private:
  struct Cohort {
    double servers;
    std::size_t month;
    T priceFactor;
  };

  T valueOf(const Cohort& cohort, double servers, std::size_t month) const {
    const std::size_t age = std::min(month - cohort.month, m_valueAtAge.size() - 1);
    return T(servers) * m_price * cohort.priceFactor * m_valueAtAge[age];
  }

  T m_price;
  std::vector<T> m_valueAtAge;
  std::vector<Cohort> m_cohorts;
};

}  // namespace rackorrent
