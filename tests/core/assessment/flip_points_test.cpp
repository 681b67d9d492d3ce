// SPDX-License-Identifier: GPL-3.0-or-later
// A flip point is worth what a fresh assessment on both sides of it says.
#include "core/assessment/assessment.h"
#include "core/assessment/figures.h"
#include "core/assessment/what_if.h"
#include "core/evaluation/evaluation_json.h"
#include "core/evaluation/samples.h"
#include "core/evaluation/validation.h"
#include "tests/support/folders.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

namespace rackorrent {
namespace {

const Knowledge& knowledge() {
  static const Knowledge loaded = loadKnowledge(test::resourcesFolder());
  return loaded;
}

std::vector<Evaluation> evaluations() {
  std::vector<Evaluation> result = {Evaluation()};
  for (const Sample& sample : loadSamples(test::resourcesFolder())) {
    if (result.size() == 6) break;
    result.push_back(sample.evaluation);
    result.back().title = sample.id;
  }
  return result;
}

Alternative firstOf(const Evaluation& evaluation) {
  return assess(evaluation, knowledge(), AssessmentDepth::Verdict).decision.verdict.best;
}

Evaluation with(Evaluation evaluation, FieldId field, double value) {
  evaluation.setReal(field, value);
  return evaluation;
}

TEST(FlipPoints, aFreshAssessmentAgreesOnBothSides) {
  for (const Evaluation& evaluation : evaluations()) {
    const Assessment assessment = assess(evaluation, knowledge());
    for (const FlipPoint& flip : assessment.flipPoints) {
      SCOPED_TRACE(evaluation.title + " " + std::string(fieldOf(flip.field).key));
      EXPECT_EQ(firstOf(with(evaluation, flip.field, flip.to)), flip.alternative);
      EXPECT_NE(flip.alternative, assessment.decision.verdict.best);
      const Evaluation before = with(evaluation, flip.field, flip.holds);
      if (!isValid(before)) continue;
      const Verdict held = assess(before, knowledge(), AssessmentDepth::Verdict).decision.verdict;
      EXPECT_TRUE(held.best == assessment.decision.verdict.best || held.kind == VerdictKind::NothingFeasible);
      EXPECT_GT((flip.to - flip.holds) * (flip.holds - flip.from), -1e-12);
    }
  }
}

TEST(FlipPoints, everyLevelThatIsNamedReallyTurnsTheAnswer) {
  int named = 0;
  for (const Evaluation& evaluation : evaluations()) {
    const Assessment assessment = assess(evaluation, knowledge());
    for (const LevelFlip& flip : assessment.levelFlips) {
      Evaluation changed = evaluation;
      if (fieldOf(flip.field).type == FieldType::Choice) {
        changed.set(flip.field, flip.level);
      } else {
        std::vector<std::string> members = evaluation.choices(flip.field);
        if (flip.isRemoved)
          std::erase(members, flip.level);
        else
          members.push_back(flip.level);
        changed.set(flip.field, members);
      }
      EXPECT_EQ(firstOf(changed), flip.alternative) << fieldOf(flip.field).key << " " << flip.level;
      EXPECT_NE(flip.alternative, assessment.decision.verdict.best);
      ++named;
    }
  }
  EXPECT_GT(named, 5);
}

// What is said not to flip is tried at values that the search did not use.
TEST(FlipPoints, noFlipInRangeHoldsAtOtherValues) {
  for (const Evaluation& evaluation : evaluations()) {
    const Assessment assessment = assess(evaluation, knowledge());
    for (const SearchedRange& range : assessment.withoutFlip)
      for (const double share : {0.13, 0.61}) {
        const double value = range.low + share * (range.high - range.low);
        const bool isWhole = fieldOf(range.field).type == FieldType::Integer;
        const Evaluation changed = with(evaluation, range.field, isWhole ? std::round(value) : value);
        if (!isValid(changed)) continue;
        const Verdict verdict = assess(changed, knowledge(), AssessmentDepth::Verdict).decision.verdict;
        if (verdict.kind == VerdictKind::NothingFeasible) continue;
        EXPECT_EQ(verdict.best, assessment.decision.verdict.best)
            << evaluation.title << " " << fieldOf(range.field).key << " " << value;
      }
  }
}

TEST(FlipPoints, everyNumberIsSearched) {
  const Evaluation evaluation;
  const Assessment assessment = assess(evaluation, knowledge());
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId field{static_cast<std::uint8_t>(i)};
    if (!fieldOf(field).isNumeric() || !evaluation.has(field)) continue;
    const auto isThis = [&](const auto& of) { return of.field == field; };
    EXPECT_TRUE(std::ranges::any_of(assessment.flipPoints, isThis) ||
                std::ranges::any_of(assessment.withoutFlip, isThis))
        << fieldOf(field).key;
  }
}

// Whatever is kept between two changes, the figures are those of a plan made
// anew.
TEST(WhatIf, agreesWithAnAssessmentForEveryField) {
  for (const Evaluation& evaluation : evaluations()) {
    const Demand demand = makeDemand(evaluation);
    const Assessment base = assess(evaluation, knowledge(), AssessmentDepth::Verdict);
    AllFigures figures;
    for (std::size_t i = 0; i < 4; ++i) figures[i] = {base.alternatives[i].plan, base.alternatives[i].cost};
    WhatIf whatIf(evaluation, knowledge(), demand, figures);
    for (std::size_t i = 0; i < fieldCount; ++i) {
      const FieldId field{static_cast<std::uint8_t>(i)};
      if (!evaluation.has(field)) continue;
      Evaluation changed = evaluation;
      if (fieldOf(field).isNumeric())
        changed.setReal(field, std::clamp(std::round(evaluation.real(field) * 160) / 100,
                                          fieldOf(field).minimum, fieldOf(field).maximum));
      if (fieldOf(field).type == FieldType::Choice)
        changed.set(field, std::string(fieldOf(field).choices[0].key));
      if (fieldOf(field).type == FieldType::Choices)
        changed.set(field, std::vector<std::string>{"cn-classified"});
      if (fieldOf(field).type == FieldType::Integer) changed.setReal(field, std::round(changed.real(field)));
      const auto ranking = whatIf.at(field, changed.value(field));
      ASSERT_EQ(ranking.has_value(), isValid(changed)) << fieldOf(field).key;
      if (!ranking) continue;
      const Decision fresh = assess(changed, knowledge(), AssessmentDepth::Verdict).decision;
      for (std::size_t a = 0; a < 4; ++a)
        EXPECT_NEAR(ranking->scores[a], fresh.alternatives[a].score, 1e-12)
            << evaluation.title << " " << fieldOf(field).key << " " << a;
    }
  }
}

}  // namespace
}  // namespace rackorrent
