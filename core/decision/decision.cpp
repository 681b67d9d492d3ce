// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/decision.h"

#include "core/decision/archetype_match.h"
#include "core/decision/criterion_texts.h"
#include "core/decision/cross_checks.h"
#include "core/decision/ranking.h"
#include "core/decision/rule_outcomes.h"
#include "core/decision/verdict.h"

namespace rackorrent {

namespace {

AlternativeDecision inWords(const Evaluation& evaluation, const Knowledge& knowledge,
                            const AlternativeFigures& figures, const Ranking& ranking,
                            Alternative alternative) {
  const std::size_t i = indexOf(alternative);
  AlternativeDecision decision;
  for (const Breach& breach : ranking.breaches[i])
    decision.violations.push_back(toViolation(breach, alternative, evaluation));
  for (const CriterionId criterion : allCriteria) {
    const std::size_t j = indexOf(criterion);
    const CriterionValue& value = ranking.values[i][j];
    decision.criteria[j] = {value.score, ranking.weights[j], rawFigure(criterion, value.figure),
                            criterionText(criterion, evaluation, knowledge, figures, value, ranking.cheapest),
                            knowledge.criterion(criterion).sources.front()};
  }
  decision.score = ranking.scores[i];
  return decision;
}

}  // namespace

Decision decide(const Evaluation& evaluation, const Knowledge& knowledge, const AllFigures& figures) {
  const Ranking ranking = rankAlternatives(evaluation, knowledge, figures);
  Decision decision;
  for (const Alternative alternative : allAlternatives)
    decision.alternatives[indexOf(alternative)] =
        inWords(evaluation, knowledge, figures[indexOf(alternative)], ranking, alternative);
  for (std::size_t place = 0; place < ranking.order.size(); ++place)
    decision.alternatives[indexOf(ranking.order[place])].rank = static_cast<int>(place) + 1;
  decision.archetypes = matchArchetypes(evaluation, knowledge);
  decision.guidesVoice = guidesVoiceOf(decision.archetypes);
  decision.rules = ruleOutcomesOf(evaluation, knowledge, ranking.best());
  const CrossChecks checks = crossChecksOf(ranking);
  decision.verdict = verdictOf(evaluation, knowledge, figures, ranking, checks, decision.guidesVoice);
  decision.topsis = checks.topsis;
  decision.promethee = checks.promethee;
  decision.vikor = checks.vikor;
  return decision;
}

}  // namespace rackorrent
