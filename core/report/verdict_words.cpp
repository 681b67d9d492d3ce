// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/verdict_words.h"

#include <cmath>
#include <utility>

namespace rackorrent {

namespace {

Quantity horizonOf(const Evaluation& evaluation) {
  return {evaluation.real("project.horizon_months"_field), Unit::Months};
}

Message rentalLine(const CapacityPlan& plan) {
  if (plan.reservedGpus <= 0)
    return {CORE_TEXT("%1: rent by the hour as needed."), {nameOf(plan.alternative)}};
  return {CORE_TEXT("%1: reserve up to %2 and rent the rest by the hour."),
          {nameOf(plan.alternative), Quantity{plan.reservedGpus, Unit::Gpus}}};
}

// What the first month orders: the rest follows as demand grows.
Quantity firstOrderOf(const Evaluation& evaluation, const CapacityPlan& plan) {
  const double servers = plan.months.empty() ? 0 : plan.months.front().orderedServers;
  return {servers * evaluation.real("owned.gpus_per_server"_field), Unit::Gpus};
}

Message growingLine(const CapacityPlan& plan, Quantity now, Quantity later) {
  const Phrase name = nameOf(plan.alternative);
  switch (plan.alternative) {
    case Alternative::GpuAsAService:
      return rentalLine(plan);
    case Alternative::Hybrid:
      return {CORE_TEXT("%1: own %2 now, %3 by the end, and rent the rest."), {name, now, later}};
    case Alternative::SelfBuilt:
      return {CORE_TEXT("%1: own %2 now, %3 by the end."), {name, now, later}};
    case Alternative::PrivateCloud:
      return {CORE_TEXT("%1: %2 on your own premises now, %3 by the end."), {name, now, later}};
  }
  return {};
}

Message planLine(const Evaluation& evaluation, const CapacityPlan& plan) {
  const Quantity owned{plan.ownedGpus, Unit::Gpus};
  const Quantity now = firstOrderOf(evaluation, plan);
  if (now.value > 0 && now.value < owned.value) return growingLine(plan, now, owned);
  switch (plan.alternative) {
    case Alternative::GpuAsAService:
      return rentalLine(plan);
    case Alternative::Hybrid:
      return {CORE_TEXT("%1: own %2 and rent the rest."), {nameOf(plan.alternative), owned}};
    case Alternative::SelfBuilt:
      return {CORE_TEXT("%1: own %2."), {nameOf(plan.alternative), owned}};
    case Alternative::PrivateCloud:
      return {CORE_TEXT("%1: %2 on your own premises."), {nameOf(plan.alternative), owned}};
  }
  return {};
}

Message costAgainst(const Evaluation& evaluation, Money total, Money other, Alternative runnerUp) {
  const Money difference = total <= other ? other - total : total - other;
  const double share = other > Money{} ? toDouble(difference) / toDouble(other) : 0;
  const std::string_view source = total <= other ? CORE_TEXT("%1 over %2, %3 (%4) less than %5.")
                                                 : CORE_TEXT("%1 over %2, %3 (%4) more than %5.");
  return {source, {total, horizonOf(evaluation), difference, Quantity{share, Unit::Share}, nameOf(runnerUp)}};
}

}  // namespace

std::string_view keyOf(VerdictKind kind) {
  switch (kind) {
    case VerdictKind::Clear:
      return "clear";
    case VerdictKind::Leaning:
      return "leaning";
    case VerdictKind::TooClose:
      return "too_close";
    case VerdictKind::NothingFeasible:
      return "nothing_feasible";
  }
  return {};
}

std::string_view keyOf(RuleEffect effect) {
  switch (effect) {
    case RuleEffect::Veto:
      return "veto";
    case RuleEffect::Preference:
      return "preference";
    case RuleEffect::Caution:
      return "caution";
  }
  return {};
}

std::string_view keyOf(BreakEven::Kind kind) {
  switch (kind) {
    case BreakEven::Kind::At:
      return "at";
    case BreakEven::Kind::Never:
      return "never";
    case BreakEven::Kind::Always:
      return "always";
  }
  return {};
}

std::string_view keyOf(Mark mark) {
  switch (mark) {
    case Mark::None:
      return "none";
    case Mark::Best:
      return "best";
    case Mark::Worst:
      return "worst";
  }
  return {};
}

Message decisionLine(const Evaluation& evaluation, const Assessment& assessment) {
  const Verdict& verdict = assessment.decision.verdict;
  if (verdict.kind == VerdictKind::NothingFeasible)
    return {CORE_TEXT("No feasible alternative. The nearest is %1."), {nameOf(verdict.best)}};
  if (verdict.kind == VerdictKind::TooClose && verdict.runnerUp)
    return {CORE_TEXT("%1 or %2: too close to call, %3 apart."),
            {nameOf(verdict.best), nameOf(*verdict.runnerUp), points(verdict.margin)}};
  return planLine(evaluation, assessment.alternatives[indexOf(verdict.best)].plan);
}

Message leadLine(const Evaluation& evaluation, const Assessment& assessment) {
  const Verdict& verdict = assessment.decision.verdict;
  const auto& violations = assessment.decision.alternatives[indexOf(verdict.best)].violations;
  if (!violations.empty()) return violations.front().text;
  const Money total = assessment.alternatives[indexOf(verdict.best)].ledger.total();
  if (!verdict.runnerUp)
    return {CORE_TEXT("%1 over %2. Every other alternative is ruled out."), {total, horizonOf(evaluation)}};
  const Money other = assessment.alternatives[indexOf(*verdict.runnerUp)].ledger.total();
  return costAgainst(evaluation, total, other, *verdict.runnerUp);
}

Phrase nameOf(VerdictKind kind) {
  switch (kind) {
    case VerdictKind::Clear:
      return {CORE_TEXT("Clear")};
    case VerdictKind::Leaning:
      return {CORE_TEXT("Ahead, but fragile")};
    case VerdictKind::TooClose:
      return {CORE_TEXT("Too close to call")};
    case VerdictKind::NothingFeasible:
      return {CORE_TEXT("No feasible option")};
  }
  return {};
}

Phrase nameOf(RuleEffect effect) {
  switch (effect) {
    case RuleEffect::Veto:
      return {CORE_TEXT("Rules out")};
    case RuleEffect::Preference:
      return {CORE_TEXT("Speaks for")};
    case RuleEffect::Caution:
      return {CORE_TEXT("Asks to look twice")};
  }
  return {};
}

Message flipLine(const FlipPoint& flip) {
  const Field& field = fieldOf(flip.field);
  const std::string_view source =
      flip.to < flip.from ? CORE_TEXT("%1 below %2 (now %3): %4.") : CORE_TEXT("%1 above %2 (now %3): %4.");
  return {source,
          {Phrase{field.label}, Quantity{flip.to, field.unit}, Quantity{flip.from, field.unit},
           nameOf(flip.alternative)}};
}

Message breakEvenUtilizationLine(const Evaluation& evaluation, const BreakEven& breakEven) {
  const Quantity now{evaluation.real("workload.utilization"_field), Unit::Share};
  switch (breakEven.kind) {
    case BreakEven::Kind::At:
      return {
          CORE_TEXT(
              "With your prices, building costs less than renting above %1 utilisation; it is %2 now. The "
              "guides start to consider it above %3."),
          {Quantity{breakEven.value, Unit::Share}, now, guidesUtilization}};
    case BreakEven::Kind::Never:
      return {CORE_TEXT(
                  "With your prices, renting costs less than building at any utilisation; it is %1 now. The "
                  "guides start to consider building above %2."),
              {now, guidesUtilization}};
    case BreakEven::Kind::Always:
      return {CORE_TEXT(
                  "With your prices, building costs less than renting at any utilisation; it is %1 now. The "
                  "guides start to consider it above %2."),
              {now, guidesUtilization}};
  }
  return {};
}

Message breakEvenMonthsLine(const BreakEven& breakEven) {
  switch (breakEven.kind) {
    case BreakEven::Kind::At:
      return {CORE_TEXT("Building has cost less than renting from month %1 on."),
              {Quantity{breakEven.value, Unit::None}}};
    case BreakEven::Kind::Never:
      return {CORE_TEXT("Within the horizon, building never becomes the cheaper way in total."), {}};
    case BreakEven::Kind::Always:
      return {CORE_TEXT("Building costs less in total from the first month on."), {}};
  }
  return {};
}

Message paybackLine(const BreakEven& payback) {
  switch (payback.kind) {
    case BreakEven::Kind::At:
      return {CORE_TEXT("In cash, without resale, building has paid itself back after %1."),
              {Quantity{payback.value, Unit::Months}}};
    case BreakEven::Kind::Never:
      return {CORE_TEXT("In cash, without resale, building does not pay itself back within the horizon."),
              {}};
    case BreakEven::Kind::Always:
      return {CORE_TEXT("In cash, building costs less than renting from the start."), {}};
  }
  return {};
}

Text namesOf(const std::vector<Alternative>& alternatives) {
  std::vector<Argument> names;
  for (const Alternative alternative : alternatives) names.emplace_back(nameOf(alternative));
  switch (names.size()) {
    case 0:
      return std::string();
    case 1:
      return nameOf(alternatives.front());
    case 2:
      return Message{CORE_TEXT("%1, %2"), std::move(names)};
    case 3:
      return Message{CORE_TEXT("%1, %2, %3"), std::move(names)};
    default:
      return Message{CORE_TEXT("%1, %2, %3, %4"), std::move(names)};
  }
}

Quantity points(double share) { return {std::round(share * 1000) / 10, Unit::Points}; }

}  // namespace rackorrent
