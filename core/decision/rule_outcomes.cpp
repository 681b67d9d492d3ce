// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/rule_outcomes.h"

#include <algorithm>

namespace rackorrent {

std::vector<RuleOutcome> ruleOutcomesOf(const Evaluation& evaluation, const Knowledge& knowledge,
                                        Alternative best) {
  std::vector<RuleOutcome> outcomes;
  for (const Rule& rule : knowledge.rules) {
    RuleOutcome& outcome = outcomes.emplace_back();
    outcome.id = rule.id;
    outcome.fired = holds(rule.condition, evaluation);
    outcome.because = fieldsOf(rule.condition);
    const bool names = std::ranges::find(rule.alternatives, best) != rule.alternatives.end();
    outcome.contradictsVerdict = outcome.fired && ((rule.effect == RuleEffect::Preference && !names) ||
                                                   (rule.effect == RuleEffect::Veto && names));
  }
  return outcomes;
}

}  // namespace rackorrent
