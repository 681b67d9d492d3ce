// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/criterion_values.h"

#include "core/decision/limits.h"
#include "core/decision/residency.h"
#include "core/decision/value_function.h"
#include "core/knowledge/data_transfer.h"

#include <algorithm>
#include <cmath>

namespace rackorrent {

namespace {

constexpr double minutesPerWeek = 7 * 24 * 60;
constexpr double daysPerWeek = 7;

// Equal money is worth equal points: from 1 at the cheapest to 0 at twice the cheapest.
CriterionValue totalCost(const CostFigures& cost, const Yardstick& yardstick) {
  const double ratio = yardstick.cheapest > 0 ? cost.presentValue / yardstick.cheapest : 1;
  return {std::clamp(2 - ratio, 0.0, 1.0), cost.presentValue, 1};
}

// The share of all cost that is tied up before the first result. What tying it up costs is in the present
// value already, so that it counts half; the nearer it comes to the capital limit, the fuller.
CriterionValue upfrontCapital(const Evaluation& evaluation, const CostFigures& cost) {
  const double capital = investedCapital(cost);
  const double share = cost.presentValue > 0 ? std::clamp(capital / cost.presentValue, 0.0, 1.0) : 0;
  const double strain = strainOf(capital, evaluation.optionalReal("finance.capex_limit"_field));
  return {temperedScore(1 - share, strain), capital, strain};
}

// Minutes, days, weeks, months, quarters: the words of the scale.
constexpr std::array<Knot, 5> elasticityScale = {
    {{15, 1}, {2880, 0.75}, {2 * minutesPerWeek, 0.5}, {8 * minutesPerWeek, 0.25}, {26 * minutesPerWeek, 0}}};

// Growing and shrinking count the same: how soon more than the plan can be had, and how much can be handed
// back.
CriterionValue elasticity(const Evaluation& evaluation, const CapacityPlan& plan, double need) {
  const double minutes = minutesBeyondPlan(evaluation, plan);
  const double growing = valueAtLogScale(elasticityScale, minutes);
  return {temperedScore((growing + shareHandedBack(evaluation, plan)) / 2, need), minutes, need};
}

// The same day, a week, a month, a quarter, half a year.
constexpr std::array<Knot, 5> timeScale = {{{1, 1}, {7, 0.75}, {30, 0.5}, {91, 0.25}, {183, 0}}};

// A hybrid starts on rented machines, but its own part arrives no sooner than a self-built cluster.
CriterionValue timeToCapacity(const Evaluation& evaluation, const CapacityPlan& plan) {
  const auto weeks = evaluation.optionalReal("project.needed_within_weeks"_field);
  const double strain = strainOf(plan.daysToCapacity / daysPerWeek, weeks);
  double scale = valueAtLogScale(timeScale, plan.daysToCapacity);
  if (plan.alternative == Alternative::Hybrid) {
    const double own =
        valueAtLogScale(timeScale, daysPerWeek * evaluation.real("owned.lead_time_weeks"_field));
    scale += plan.ownedShare * (std::min(own, scale) - scale);
  }
  return {temperedScore(scale, strain), plan.daysToCapacity, strain};
}

// A hybrid lies between renting and owning by the share of work done on its own GPUs; the guides' judgement
// of it is taken to be for half of the work.
double mixedJudgement(const Knowledge& knowledge, CriterionId criterion, const CapacityPlan& plan) {
  const double own = judgementOf(knowledge, criterion, plan.alternative).score;
  if (plan.alternative != Alternative::Hybrid) return own;
  const std::array<Knot, 3> mix = {{{0, judgementOf(knowledge, criterion, Alternative::GpuAsAService).score},
                                    {0.5, own},
                                    {1, judgementOf(knowledge, criterion, Alternative::SelfBuilt).score}}};
  return valueAt(mix, plan.ownedShare);
}

// A hybrid whose own part is smaller than the largest job runs that job on rented machines.
CriterionValue interconnect(const Evaluation& evaluation, const Knowledge& knowledge,
                            const CapacityPlan& plan, double need) {
  const bool mustRent = plan.alternative == Alternative::Hybrid &&
                        plan.ownedGpus < evaluation.real("workload.largest_job_gpus"_field);
  const double offered =
      mustRent ? judgementOf(knowledge, CriterionId::Interconnect, Alternative::GpuAsAService).score
               : mixedJudgement(knowledge, CriterionId::Interconnect, plan);
  return {temperedScore(offered, need), 0, need};
}

// One exit for data is one to guard, however little goes through it: a hybrid is judged as such. Each regime
// that allows the alternative only under conditions leaves a little more to prove.
CriterionValue compliance(const Evaluation& evaluation, const Knowledge& knowledge, const CapacityPlan& plan,
                          double need) {
  constexpr double perCondition = 0.05;
  double conditions = 0;
  for (const Regime* regime : regimesOf(evaluation, knowledge)) {
    const bool isConditional = regime->standings[indexOf(plan.alternative)].standing == Standing::Conditional;
    if (isConditional && regime->implication != RegimeImplication::SupplyConstraint) conditions += 1;
  }
  const double judged = judgementOf(knowledge, CriterionId::Compliance, plan.alternative).score;
  return {std::max(0.0, temperedScore(judged, need) - perCondition * conditions), 0, need};
}

// The team is enough, is stretched, one or two to hire, several, many.
constexpr std::array<Knot, 5> staffScale = {{{0, 1}, {0.5, 0.75}, {2, 0.5}, {5, 0.25}, {20, 0}}};

CriterionValue operations(const Evaluation& evaluation, const CapacityPlan& plan) {
  constexpr double perLevel = 0.2;
  constexpr double secondEnvironment = 0.1;  // jobs, images and permissions kept alike on both sides
  const double missing = missingStaff(evaluation, plan);
  const int needed = static_cast<int>(skillNeeded(evaluation, plan.alternative));
  const int present = static_cast<int>(evaluation.level("team.operations_skill"_field));
  const double levels = std::max(0, needed - present);
  const double both = plan.alternative == Alternative::Hybrid ? secondEnvironment : 0;
  return {std::max(0.0, valueAt(staffScale, missing) - perLevel * levels - both), missing, 1};
}

// Data that must first be moved to a provider, by the faster way, delays the first job: two weeks cost a
// tenth.
CriterionValue onboarding(const Evaluation& evaluation, const Knowledge& knowledge, const CapacityPlan& plan,
                          double need) {
  constexpr std::array<Knot, 4> uploadScale = {{{3, 0}, {14, 0.1}, {60, 0.3}, {180, 0.5}}};
  // A hybrid sets up both environments, however little runs in one of them.
  double judged = std::min(mixedJudgement(knowledge, CriterionId::Onboarding, plan),
                           judgementOf(knowledge, CriterionId::Onboarding, plan.alternative).score);
  if (plan.ownedShare < 1)
    judged -= (1 - plan.ownedShare) *
              valueAt(uploadScale, transferOf(evaluation, MigrationDirection::ToCloud).fastestDays());
  return {temperedScore(std::max(0.0, judged), need), 0, need};
}

// How soon own machines come back depends on the people beside them. By OperationsSkill.
constexpr std::array<double, 4> outageBySkill = {1.3, 1, 0.8, 0.6};

CriterionValue faultRecovery(const Evaluation& evaluation, const Knowledge& knowledge,
                             const CapacityPlan& plan, double need) {
  const double people = plan.alternative == Alternative::GpuAsAService
                            ? 1
                            : outageBySkill[evaluation.level("team.operations_skill"_field)];
  const double judged = mixedJudgement(knowledge, CriterionId::FaultRecovery, plan);
  return {temperedScore(judged, need * people), 0, need};
}

// Hardware under export control may not arrive, or not be repaired; what the country makes itself is not
// concerned.
bool isSupplyAtRisk(const Evaluation& evaluation, const Knowledge& knowledge) {
  const Gpu* gpu = knowledge.catalogue.findGpu(evaluation.choice("owned.gpu_model"_field));
  const bool isImported = !gpu || gpu->vendor == "NVIDIA" || gpu->vendor == "AMD";
  return isImported && std::ranges::any_of(regimesOf(evaluation, knowledge), [](const Regime* regime) {
           return regime->implication == RegimeImplication::SupplyConstraint;
         });
}

// Rents that rise are the risk of who rents, as falling ones are of who buys.
CriterionValue technologyRisk(const Evaluation& evaluation, const Knowledge& knowledge,
                              const CapacityPlan& plan, double need) {
  constexpr double supplyPenalty = 0.2;
  const double rise = std::clamp(-evaluation.real("cloud.price_decline_per_year"_field), 0.0, 0.5);
  double score = temperedScore(mixedJudgement(knowledge, CriterionId::TechnologyRisk, plan), need);
  score -= (1 - plan.ownedShare) * rise;
  if (plan.ownedShare > 0 && isSupplyAtRisk(evaluation, knowledge)) score -= supplyPenalty * plan.ownedShare;
  return {std::max(0.0, score), 0, need};
}

}  // namespace

const Judgement& judgementOf(const Knowledge& knowledge, CriterionId criterion, Alternative alternative) {
  return knowledge.criterion(criterion).judgements.value()[indexOf(alternative)];
}

double minutesBeyondPlan(const Evaluation& evaluation, const CapacityPlan& plan) {
  const bool mustBuy =
      plan.alternative == Alternative::SelfBuilt || plan.alternative == Alternative::PrivateCloud;
  if (!mustBuy) return plan.minutesToScale;
  return std::max(plan.minutesToScale, evaluation.real("owned.lead_time_weeks"_field) * minutesPerWeek);
}

double rentedShare(const Evaluation& evaluation, const CapacityPlan& plan) {
  if (plan.usefulGpuHours <= 0) return 1 - plan.ownedShare;
  const double bridging =
      plan.bridgingGpuHours * evaluation.real("cloud.relative_speed"_field) / plan.usefulGpuHours;
  return std::clamp(1 - plan.ownedShare - bridging, 0.0, 1.0);
}

double shareHandedBack(const Evaluation& evaluation, const CapacityPlan& plan) {
  constexpr double reservedCounts = 0.5;
  const double rented = rentedShare(evaluation, plan);
  if (plan.usefulGpuHours <= 0) return rented;
  double hours = 0;
  for (const MonthCapacity& month : plan.months) hours += month.reservedGpuHours;
  const double reserved = hours * evaluation.real("cloud.relative_speed"_field) / plan.usefulGpuHours;
  return std::clamp(rented - reservedCounts * reserved, 0.0, 1.0);
}

double missingStaff(const Evaluation& evaluation, const CapacityPlan& plan) {
  return std::max(0.0, plan.peakStaffFte - evaluation.real("team.operations_fte"_field));
}

// Own hardware takes professionals, and experts where many servers must work as one; a platform vendor takes
// the hardest part over, and a cloud still wants somebody who knows its networks and permissions (ledger
// D1.4.4).
OperationsSkill skillNeeded(const Evaluation& evaluation, Alternative alternative) {
  const auto interconnectDemand = evaluation.choiceAs<Interconnect>("workload.interconnect"_field);
  const bool isHard = interconnectDemand == Interconnect::Extreme;
  switch (alternative) {
    case Alternative::GpuAsAService:
      return OperationsSkill::Basic;
    case Alternative::SelfBuilt:
    case Alternative::Hybrid:
      return isHard ? OperationsSkill::Expert : OperationsSkill::Professional;
    case Alternative::PrivateCloud:
      return isHard ? OperationsSkill::Professional : OperationsSkill::Basic;
  }
  return OperationsSkill::Professional;
}

CriterionValues criterionValues(const Evaluation& evaluation, const Knowledge& knowledge,
                                const AlternativeFigures& figures, const Yardstick& yardstick) {
  const CapacityPlan& plan = figures.plan;
  const Needs& needs = yardstick.needs;
  CriterionValues values;
  const auto put = [&](CriterionId criterion, CriterionValue value) { values[indexOf(criterion)] = value; };
  put(CriterionId::TotalCost, totalCost(figures.cost, yardstick));
  put(CriterionId::UpfrontCapital, upfrontCapital(evaluation, figures.cost));
  put(CriterionId::Elasticity, elasticity(evaluation, plan, needs.elasticity));
  put(CriterionId::TimeToCapacity, timeToCapacity(evaluation, plan));
  put(CriterionId::Interconnect, interconnect(evaluation, knowledge, plan, needs.interconnect));
  put(CriterionId::Compliance, compliance(evaluation, knowledge, plan, needs.compliance));
  put(CriterionId::Operations, operations(evaluation, plan));
  put(CriterionId::Onboarding, onboarding(evaluation, knowledge, plan, needs.onboarding));
  put(CriterionId::FaultRecovery, faultRecovery(evaluation, knowledge, plan, needs.faultRecovery));
  put(CriterionId::TechnologyRisk, technologyRisk(evaluation, knowledge, plan, needs.technologyRisk));
  return values;
}

}  // namespace rackorrent
