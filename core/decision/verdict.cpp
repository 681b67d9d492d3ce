// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/verdict.h"

#include "core/decision/cautions.h"
#include "core/decision/reasons.h"

#include <iterator>

namespace rackorrent {

namespace {

constexpr int enoughMethods = 2;

void explainNothingFeasible(const Evaluation& evaluation, const Ranking& ranking, Verdict& verdict) {
  for (const Breach& breach : ranking.breaches[indexOf(verdict.best)]) {
    Violation violation = toViolation(breach, verdict.best, evaluation);
    verdict.reasonsAgainst.push_back({std::move(violation.text), std::move(violation.source), 0});
  }
  for (const FieldId field : conflictingFields(ranking.breaches))
    verdict.conflictingLimits.emplace_back(fieldOf(field).key);
}

}  // namespace

VerdictKind verdictKind(const VerdictTest& test) {
  if (test.feasibleCount == 0) return VerdictKind::NothingFeasible;
  const bool isAlone = test.feasibleCount == 1;
  if (!isAlone && test.margin < tooCloseMargin && !test.sameInPractice) return VerdictKind::TooClose;
  const bool leads = test.margin >= clearMargin && test.agreeingMethods >= enoughMethods;
  return (isAlone || leads) && !test.failsCritical ? VerdictKind::Clear : VerdictKind::Leaning;
}

Verdict verdictOf(const Evaluation& evaluation, const Knowledge& knowledge, const AllFigures& figures,
                  const Ranking& ranking, const CrossChecks& checks,
                  const std::array<double, 4>& guidesVoice) {
  Verdict verdict;
  verdict.best = ranking.best();
  const std::size_t feasible = ranking.feasibleCount();
  if (feasible == 0) {
    explainNothingFeasible(evaluation, ranking, verdict);
    return verdict;
  }
  verdict.reasonsFor = reasonsFromLimits(evaluation, ranking);
  if (feasible > 1) {
    const Alternative runnerUp = ranking.order[1];
    verdict.runnerUp = runnerUp;
    verdict.margin = ranking.scores[indexOf(verdict.best)] - ranking.scores[indexOf(runnerUp)];
    Reasons reasons = contributionsAgainst(evaluation, knowledge, figures, ranking, verdict.best, runnerUp);
    nameTheOtherKind(evaluation, knowledge, figures, ranking, reasons.forBest);
    std::ranges::move(reasons.forBest, std::back_inserter(verdict.reasonsFor));
    verdict.reasonsAgainst = std::move(reasons.against);
  }
  verdict.kind =
      verdictKind({.feasibleCount = feasible,
                   .margin = verdict.margin,
                   .agreeingMethods = checks.agreeing(verdict.best),
                   .sameInPractice = feasible > 1 && areSameInPractice(evaluation, figures, ranking),
                   .failsCritical = !criticalFailures(ranking).empty()});
  verdict.cautions = cautionsFor(evaluation, knowledge, figures, ranking, checks, guidesVoice);
  return verdict;
}

}  // namespace rackorrent
