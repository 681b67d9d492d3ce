// SPDX-License-Identifier: GPL-3.0-or-later
#include "knowledge_fixture.h"

#include <random>

namespace rackorrent::test {

namespace {

// Built by hand, because the reader refuses what can never be true.
Condition compare(FieldId field, Comparator comparator, double value) {
  Condition condition;
  condition.comparison = {field, comparator, value};
  return condition;
}

Condition compare(FieldId field, Comparator comparator, std::vector<std::string> keys) {
  Condition condition;
  condition.comparison = {field, comparator, std::move(keys)};
  return condition;
}

Condition group(Condition::Kind kind, std::vector<Condition> children) {
  Condition condition;
  condition.kind = kind;
  condition.children = std::move(children);
  return condition;
}

using enum Condition::Kind;
constexpr FieldId utilization = "workload.utilization"_field;
constexpr FieldId horizon = "project.horizon_months"_field;
constexpr FieldId stage = "project.stage"_field;
constexpr FieldId limit = "finance.capex_limit"_field;
constexpr FieldId regimes = "compliance.regimes"_field;

TEST(ConditionRange, seesWhatLiesOutsideTheRangeOfAField) {
  EXPECT_FALSE(canBeTrue(compare(utilization, Comparator::Greater, 1)));
  EXPECT_TRUE(canBeTrue(compare(utilization, Comparator::GreaterOrEqual, 1)));
  EXPECT_FALSE(canBeTrue(compare(utilization, Comparator::Less, 0)));
  EXPECT_TRUE(canBeTrue(compare(utilization, Comparator::LessOrEqual, 0)));
}

TEST(ConditionRange, seesIntervalsThatDoNotMeet) {
  EXPECT_FALSE(canBeTrue(group(
      All, {compare(utilization, Comparator::Greater, 0.6), compare(utilization, Comparator::Less, 0.5)})));
  EXPECT_FALSE(canBeTrue(group(All, {compare(utilization, Comparator::Greater, 0.6),
                                     compare(utilization, Comparator::LessOrEqual, 0.6)})));
  EXPECT_TRUE(canBeTrue(group(All, {compare(utilization, Comparator::GreaterOrEqual, 0.6),
                                    compare(utilization, Comparator::LessOrEqual, 0.6)})));
  EXPECT_TRUE(canBeTrue(group(
      Any, {compare(utilization, Comparator::Greater, 0.6), compare(utilization, Comparator::Less, 0.5)})));
}

TEST(ConditionRange, countsWholeNumbers) {
  EXPECT_FALSE(canBeTrue(
      group(All, {compare(horizon, Comparator::Greater, 12), compare(horizon, Comparator::Less, 13)})));
  EXPECT_FALSE(canBeTrue(
      group(All, {compare(horizon, Comparator::LessOrEqual, 1), compare(horizon, Comparator::NotEqual, 1)})));
  EXPECT_TRUE(canBeTrue(
      group(All, {compare(horizon, Comparator::LessOrEqual, 2), compare(horizon, Comparator::NotEqual, 1)})));
}

TEST(ConditionRange, anAbsentInputCanMeetANegationOnly) {
  const Condition impossible = compare(limit, Comparator::Less, 0);
  EXPECT_FALSE(canBeTrue(impossible));
  EXPECT_TRUE(canBeTrue(group(Not, {compare(limit, Comparator::GreaterOrEqual, 0)})));
  EXPECT_FALSE(canBeTrue(group(Not, {compare(utilization, Comparator::GreaterOrEqual, 0)})));
}

TEST(ConditionRange, triesEveryChoice) {
  EXPECT_FALSE(canBeTrue(compare(stage, Comparator::Greater, std::vector<std::string>{"production"})));
  EXPECT_FALSE(
      canBeTrue(group(All, {compare(stage, Comparator::Equal, std::vector<std::string>{"pilot"}),
                            compare(stage, Comparator::Greater, std::vector<std::string>{"growth"})})));
  EXPECT_TRUE(
      canBeTrue(group(All, {compare(stage, Comparator::NotEqual, std::vector<std::string>{"pilot"}),
                            compare(stage, Comparator::LessOrEqual, std::vector<std::string>{"pilot"})})));
}

TEST(ConditionRange, aSetMayHoldSeveralKeysButNotAForbiddenOne) {
  const Condition gdpr = compare(regimes, Comparator::In, std::vector<std::string>{"gdpr"});
  const Condition either = compare(regimes, Comparator::In, std::vector<std::string>{"gdpr", "pci"});
  EXPECT_TRUE(
      canBeTrue(group(All, {gdpr, compare(regimes, Comparator::In, std::vector<std::string>{"pci"})})));
  EXPECT_TRUE(canBeTrue(group(All, {either, group(Not, {gdpr})})));
  EXPECT_FALSE(canBeTrue(group(All, {gdpr, group(Not, {either})})));
}

// Another method: random conditions over two small fields against trying every pair of their values.
TEST(ConditionRange, agreesWithTryingEveryValue) {
  std::mt19937 random(20261201);
  const auto pick = [&](int count) { return std::uniform_int_distribution<int>(0, count - 1)(random); };
  const auto leaf = [&]() {
    const auto comparator = static_cast<Comparator>(pick(6));
    if (pick(2) == 0) return compare(horizon, comparator, pick(3) == 0 ? 1 : 120);
    const auto& choices = fieldOf(stage).choices;
    return compare(stage, comparator,
                   std::vector<std::string>{std::string(choices[static_cast<std::size_t>(pick(4))].key)});
  };
  const std::function<Condition(int)> tree = [&](int depth) {
    const int kind = depth == 0 ? 3 : pick(4);
    if (kind == 3) return leaf();
    if (kind == 2) return group(Not, {tree(depth - 1)});
    return group(kind == 0 ? All : Any, {tree(depth - 1), tree(depth - 1)});
  };
  int possible = 0;
  for (int round = 0; round < 2000; ++round) {
    const Condition condition = tree(3);
    bool found = false;
    Evaluation evaluation;
    for (const int months : {1, 2, 60, 119, 120}) {
      for (const Choice& choice : fieldOf(stage).choices) {
        evaluation.setReal(horizon, months);
        evaluation.set(stage, std::string(choice.key));
        found = found || holds(condition, evaluation);
      }
    }
    EXPECT_EQ(canBeTrue(condition), found) << "round " << round;
    possible += found ? 1 : 0;
  }
  EXPECT_GT(possible, 200);
  EXPECT_LT(possible, 1990);
}

}  // namespace

}  // namespace rackorrent::test
