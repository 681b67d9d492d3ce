// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/depreciation.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace rackorrent {

namespace {

constexpr double monthsOfYear = 12;

double decliningShare(double ageYears, double lifeYears, double residualShare) {
  double share = 1;
  for (double year = 0; year < ageYears; ++year) {
    const double declining = share * 2 / lifeYears;
    const double evenly = (share - residualShare) / (lifeYears - year);
    const double yearly = std::min(std::max(declining, evenly), share - residualShare);
    share -= yearly * std::min(1.0, ageYears - year);
  }
  return share;
}

struct Purchase {
  double value = 0;
  double residualShare = 0;
  std::size_t month = 0;
};

// Cohorts in the order in which they were bought; the oldest are replaced first.
class Books {
 public:
  explicit Books(const Evaluation& evaluation)
      : m_method(evaluation.choiceAs<Depreciation>("owned.depreciation"_field)),
        m_lifeMonths(evaluation.real("owned.useful_life_years"_field) * monthsOfYear),
        m_residualShare(evaluation.real("owned.residual_share"_field)),
        m_price(evaluation.real("owned.server_price"_field)),
        m_clusterShare(evaluation.real("owned.network_share"_field) +
                       evaluation.real("owned.storage_share"_field)),
        m_monthlyPriceFactor(
            std::pow(1 - evaluation.real("owned.price_decline_per_year"_field), 1 / monthsOfYear)) {}

  void buy(double servers, std::size_t month) {
    if (servers <= 0) return;
    const double price = m_price * std::pow(m_monthlyPriceFactor, static_cast<double>(month));
    m_purchases.push_back({servers * price, m_residualShare, month});
    m_purchases.push_back({servers * price * m_clusterShare, 0, month});
  }

  BookMonth close(std::size_t month) const {
    BookMonth closed;
    for (const Purchase& purchase : m_purchases) {
      const auto age = static_cast<double>(month + 1 - purchase.month);
      const double before = bookShareAtAge(m_method, age - 1, m_lifeMonths, purchase.residualShare);
      const double after = bookShareAtAge(m_method, age, m_lifeMonths, purchase.residualShare);
      closed.charge += purchase.value * (before - after);
      if (age < m_lifeMonths + 1) closed.bookValue += purchase.value * after;
    }
    return closed;
  }

 private:
  Depreciation m_method;
  double m_lifeMonths;
  double m_residualShare;
  double m_price;
  double m_clusterShare;
  double m_monthlyPriceFactor;
  std::vector<Purchase> m_purchases;
};

}  // namespace

double bookShareAtAge(Depreciation method, double ageMonths, double lifeMonths, double residualShare) {
  const double age = std::clamp(ageMonths, 0.0, lifeMonths);
  if (method == Depreciation::StraightLine) return 1 - (1 - residualShare) * age / lifeMonths;
  return decliningShare(age / monthsOfYear, lifeMonths / monthsOfYear, residualShare);
}

std::vector<BookMonth> bookMonths(const Evaluation& evaluation, const CapacityPlan& plan) {
  Books books(evaluation);
  std::vector<BookMonth> months;
  for (std::size_t month = 0; month < plan.months.size(); ++month) {
    books.buy(plan.months[month].orderedServers, month);
    months.push_back(books.close(month));
  }
  return months;
}

}  // namespace rackorrent
