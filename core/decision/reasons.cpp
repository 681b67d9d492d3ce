// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/reasons.h"

#include "core/decision/criterion_texts.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace rackorrent {

namespace {

constexpr double negligible = 1e-12;

// Alternatives that break the same limit, best score first.
struct LimitGroup {
  const Breach* breach = nullptr;  // of the first alternative
  std::vector<Alternative> alternatives;
};

void addTo(std::vector<LimitGroup>& groups, const Breach& breach, Alternative alternative) {
  const auto same = std::ranges::find_if(groups, [&](const LimitGroup& group) {
    return group.breach->limit == breach.limit && group.breach->regime == breach.regime &&
           group.breach->rule == breach.rule;
  });
  if (same == groups.end())
    groups.push_back({&breach, {alternative}});
  else
    same->alternatives.push_back(alternative);
}

std::vector<LimitGroup> limitGroups(const Ranking& ranking) {
  std::vector<Alternative> byScore(allAlternatives.begin(), allAlternatives.end());
  std::ranges::stable_sort(byScore, std::ranges::greater{},
                           [&](Alternative a) { return ranking.scores[indexOf(a)]; });
  std::vector<LimitGroup> groups;
  for (const Alternative alternative : byScore)
    for (const Breach& breach : ranking.breaches[indexOf(alternative)]) addTo(groups, breach, alternative);
  return groups;
}

bool isMainlyOwned(const AllFigures& figures, Alternative alternative) {
  const CapacityPlan& plan = figures[indexOf(alternative)].plan;
  const bool isOwner = alternative == Alternative::SelfBuilt || alternative == Alternative::PrivateCloud;
  return isOwner || plan.ownedShare > 0.5;
}

// The best feasible alternative that answers "own or rent?" differently; none when the runner-up does
// already.
std::optional<Alternative> bestOfTheOtherKind(const AllFigures& figures, const Ranking& ranking) {
  const bool owns = isMainlyOwned(figures, ranking.best());
  for (std::size_t place = 1; place < ranking.feasibleCount(); ++place) {
    const Alternative other = ranking.order[place];
    if (isMainlyOwned(figures, other) != owns) return place > 1 ? std::optional(other) : std::nullopt;
  }
  return std::nullopt;
}

Message ruledOut(const LimitGroup& group) {
  Argument cause = Phrase{fieldOf(group.breach->field).label};
  if (group.breach->regime) cause = group.breach->regime->name;
  Message message{CORE_TEXT("Ruled out by \"%1\": %2."), {cause}};
  if (group.alternatives.size() == 2) message.source = CORE_TEXT("Ruled out by \"%1\": %2, %3.");
  if (group.alternatives.size() == 3) message.source = CORE_TEXT("Ruled out by \"%1\": %2, %3, %4.");
  for (const Alternative alternative : group.alternatives)
    message.arguments.emplace_back(nameOf(alternative));
  return message;
}

}  // namespace

Reasons contributionsAgainst(const Evaluation& evaluation, const Knowledge& knowledge,
                             const AllFigures& figures, const Ranking& ranking, Alternative best,
                             Alternative runnerUp) {
  Reasons reasons;
  for (const CriterionId criterion : allCriteria) {
    const std::size_t j = indexOf(criterion);
    const double contribution = ranking.weights[j] * (ranking.values[indexOf(best)][j].score -
                                                      ranking.values[indexOf(runnerUp)][j].score);
    if (std::abs(contribution) < negligible) continue;
    auto& list = contribution > 0 ? reasons.forBest : reasons.against;
    list.push_back({comparisonText(criterion, evaluation, knowledge, figures, ranking, best, runnerUp),
                    knowledge.criterion(criterion).sources.front(), contribution, criterion});
  }
  const auto size = [](const Reason& reason) { return std::abs(reason.contribution); };
  std::ranges::stable_sort(reasons.forBest, std::ranges::greater{}, size);
  std::ranges::stable_sort(reasons.against, std::ranges::greater{}, size);
  return reasons;
}

void nameTheOtherKind(const Evaluation& evaluation, const Knowledge& knowledge, const AllFigures& figures,
                      const Ranking& ranking, std::vector<Reason>& forBest) {
  constexpr std::size_t named = 2;
  const auto other = bestOfTheOtherKind(figures, ranking);
  if (!other) return;
  std::vector<Reason> reasons;
  for (Reason& reason :
       contributionsAgainst(evaluation, knowledge, figures, ranking, ranking.best(), *other).forBest) {
    if (reasons.size() == named) break;
    reason.contribution = 0;
    const auto same = std::ranges::find(forBest, reason.criterion, &Reason::criterion);
    if (same != forBest.end()) {
      auto text = comparisonWithTwo(*reason.criterion, evaluation, knowledge, figures, ranking,
                                    {ranking.best(), ranking.order[1], *other});
      if (!text) continue;
      reason.text = std::move(*text);
      reason.contribution = same->contribution;
      forBest.erase(same);
    }
    reasons.push_back(std::move(reason));
  }
  forBest.insert(forBest.begin(), std::make_move_iterator(reasons.begin()),
                 std::make_move_iterator(reasons.end()));
}

std::vector<Reason> reasonsFromLimits(const Evaluation& evaluation, const Ranking& ranking) {
  std::vector<Reason> reasons;
  for (const LimitGroup& group : limitGroups(ranking)) {
    const Violation violation = toViolation(*group.breach, group.alternatives.front(), evaluation);
    reasons.push_back({ruledOut(group), violation.source, 0});
  }
  return reasons;
}

}  // namespace rackorrent
