// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/evaluation.h"

#include "tests/core/evaluation/random_evaluation.h"

#include <gtest/gtest.h>
#include <limits>
#include <random>

namespace rackorrent {
namespace {

constexpr double unknownHour = std::numeric_limits<double>::quiet_NaN();

TEST(EvaluationTest, aNewOneHasEveryDefault) {
  const Evaluation evaluation;
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId id{static_cast<std::uint8_t>(i)};
    EXPECT_TRUE(evaluation.isDefault(id)) << fieldTable[i].key;
    const bool isASet = fieldTable[i].type == FieldType::Choices;
    EXPECT_EQ(evaluation.has(id), isASet || !fieldTable[i].defaultText.empty()) << fieldTable[i].key;
  }
  EXPECT_EQ(evaluation.number("owned.server_price"_field).toString(), "2750000");
  EXPECT_EQ(evaluation.choiceAs<Stage>("project.stage"_field), Stage::Growth);
  EXPECT_TRUE(evaluation.choices("compliance.regimes"_field).empty());
}

TEST(EvaluationTest, setAndResetReturnToTheDefault) {
  Evaluation evaluation;
  evaluation.setReal("workload.peak_gpus"_field, 256.5);
  evaluation.set("finance.capex_limit"_field, Number(1000));
  EXPECT_FALSE(evaluation.isDefault("workload.peak_gpus"_field));
  EXPECT_EQ(evaluation.real("workload.peak_gpus"_field), 256.5);
  EXPECT_EQ(evaluation.optionalReal("finance.capex_limit"_field), 1000);
  evaluation.reset("workload.peak_gpus"_field);
  evaluation.reset("finance.capex_limit"_field);
  EXPECT_EQ(evaluation, Evaluation());
  EXPECT_EQ(evaluation.optionalReal("finance.capex_limit"_field), std::nullopt);
}

TEST(EvaluationTest, aSetOfKeysHasNoOrderAndNoRepeats) {
  Evaluation left;
  Evaluation right;
  left.set("compliance.regimes"_field, std::vector<std::string>{"hipaa", "gdpr", "hipaa"});
  right.set("compliance.regimes"_field, std::vector<std::string>{"gdpr", "hipaa"});
  EXPECT_EQ(left, right);
}

TEST(EvaluationTest, notFiniteNumbersNeverGetIn) {
  Evaluation evaluation;
  evaluation.setReal("workload.peak_gpus"_field, unknownHour);
  evaluation.setReal("workload.peak_gpus"_field, std::numeric_limits<double>::infinity());
  EXPECT_EQ(evaluation, Evaluation());
}

TEST(EvaluationTest, oneChangedFieldMakesTwoUnequal) {
  std::mt19937_64 random(11);
  const Evaluation original = testing::randomEvaluation(random, testing::Soundness::Sound);
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId id{static_cast<std::uint8_t>(i)};
    Evaluation changed = original;
    EXPECT_EQ(changed, original);
    const bool isNumeric = fieldTable[i].isNumeric();
    changed.set(id, isNumeric ? Value(Number(-77)) : Value(std::string("?")));
    EXPECT_NE(changed, original) << fieldTable[i].key;
  }
  Evaluation retitled = original;
  retitled.title += "!";
  EXPECT_NE(retitled, original);
}

TEST(EvaluationTest, measuredDemandIsComparedByContentAndUnknownHoursAreEqual) {
  const MeasuredDemand demand{.firstHour = 5,
                              .gpus = {1, unknownHour, 3},
                              .sourceName = "a.csv",
                              .sourceDigest = "d",
                              .importedAt = "2026-07-15T08:00:00Z"};
  Evaluation left;
  Evaluation right;
  left.measuredDemand = std::make_shared<MeasuredDemand>(demand);
  EXPECT_NE(left, right);
  EXPECT_NE(right, left);
  right.measuredDemand = std::make_shared<MeasuredDemand>(demand);
  EXPECT_EQ(left, right);
  MeasuredDemand other = demand;
  other.gpus[1] = 0;
  right.measuredDemand = std::make_shared<MeasuredDemand>(other);
  EXPECT_NE(left, right);
}

}  // namespace
}  // namespace rackorrent
