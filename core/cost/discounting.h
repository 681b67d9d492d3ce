// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/cost_parameters.h"
#include "core/cost/cost_terms.h"
#include "core/cost/named_results.h"

#include <array>
#include <cmath>
#include <cstddef>

namespace rackorrent {

template <class T>
using ItemFlows = std::array<T, costItemCount>;

template <class T>
T yearlyToMonthly(const T& yearlyFactor) {
  using std::pow;
  return pow(yearlyFactor, T(1) / T(12));
}

// The present value of a stream of months by the convention of the evaluation (reference:
// finance.compounding, finance.payment_timing). What is due at the start counts from the first day of its
// month, the rest from the last day of its month or of its year.
template <class T>
class PresentValue {
 public:
  PresentValue(const CostParameters<T>& p, const CostTerms& terms)
      : m_timing(terms.timing), m_lastMonth(terms.months - 1) {
    const T grown = terms.compounding == Compounding::Effective
                        ? yearlyToMonthly(T(T(1) + p.discountRatePerYear))
                        : T(T(1) + p.discountRatePerYear / T(12));
    m_monthly = named(results::monthlyDiscount, T(T(1) / grown));
  }

  // Returns the undiscounted sum of the month.
  T add(const ItemFlows<T>& flows) {
    T dueAtStart(0);
    T due(0);
    for (std::size_t item = 0; item < costItemCount; ++item)
      (costItems[item].dueAtStart ? dueAtStart : due) += namedLine(static_cast<CostItem>(item), flows[item]);
    m_dueLater += due;
    addMonth(named(results::dueAtStart, dueAtStart));
    return dueAtStart + due;
  }
  // One amount a month that is due with the running costs.
  void addRunning(const T& amount) {
    m_dueLater += amount;
    addMonth(T(0));
  }
  const T& sum() const { return m_sum; }

 private:
  void addMonth(const T& dueAtStart) {
    const T atEnd = m_atStart * m_monthly;
    T value = dueAtStart * m_atStart;
    if (m_timing == PaymentTiming::MonthEnd || m_month % 12 == 11 || m_month == m_lastMonth) {
      value += named(results::dueAtEnd, m_dueLater) * atEnd;
      m_dueLater = T(0);
    }
    m_sum += namedForMonth(results::monthValue, m_month, value);
    m_atStart = atEnd;
    ++m_month;
  }

  PaymentTiming m_timing;
  std::size_t m_lastMonth;
  std::size_t m_month = 0;
  T m_monthly = T(1);
  T m_atStart = T(1);
  T m_dueLater = T(0);
  T m_sum = T(0);
};

}  // namespace rackorrent
