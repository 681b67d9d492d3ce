// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decision/archetype_match.h"

#include "tests/core/decision/made_up_figures.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace rackorrent {
namespace {

double weightOf(const Evaluation& evaluation, const std::string& id) {
  const auto matches = matchArchetypes(evaluation, shippedKnowledge());
  return std::ranges::find(matches, id, &ArchetypeMatch::id)->weight;
}

TEST(ArchetypeMatch, exactProfileHasAtLeastHalfOfTheWeight) {
  for (const Archetype& archetype : shippedKnowledge().archetypes) {
    const auto matches = matchArchetypes(exampleOf(archetype), shippedKnowledge());
    EXPECT_EQ(matches.front().id, archetype.id);
    EXPECT_GE(matches.front().weight, 0.5) << archetype.id;
    for (const ProfileMatch& term : matches.front().terms)
      EXPECT_TRUE(term.matches) << fieldOf(term.field).key;
  }
}

TEST(ArchetypeMatch, weightsAddUpToOneBestFirst) {
  std::vector<Evaluation> evaluations = {Evaluation(), plainEvaluation()};
  for (const Archetype& archetype : shippedKnowledge().archetypes)
    evaluations.push_back(exampleOf(archetype));
  for (const Evaluation& evaluation : evaluations) {
    const auto matches = matchArchetypes(evaluation, shippedKnowledge());
    double sum = 0;
    for (const ArchetypeMatch& match : matches) sum += match.weight;
    EXPECT_NEAR(sum, 1, 1e-12);
    EXPECT_TRUE(std::ranges::is_sorted(matches, std::ranges::greater{}, &ArchetypeMatch::weight));
  }
}

// An input outside the term: twice too large, half too small, or a choice that is not named.
Evaluation outside(const ProfileTerm& term, Evaluation evaluation) {
  const Field& field = fieldOf(term.field);
  if (field.isNumeric()) {
    evaluation.setReal(term.field, term.high < field.maximum ? term.high * 2 + 1 : term.low / 2);
    return evaluation;
  }
  const auto other = std::ranges::find_if(field.choices, [&](const Choice& choice) {
    return std::ranges::find(term.choices, choice.key) == term.choices.end();
  });
  evaluation.set(term.field, std::string(other->key));
  return evaluation;
}

bool looksAt(const Archetype& archetype, FieldId field) {
  return std::ranges::find(archetype.profile, field, &ProfileTerm::field) != archetype.profile.end();
}

// Weights are shares, so the exact property is about pairs: against a scenario that does not look at the
// input, one whose term is left always loses.
TEST(ArchetypeMatch, leavingATermLosesAgainstEveryScenarioThatDoesNotLookAtIt) {
  for (const Archetype& archetype : shippedKnowledge().archetypes) {
    const Evaluation example = exampleOf(archetype);
    for (const ProfileTerm& term : archetype.profile) {
      const Evaluation changed = outside(term, example);
      for (const Archetype& other : shippedKnowledge().archetypes) {
        if (looksAt(other, term.field)) continue;
        EXPECT_LT(weightOf(changed, archetype.id) / weightOf(changed, other.id),
                  weightOf(example, archetype.id) / weightOf(example, other.id))
            << archetype.id << ' ' << fieldOf(term.field).key << ' ' << other.id;
      }
    }
  }
}

TEST(ArchetypeMatch, numberFurtherOutsideIsLessNear) {
  const ProfileTerm term{"workload.peak_gpus"_field, {}, 64, 384, 1};
  Evaluation evaluation;
  double last = 2;
  for (const double gpus : {64.0, 32.0, 16.0, 1.0, 0.0}) {
    evaluation.setReal(term.field, gpus);
    EXPECT_LT(termNearness(term, evaluation), last);
    last = termNearness(term, evaluation);
  }
  evaluation.setReal(term.field, 768);
  EXPECT_EQ(termNearness(term, evaluation), 0.5);
}

TEST(ArchetypeMatch, orderedChoiceLosesByTheLevelsBetween) {
  const ProfileTerm term{"team.operations_skill"_field, {"professional", "expert"}, 0, 0, 1};
  Evaluation evaluation;
  evaluation.set(term.field, std::string("expert"));
  EXPECT_EQ(termNearness(term, evaluation), 1);
  evaluation.set(term.field, std::string("basic"));
  EXPECT_NEAR(termNearness(term, evaluation), 2.0 / 3, 1e-12);
  evaluation.set(term.field, std::string("none"));
  EXPECT_NEAR(termNearness(term, evaluation), 1.0 / 3, 1e-12);
}

TEST(ArchetypeMatch, inputLeftEmptyMatchesNothing) {
  const ProfileTerm term{"workload.scale_up_minutes"_field, {}, 0, 30, 1};
  EXPECT_EQ(termNearness(term, Evaluation()), 0);
}

// Ledger D2.5.1: with capital and team self-built, with limited operations managed or hybrid.
TEST(ArchetypeMatch, pretrainingAdviceDependsOnTheTeam) {
  Evaluation evaluation = exampleOf(*shippedKnowledge().findArchetype("large_pretraining"));
  const auto advice = [&] { return matchArchetypes(evaluation, shippedKnowledge()).front().recommends; };
  EXPECT_EQ(advice(), std::vector<Alternative>{Alternative::SelfBuilt});
  evaluation.set("team.operations_skill"_field, std::string("basic"));
  EXPECT_EQ(advice(), (std::vector<Alternative>{Alternative::GpuAsAService, Alternative::Hybrid}));
}

TEST(ArchetypeMatch, voiceIsTheWeightOfWhoRecommends) {
  std::vector<ArchetypeMatch> matches(2);
  matches[0] = {"a", 0.7, {Alternative::SelfBuilt, Alternative::Hybrid}, {}};
  matches[1] = {"b", 0.3, {Alternative::Hybrid}, {}};
  EXPECT_EQ(guidesVoiceOf(matches), (std::array<double, 4>{0, 0.7, 1.0, 0}));
}

}  // namespace
}  // namespace rackorrent
