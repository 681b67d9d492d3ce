// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/validation.h"
#include "knowledge_fixture.h"

#include <algorithm>

namespace rackorrent::test {

namespace {

// The weight of the profile's terms that the inputs meet.
double sharePassed(const Archetype& archetype, const Evaluation& evaluation) {
  double share = 0;
  for (const ProfileTerm& term : archetype.profile) {
    const auto number = term.choices.empty() ? evaluation.optionalReal(term.field) : std::nullopt;
    const bool inside = number && *number >= term.low && *number <= term.high;
    const bool chosen =
        !term.choices.empty() && std::ranges::count(term.choices, evaluation.choice(term.field)) > 0;
    if (inside || chosen) share += term.weight;
  }
  return share;
}

TEST(Archetypes, areTheTenScenariosOfTheGuides) {
  const Knowledge& knowledge = shippedKnowledge();
  for (const LedgerStatement& statement : knowledge.ledger) {
    if (statement.kind != "scenario") continue;
    const auto carriers = std::ranges::count_if(knowledge.archetypes, [&](const Archetype& archetype) {
      return archetype.sources.front() == statement.id;
    });
    EXPECT_EQ(carriers, 1) << statement.id;
  }
}

TEST(Archetypes, examplesAreValidInputs) {
  for (const Archetype& archetype : shippedKnowledge().archetypes)
    EXPECT_TRUE(isValid(exampleOf(archetype))) << archetype.id;
}

TEST(Archetypes, anExampleIsNearestToItsOwnProfileByAClearDistance) {
  for (const Archetype& archetype : shippedKnowledge().archetypes) {
    const Evaluation example = exampleOf(archetype);
    EXPECT_NEAR(sharePassed(archetype, example), 1, 1e-9) << archetype.id;
    for (const Archetype& other : shippedKnowledge().archetypes)
      if (other.id != archetype.id) {
        EXPECT_LE(sharePassed(other, example), 0.75) << archetype.id << " on " << other.id;
      }
  }
}

// The recommendation column of the guides, as the list of scenarios has it.
TEST(Archetypes, recommendWhatTheGuidesRecommend) {
  using enum Alternative;
  const std::vector<std::pair<const char*, std::vector<Alternative>>> expected = {
      {"D1.5.1", {GpuAsAService}}, {"D1.5.2", {GpuAsAService}}, {"D1.5.3", {SelfBuilt, Hybrid}},
      {"D1.5.4", {SelfBuilt}},     {"D1.5.5", {GpuAsAService}}, {"D1.5.6", {SelfBuilt}},
      {"D1.5.7", {Hybrid}},        {"D2.5.2", {GpuAsAService}}, {"D2.5.3", {GpuAsAService}}};
  for (const auto& [source, alternatives] : expected) {
    const auto found = std::ranges::find_if(shippedKnowledge().archetypes, [&](const Archetype& archetype) {
      return archetype.sources.front() == source;
    });
    ASSERT_NE(found, shippedKnowledge().archetypes.end()) << source;
    EXPECT_EQ(adviceOf(*found, exampleOf(*found)).alternatives, alternatives) << source;
  }
}

TEST(Archetypes, largePretrainingDependsOnCapitalAndTeam) {
  const Archetype& archetype = *shippedKnowledge().findArchetype("large_pretraining");
  const std::vector<Alternative> build = {Alternative::SelfBuilt};
  const std::vector<Alternative> managed = {Alternative::GpuAsAService, Alternative::Hybrid};
  Evaluation evaluation = exampleOf(archetype);
  EXPECT_EQ(adviceOf(archetype, evaluation).alternatives, build);
  evaluation.set("team.operations_skill"_field, std::string("basic"));
  EXPECT_EQ(adviceOf(archetype, evaluation).alternatives, managed);
  evaluation = exampleOf(archetype);
  evaluation.setReal("finance.capex_limit"_field, 1'000'000);
  EXPECT_EQ(adviceOf(archetype, evaluation).alternatives, managed);
  evaluation = exampleOf(archetype);
  evaluation.setReal("team.operations_fte"_field, 1);
  EXPECT_EQ(adviceOf(archetype, evaluation).alternatives, managed);
}

TEST(Archetypes, exactlyOneAdviceHoldsWhateverTheInputs) {
  for (const Archetype& archetype : shippedKnowledge().archetypes) {
    for (const Archetype& other : shippedKnowledge().archetypes) {
      const Evaluation evaluation = exampleOf(other);
      const auto held = std::ranges::count_if(archetype.recommends, [&](const ArchetypeAdvice& advice) {
        return !advice.condition || holds(*advice.condition, evaluation);
      });
      EXPECT_EQ(held, 1) << archetype.id << " on the example of " << other.id;
    }
  }
}

}  // namespace

}  // namespace rackorrent::test
