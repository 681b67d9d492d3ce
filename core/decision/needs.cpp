// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/needs.h"

#include "core/decision/residency.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rackorrent {

namespace {

// Demand that nobody planned for is likeliest in bursts and least likely where it is steady. Tides are known
// a day ahead and still move every day (ledger D2.5.2). By DemandPattern.
constexpr std::array<double, 6> needByPattern = {0.2, 0.6, 1.0, 0.8, 0.5, 0.5};
// Early work changes its mind often (ledger D2.5.3). By Stage.
constexpr std::array<double, 4> needByStage = {0.8, 0.5, 0.3, 0.2};

double elasticityNeed(const Evaluation& evaluation) {
  const double pattern = needByPattern[evaluation.level("workload.pattern"_field)];
  const double stage = needByStage[evaluation.level("project.stage"_field)];
  const double growth = std::min(1.0, std::abs(evaluation.real("workload.growth_per_year"_field)));
  return std::max({pattern, stage, growth});
}

// The guides judge interconnect for work over several servers (ledger D1.4.3.2) and distance for real-time
// work (D1.5.6). By Interconnect and by Latency.
constexpr std::array<double, 4> needByInterconnect = {0, 0.5, 1, 2};
constexpr std::array<double, 4> needByLatency = {0, 0, 0.5, 2};

double interconnectNeed(const Evaluation& evaluation) {
  return std::max(needByInterconnect[evaluation.level("workload.interconnect"_field)],
                  needByLatency[evaluation.level("workload.latency"_field)]);
}

// Control of data is worth something even where no rule asks for it. By Residency.
constexpr std::array<double, 5> needByResidency = {0.25, 1, 1, 2, 2};

double complianceNeed(const Evaluation& evaluation, const Knowledge& knowledge) {
  const double rule = needByResidency[static_cast<std::size_t>(effectiveResidency(evaluation, knowledge))];
  const bool isRegulated = std::ranges::any_of(regimesOf(evaluation, knowledge), [](const Regime* regime) {
    return regime->implication != RegimeImplication::SupplyConstraint;
  });
  return isRegulated ? std::max(rule, 1.0) : rule;
}

// What is built once serves later work too (ledger D1.4.6.2): in full over one year, a third over three and
// more.
double onboardingNeed(const Evaluation& evaluation) {
  return std::clamp(12 / evaluation.real("project.horizon_months"_field), 1.0 / 3, 1.0);
}

// A service that people wait for cannot pause; other work goes on from its last checkpoint.
double faultRecoveryNeed(const Evaluation& evaluation) {
  const auto kind = evaluation.choiceAs<WorkloadKind>("workload.kind"_field);
  const bool isService = kind == WorkloadKind::OnlineInference || kind == WorkloadKind::RealtimeRendering;
  const double canWait = std::max(evaluation.real("workload.deferrable_share"_field),
                                  evaluation.real("workload.interruptible_share"_field));
  return (isService ? 1 : 0.6) * (1 - 0.5 * canWait);
}

// Hardware bought for work that still changes, for less time than it lasts, or while rents fall, is the
// likeliest to turn out wrong (ledger D1.6.2). By Stage.
constexpr std::array<double, 4> riskByStage = {1.25, 1, 0.75, 0.5};

double technologyRiskNeed(const Evaluation& evaluation) {
  const double life = 12 * evaluation.real("owned.useful_life_years"_field);
  const double unused = std::max(0.0, 1 - evaluation.real("project.horizon_months"_field) / life);
  const double decline = evaluation.real("cloud.price_decline_per_year"_field);
  return riskByStage[evaluation.level("project.stage"_field)] * (1 + 0.5 * unused) *
         std::clamp(1 + 2 * decline, 0.5, 1.5);
}

}  // namespace

Needs needsOf(const Evaluation& evaluation, const Knowledge& knowledge) {
  return {elasticityNeed(evaluation), interconnectNeed(evaluation),  complianceNeed(evaluation, knowledge),
          onboardingNeed(evaluation), faultRecoveryNeed(evaluation), technologyRiskNeed(evaluation)};
}

double temperedScore(double score, double need) { return std::clamp(1 - need * (1 - score), 0.0, 1.0); }

double strainOf(double value, std::optional<double> limit) {
  constexpr double withoutLimit = 0.5;
  if (!limit || *limit <= 0) return withoutLimit;
  return std::clamp(value / *limit, withoutLimit, 1.0);
}

Phrase needInWords(double need) {
  if (need <= 0) return {CORE_TEXT("not asked for")};
  if (need < 0.4) return {CORE_TEXT("hardly asked for")};
  if (need < 0.8) return {CORE_TEXT("asked for in part")};
  if (need <= 1.3) return {CORE_TEXT("asked for")};
  return {CORE_TEXT("critical")};
}

}  // namespace rackorrent
