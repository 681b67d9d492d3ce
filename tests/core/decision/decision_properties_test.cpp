// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/ranking.h"
#include "core/decision/weights.h"
#include "tests/core/decision/made_up_figures.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>
#include <set>

namespace rackorrent {
namespace {

constexpr int draws = 300;

// Inputs and figures drawn over wide ranges, limits included.
struct RandomCase {
  Evaluation evaluation;
  AllFigures figures;
};

RandomCase randomCase(std::mt19937& random) {
  std::uniform_real_distribution<double> uniform(0, 1);
  RandomCase drawn{plainEvaluation(), {}};
  Evaluation& evaluation = drawn.evaluation;
  const auto choose = [&](FieldId field) {
    const auto& list = fieldOf(field).choices;
    evaluation.set(field, std::string(list[random() % list.size()].key));
  };
  for (const FieldId field :
       {"team.operations_skill"_field, "project.stage"_field, "workload.kind"_field, "workload.latency"_field,
        "workload.interconnect"_field, "compliance.residency"_field, "owned.facility"_field})
    choose(field);
  for (const CriterionId criterion : allCriteria)
    evaluation.setReal(weightField(criterion), std::floor(30 * uniform(random)));
  evaluation.setReal("project.horizon_months"_field, 1 + std::floor(100 * uniform(random)));
  evaluation.setReal("owned.lead_time_weeks"_field, std::floor(40 * uniform(random)));
  if (uniform(random) < 0.3) evaluation.setReal("finance.capex_limit"_field, 1e7 * uniform(random));
  if (uniform(random) < 0.3) evaluation.setReal("owned.power_limit_kw"_field, 150 * uniform(random));
  if (uniform(random) < 0.3) evaluation.setReal("project.needed_within_weeks"_field, 40 * uniform(random));
  drawn.figures = madeUpFigures(evaluation);
  for (AlternativeFigures& figures : drawn.figures) figures.cost.presentValue *= 0.5 + uniform(random);
  return drawn;
}

TEST(DecisionProperties, ranksAreOneToFourAndInfeasibleOnesFollow) {
  std::mt19937 random(11);
  for (int draw = 0; draw < draws; ++draw) {
    const RandomCase drawn = randomCase(random);
    const Decision decision = decide(drawn.evaluation, shippedKnowledge(), drawn.figures);
    std::set<int> ranks;
    int worstFeasible = 0;
    int bestInfeasible = 5;
    for (const AlternativeDecision& alternative : decision.alternatives) {
      ranks.insert(alternative.rank);
      if (alternative.isFeasible()) worstFeasible = std::max(worstFeasible, alternative.rank);
      if (!alternative.isFeasible()) bestInfeasible = std::min(bestInfeasible, alternative.rank);
    }
    ASSERT_EQ(ranks, (std::set<int>{1, 2, 3, 4}));
    ASSERT_LT(worstFeasible, bestInfeasible);
  }
}

TEST(DecisionProperties, scoreIsTheWeightedSumOfTheCriteria) {
  std::mt19937 random(12);
  for (int draw = 0; draw < draws; ++draw) {
    const RandomCase drawn = randomCase(random);
    const Decision decision = decide(drawn.evaluation, shippedKnowledge(), drawn.figures);
    for (const AlternativeDecision& alternative : decision.alternatives) {
      double weights = 0;
      double score = 0;
      for (const CriterionScore& criterion : alternative.criteria) {
        weights += criterion.weight;
        score += criterion.weight * criterion.score;
        ASSERT_GE(criterion.score, 0);
        ASSERT_LE(criterion.score, 1);
      }
      ASSERT_NEAR(weights, 1, 1e-12);
      ASSERT_NEAR(score, alternative.score, 1e-12);
    }
  }
}

TEST(DecisionProperties, contributionsAddUpToTheMargin) {
  std::mt19937 random(13);
  for (int draw = 0; draw < draws; ++draw) {
    const RandomCase drawn = randomCase(random);
    const Verdict verdict = decide(drawn.evaluation, shippedKnowledge(), drawn.figures).verdict;
    double sum = 0;
    for (const Reason& reason : verdict.reasonsFor) sum += reason.contribution;
    for (const Reason& reason : verdict.reasonsAgainst) sum += reason.contribution;
    ASSERT_NEAR(sum, verdict.margin, 1e-9);
  }
}

TEST(DecisionProperties, raisingAWeightNeverHurtsTheFeasibleAlternativeThatIsBestOnIt) {
  std::mt19937 random(14);
  for (int draw = 0; draw < draws; ++draw) {
    RandomCase drawn = randomCase(random);
    const Ranking before = rankAlternatives(drawn.evaluation, shippedKnowledge(), drawn.figures);
    const std::size_t feasible = before.feasibleCount();
    if (feasible < 2) continue;
    const CriterionId criterion = allCriteria[random() % criterionCount];
    const auto value = [&](Alternative a) { return before.values[indexOf(a)][indexOf(criterion)].score; };
    const auto best = std::ranges::max_element(
        before.order.begin(), before.order.begin() + static_cast<std::ptrdiff_t>(feasible), {}, value);
    const FieldId field = weightField(criterion);
    drawn.evaluation.setReal(field, drawn.evaluation.real(field) + 20);
    const Ranking after = rankAlternatives(drawn.evaluation, shippedKnowledge(), drawn.figures);
    const auto place = std::ranges::find(after.order, *best);
    ASSERT_LE(place - after.order.begin(), best - before.order.begin());
  }
}

TEST(DecisionProperties, lowerCostNeverWorsensTheRank) {
  std::mt19937 random(15);
  for (int draw = 0; draw < draws; ++draw) {
    RandomCase drawn = randomCase(random);
    const Alternative alternative = allAlternatives[random() % 4];
    const auto rank = [&] {
      return decide(drawn.evaluation, shippedKnowledge(), drawn.figures)
          .alternatives[indexOf(alternative)]
          .rank;
    };
    const int before = rank();
    CostFigures& cost = drawn.figures[indexOf(alternative)].cost;
    // The same money in smaller amounts: the share paid upfront stays what it was.
    cost.presentValue *= 0.8;
    cost.upfrontCapital *= 0.8;
    ASSERT_LE(rank(), before);
  }
}

TEST(DecisionProperties, dominatedAlternativeNeverWins) {
  std::mt19937 random(16);
  for (int draw = 0; draw < draws; ++draw) {
    const RandomCase drawn = randomCase(random);
    const Decision decision = decide(drawn.evaluation, shippedKnowledge(), drawn.figures);
    if (decision.verdict.kind == VerdictKind::NothingFeasible) continue;
    const auto& best = decision.alternatives[indexOf(decision.verdict.best)];
    for (const AlternativeDecision& other : decision.alternatives) {
      if (!other.isFeasible()) continue;
      bool isNowhereWorse = true;
      bool isSomewhereBetter = false;
      for (std::size_t j = 0; j < criterionCount; ++j) {
        if (best.criteria[j].weight == 0) continue;
        isNowhereWorse = isNowhereWorse && other.criteria[j].score >= best.criteria[j].score;
        isSomewhereBetter = isSomewhereBetter || other.criteria[j].score > best.criteria[j].score + 1e-7;
      }
      ASSERT_FALSE(isNowhereWorse && isSomewhereBetter);
    }
  }
}

TEST(DecisionProperties, crossChecksListTheFeasibleAlternativesOnce) {
  std::mt19937 random(17);
  for (int draw = 0; draw < draws; ++draw) {
    const RandomCase drawn = randomCase(random);
    const Decision decision = decide(drawn.evaluation, shippedKnowledge(), drawn.figures);
    std::set<Alternative> feasible;
    for (const Alternative alternative : allAlternatives)
      if (decision.alternatives[indexOf(alternative)].isFeasible()) feasible.insert(alternative);
    for (const auto* order : {&decision.topsis, &decision.promethee, &decision.vikor}) {
      ASSERT_EQ(order->size(), feasible.size());
      ASSERT_EQ(std::set<Alternative>(order->begin(), order->end()), feasible);
    }
  }
}

TEST(DecisionProperties, sameInputGivesTheSameWords) {
  std::mt19937 random(18);
  const RandomCase drawn = randomCase(random);
  const Decision one = decide(drawn.evaluation, shippedKnowledge(), drawn.figures);
  const Decision other = decide(drawn.evaluation, shippedKnowledge(), drawn.figures);
  ASSERT_EQ(one.verdict.reasonsFor.size(), other.verdict.reasonsFor.size());
  for (std::size_t i = 0; i < one.verdict.reasonsFor.size(); ++i)
    EXPECT_EQ(plainText(one.verdict.reasonsFor[i].text), plainText(other.verdict.reasonsFor[i].text));
}

TEST(DecisionProperties, equalScoresPutTheCheaperFirst) {
  Evaluation evaluation = plainEvaluation();
  for (const CriterionId criterion : allCriteria) evaluation.setReal(weightField(criterion), 0);
  evaluation.setReal("weights.interconnect"_field, 1);
  evaluation.set("workload.interconnect"_field, std::string("none"));
  const Ranking ranking = rankAlternatives(evaluation, shippedKnowledge(), madeUpFigures(evaluation));
  EXPECT_EQ(ranking.order,
            (std::array<Alternative, 4>{Alternative::SelfBuilt, Alternative::Hybrid,
                                        Alternative::PrivateCloud, Alternative::GpuAsAService}));
}

TEST(DecisionProperties, nothingToRunCostsNothingAndStillDecides) {
  Evaluation evaluation = plainEvaluation();
  evaluation.setReal("workload.peak_gpus"_field, 0);
  AllFigures figures;
  for (const Alternative alternative : allAlternatives)
    figures[indexOf(alternative)].plan.alternative = alternative;
  const Decision decision = decide(evaluation, shippedKnowledge(), figures);
  EXPECT_NE(decision.verdict.kind, VerdictKind::NothingFeasible);
  for (const AlternativeDecision& alternative : decision.alternatives)
    EXPECT_TRUE(std::isfinite(alternative.score));
}

}  // namespace
}  // namespace rackorrent
