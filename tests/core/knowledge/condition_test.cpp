// SPDX-License-Identifier: GPL-3.0-or-later
#include "knowledge_fixture.h"

namespace rackorrent::test {

namespace {

bool holdsFor(const char* condition, Inputs inputs) {
  return holds(conditionOf(condition), evaluationWith(inputs));
}

TEST(Condition, comparesNumbersOnBothSidesOfTheThreshold) {
  const char* above = R"({"field": "workload.utilization", "op": ">", "value": 0.6})";
  EXPECT_TRUE(holdsFor(above, {{"workload.utilization", "0.61"}}));
  EXPECT_FALSE(holdsFor(above, {{"workload.utilization", "0.6"}}));
  const char* atLeast = R"({"field": "workload.utilization", "op": ">=", "value": 0.6})";
  EXPECT_TRUE(holdsFor(atLeast, {{"workload.utilization", "0.6"}}));
  EXPECT_FALSE(holdsFor(atLeast, {{"workload.utilization", "0.59"}}));
}

TEST(Condition, everyComparatorMeansWhatItSays) {
  const auto at36 = [](const std::string& op, int value) {
    const std::string text = R"({"field": "project.horizon_months", "op": ")" + op + R"(", "value": )" +
                             std::to_string(value) + "}";
    return holds(conditionOf(text.c_str()), evaluationWith({{"project.horizon_months", "36"}}));
  };
  for (const int value : {35, 36, 37}) {
    EXPECT_EQ(at36("==", value), 36 == value);
    EXPECT_EQ(at36("!=", value), 36 != value);
    EXPECT_EQ(at36("<", value), 36 < value);
    EXPECT_EQ(at36("<=", value), 36 <= value);
    EXPECT_EQ(at36(">", value), 36 > value);
    EXPECT_EQ(at36(">=", value), 36 >= value);
  }
}

TEST(Condition, choicesAreOrderedByTheListOfTheirField) {
  const char* strict = R"({"field": "compliance.residency", "op": ">=", "value": "on_premises"})";
  EXPECT_TRUE(holdsFor(strict, {{"compliance.residency", "air_gapped"}}));
  EXPECT_TRUE(holdsFor(strict, {{"compliance.residency", "on_premises"}}));
  EXPECT_FALSE(holdsFor(strict, {{"compliance.residency", "in_country"}}));
  const char* listed = R"({"field": "workload.kind", "op": "in", "value": ["simulation", "fine_tuning"]})";
  EXPECT_TRUE(holdsFor(listed, {{"workload.kind", "simulation"}}));
  EXPECT_FALSE(holdsFor(listed, {{"workload.kind", "pretraining"}}));
}

TEST(Condition, inOnASetAsksForACommonKey) {
  const char* condition = R"({"field": "compliance.regimes", "op": "in", "value": ["gdpr", "hipaa"]})";
  EXPECT_FALSE(holdsFor(condition, {}));
  EXPECT_FALSE(holdsFor(condition, {{"compliance.regimes", "pci"}}));
  EXPECT_TRUE(holdsFor(condition, {{"compliance.regimes", "pci,hipaa"}}));
}

TEST(Condition, anAbsentInputMakesEveryComparisonFalseAndItsNegationTrue) {
  EXPECT_FALSE(holdsFor(R"({"field": "finance.capex_limit", "op": "<", "value": 5})", {}));
  EXPECT_FALSE(holdsFor(R"({"field": "finance.capex_limit", "op": ">=", "value": 5})", {}));
  EXPECT_FALSE(holdsFor(R"({"field": "finance.capex_limit", "op": "!=", "value": 5})", {}));
  EXPECT_TRUE(holdsFor(R"({"not": {"field": "finance.capex_limit", "op": "<", "value": 5}})", {}));
}

TEST(Condition, allAnyAndNotFollowTheTruthTable) {
  const std::string a = R"({"field": "workload.utilization", "op": ">", "value": 0.5})";
  const std::string b = R"({"field": "project.horizon_months", "op": ">", "value": 24})";
  const Condition both = conditionOf((R"({"all": [)" + a + "," + b + "]}").c_str());
  const Condition either = conditionOf((R"({"any": [)" + a + "," + b + "]}").c_str());
  const Condition notBoth = conditionOf((R"({"not": {"all": [)" + a + "," + b + "]}}").c_str());
  for (const bool first : {false, true}) {
    for (const bool second : {false, true}) {
      const Evaluation evaluation = evaluationWith({{"workload.utilization", first ? "0.7" : "0.3"},
                                                    {"project.horizon_months", second ? "36" : "12"}});
      EXPECT_EQ(holds(both, evaluation), first && second);
      EXPECT_EQ(holds(either, evaluation), first || second);
      EXPECT_EQ(holds(notBoth, evaluation), !(first && second));
    }
  }
}

TEST(Condition, namesEachInputOnceInTheOrderOfTheFieldTable) {
  const Condition condition = conditionOf(R"({"any": [
      {"field": "owned.useful_life_years", "op": "<", "value": 3},
      {"not": {"field": "team.engineers", "op": ">", "value": 3}},
      {"measure": "life_cover", "op": "<", "value": 1}]})");
  const std::vector<FieldId> expected = {"team.engineers"_field, "project.horizon_months"_field,
                                         "owned.useful_life_years"_field};
  EXPECT_EQ(fieldsOf(condition), expected);
  EXPECT_EQ(comparisonsOf(condition).size(), 3U);
}

// One line per kind of fault; the text that the message has to contain.
struct Refusal {
  const char* condition;
  const char* expected;
};

class ConditionRefusal : public testing::TestWithParam<Refusal> {};

TEST_P(ConditionRefusal, isNamed) {
  try {
    conditionOf(GetParam().condition);
    FAIL() << "accepted: " << GetParam().condition;
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find(GetParam().expected), std::string::npos) << error.what();
  }
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, ConditionRefusal,
    testing::Values(
        Refusal{R"({"field": "workload.utilisation", "op": ">", "value": 0.6})", "workload.utilization"},
        Refusal{R"({"field": "workload.utilization", "op": "=>", "value": 0.6})", "=>"},
        Refusal{R"({"field": "workload.utilization", "op": ">", "value": 1.5})", "from 0"},
        Refusal{R"({"field": "workload.utilization", "op": ">", "value": "high"})", "number"},
        Refusal{R"({"field": "workload.utilization", "op": "in", "value": [0.5]})", "does not fit"},
        Refusal{R"({"field": "workload.kind", "op": "==", "value": "gaming"})", "choose one of"},
        Refusal{R"({"field": "compliance.regimes", "op": "==", "value": "gdpr"})", "does not fit"},
        Refusal{R"({"field": "compliance.regimes", "op": "in", "value": ["moon"]})", "choose any of"},
        Refusal{R"({"field": "project.horizon_months", "op": ">", "value": 12.5})", "whole"},
        Refusal{R"({"measure": "luck", "op": ">", "value": 1})", "luck"},
        Refusal{R"({"measure": "capital_cover", "op": ">", "value": -1})", "below zero"},
        Refusal{R"({"all": []})", "list"}, Refusal{R"({"none": []})", "\"not\" is missing"},
        Refusal{R"({"all": [{"field": "team.engineers", "op": ">", "value": 1}], "any": []})", "\"any\""},
        Refusal{R"({"field": "team.engineers", "op": "<", "value": 0})", "never be true"}));

}  // namespace

}  // namespace rackorrent::test
