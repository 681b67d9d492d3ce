// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/limits.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace rackorrent {

namespace {

constexpr double daysPerWeek = 7;
constexpr double weeksPerMonth = 365.0 / 12 / 7;
constexpr double withoutNumber = 100;  // relative excess of a limit that has no number

// Figures come out of long sums: a limit is broken only by more than rounding.
bool exceeds(double needed, double allowed) { return needed > allowed + 1e-9 * std::max(1.0, allowed); }

class LimitCheck {
 public:
  LimitCheck(const Evaluation& evaluation, const Knowledge& knowledge, const AlternativeFigures& figures)
      : m_evaluation(evaluation), m_knowledge(knowledge), m_plan(figures.plan), m_cost(figures.cost) {}

  std::vector<Breach> run() {
    checkResidency();
    checkRegimes();
    checkNumbers();
    checkHorizon();
    checkLargestJob();
    checkOffer();
    checkGuideRules();
    return std::move(m_breaches);
  }

 private:
  bool rents() const {
    return m_plan.alternative == Alternative::GpuAsAService || m_plan.alternative == Alternative::Hybrid;
  }

  void checkResidency() {
    if (rents() && m_evaluation.choiceAs<Residency>("compliance.residency"_field) >= Residency::OnPremises)
      m_breaches.push_back({Limit::Residency, "compliance.residency"_field, 0, 0, nullptr, nullptr});
  }

  void checkRegimes() {
    for (const Regime* regime : regimesOf(m_evaluation, m_knowledge)) {
      const bool isExcluded = regime->standings[indexOf(m_plan.alternative)].standing == Standing::Excluded;
      if (isExcluded || (rents() && residencyOf(*regime) >= Residency::OnPremises))
        m_breaches.push_back({Limit::Regime, "compliance.regimes"_field, 0, 0, regime, nullptr});
    }
  }

  void checkNumber(Limit limit, FieldId field, double needed) {
    const auto allowed = m_evaluation.optionalReal(field);
    if (allowed && exceeds(needed, *allowed))
      m_breaches.push_back({limit, field, needed, *allowed, nullptr, nullptr});
  }

  void checkNumbers() {
    checkNumber(Limit::Capital, "finance.capex_limit"_field, investedCapital(m_cost));
    checkNumber(Limit::MonthlySpending, "finance.monthly_opex_limit"_field, m_cost.highestMonthlyOpex);
    checkNumber(Limit::Power, "owned.power_limit_kw"_field, m_plan.powerKilowatts);
    checkNumber(Limit::Delivery, "project.needed_within_weeks"_field, m_plan.daysToCapacity / daysPerWeek);
    checkNumber(Limit::ScaleUp, "workload.scale_up_minutes"_field, m_plan.minutesToScale);
  }

  void checkHorizon() {
    const double leadMonths = m_evaluation.real("owned.lead_time_weeks"_field) / weeksPerMonth;
    const double horizon = m_evaluation.real("project.horizon_months"_field);
    if (!rents() && leadMonths >= horizon)
      m_breaches.push_back(
          {Limit::Horizon, "project.horizon_months"_field, leadMonths, horizon, nullptr, nullptr});
  }

  // A job cannot be split between the machine room and the cloud (ledger D1.4.3.2).
  void checkLargestJob() {
    if (m_plan.alternative != Alternative::Hybrid || m_plan.months.empty()) return;
    const MonthCapacity& start = m_plan.months.front();
    const double owned = start.orderedServers * m_evaluation.real("owned.gpus_per_server"_field) *
                         m_evaluation.real("owned.relative_speed"_field);
    const double rented = (start.reserved1yGpus + start.reserved3yGpus + start.onDemandPeakGpus) *
                          m_evaluation.real("cloud.relative_speed"_field);
    const double largest = m_evaluation.real("workload.largest_job_gpus"_field);
    const double held = std::max(owned, rented);
    if (exceeds(largest, held))
      m_breaches.push_back(
          {Limit::LargestJob, "workload.largest_job_gpus"_field, largest, held, nullptr, nullptr});
  }

  // Spot alone cannot carry work that may not be interrupted.
  void checkOffer() {
    const bool spotSuffices = m_evaluation.has("cloud.spot_price"_field) &&
                              m_evaluation.real("workload.interruptible_share"_field) >= 1;
    const bool isOffered = spotSuffices || m_evaluation.has("cloud.on_demand_price"_field) ||
                           m_evaluation.has("cloud.reserved_1y_price"_field) ||
                           m_evaluation.has("cloud.reserved_3y_price"_field);
    if (rents() && !isOffered)
      m_breaches.push_back({Limit::Offer, "cloud.on_demand_price"_field, 0, 0, nullptr, nullptr});
  }

  // A veto of the guides that looks at the input of a limit already broken is that limit in the guides'
  // words.
  void checkGuideRules() {
    for (const Rule& rule : m_knowledge.rules) {
      const bool concerns =
          rule.effect == RuleEffect::Veto &&
          std::ranges::find(rule.alternatives, m_plan.alternative) != rule.alternatives.end();
      if (!concerns || !holds(rule.condition, m_evaluation)) continue;
      const std::vector<FieldId> fields = fieldsOf(rule.condition);
      const auto same = std::ranges::find_if(m_breaches, [&](const Breach& breach) {
        return std::ranges::find(fields, breach.field) != fields.end();
      });
      if (same != m_breaches.end())
        same->rule = &rule;
      else
        m_breaches.push_back({Limit::GuideRule, fields.front(), 0, 0, nullptr, &rule});
    }
  }

  const Evaluation& m_evaluation;
  const Knowledge& m_knowledge;
  const CapacityPlan& m_plan;
  const CostFigures& m_cost;
  std::vector<Breach> m_breaches;
};

double excessOf(const Breach& breach) {
  if (breach.needed <= 0 || breach.allowed <= 0) return withoutNumber;
  return std::min(breach.needed / breach.allowed - 1, withoutNumber);
}

}  // namespace

std::vector<Breach> breachesOf(const Evaluation& evaluation, const Knowledge& knowledge,
                               const AlternativeFigures& figures) {
  return LimitCheck(evaluation, knowledge, figures).run();
}

double investedCapital(const CostFigures& cost) {
  return std::max(0.0, cost.upfrontCapital - cost.items[indexOf(CostItem::CloudSetup)]);
}

Nearness nearnessOf(const std::vector<Breach>& breaches) {
  Nearness nearness{breaches.size(), 0};
  for (const Breach& breach : breaches) nearness.relativeExcess += excessOf(breach);
  return nearness;
}

std::vector<FieldId> conflictingFields(const std::array<std::vector<Breach>, 4>& breaches) {
  std::vector<FieldId> fields;
  for (const auto& list : breaches)
    for (const Breach& breach : list)
      if (std::ranges::find(fields, breach.field) == fields.end()) fields.push_back(breach.field);
  std::ranges::sort(fields, {}, &FieldId::index);
  const auto isRuledOut = [&](const std::vector<Breach>& list, unsigned subset) {
    return std::ranges::any_of(list, [&](const Breach& breach) {
      const auto place = std::ranges::find(fields, breach.field) - fields.begin();
      return (subset >> place & 1U) != 0;
    });
  };
  const unsigned all = (1U << fields.size()) - 1;
  unsigned smallest = all;
  for (unsigned subset = 1; subset <= all; ++subset) {
    if (std::popcount(subset) >= std::popcount(smallest)) continue;
    if (std::ranges::all_of(breaches, [&](const auto& list) { return isRuledOut(list, subset); }))
      smallest = subset;
  }
  std::vector<FieldId> result;
  for (std::size_t i = 0; i < fields.size(); ++i)
    if ((smallest >> i & 1U) != 0) result.push_back(fields[i]);
  return result;
}

}  // namespace rackorrent
