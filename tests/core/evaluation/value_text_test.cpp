// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/value_text.h"

#include "tests/core/evaluation/random_evaluation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>
#include <set>
#include <string>

namespace rackorrent {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(ValueTextTest, everyValueReadsBackAsItWasWritten) {
  std::mt19937_64 random(21);
  for (int round = 0; round < 300; ++round) {
    const Evaluation evaluation = testing::randomEvaluation(random, testing::Soundness::HalfFinished);
    for (std::size_t i = 0; i < fieldCount; ++i) {
      const Value& value = evaluation.value(FieldId{static_cast<std::uint8_t>(i)});
      const auto again = readValue(fieldTable[i], writeValue(value));
      ASSERT_TRUE(again) << fieldTable[i].key;
      ASSERT_EQ(*again, value) << fieldTable[i].key;
    }
  }
}

TEST(ValueTextTest, spacesAroundAValueDoNotMatter) {
  const Field& field = fieldOf("workload.peak_gpus"_field);
  EXPECT_EQ(readValue(field, " 64\t\n"), Value(Number(64)));
  const Field& regimes = fieldOf("compliance.regimes"_field);
  EXPECT_EQ(readValue(regimes, " hipaa , gdpr,,gdpr "), Value(std::vector<std::string>{"gdpr", "hipaa"}));
}

TEST(ValueTextTest, emptyTextMeansAbsent) {
  EXPECT_EQ(readValue(fieldOf("finance.capex_limit"_field), " "), Value(std::monostate{}));
  EXPECT_EQ(readValue(fieldOf("compliance.regimes"_field), ""), Value(std::vector<std::string>{}));
}

TEST(ValueTextTest, ofChoicesTheAllowedTextNamesEachKey) {
  const std::string text = plainText(allowedText(fieldOf("workload.latency"_field)));
  for (const Choice& choice : latencyChoices) EXPECT_THAT(text, HasSubstr(std::string(choice.key)));
}

TEST(ValueTextTest, ofNumbersTheAllowedTextNamesBothEnds) {
  EXPECT_THAT(plainText(allowedText(fieldOf("owned.pue"_field))), HasSubstr("from 1 to 5"));
  EXPECT_THAT(plainText(allowedText(fieldOf("workload.utilization"_field))), HasSubstr("from 0 % to 100 %"));
}

TEST(ValueTextTest, everyAllowedTextIsFilledInCompletely) {
  for (const Field& field : fieldTable) {
    const std::string text = plainText(allowedText(field));
    EXPECT_THAT(text, HasSubstr(std::string(field.label)));
    EXPECT_THAT(text, Not(HasSubstr("%1")));
    EXPECT_THAT(text, Not(HasSubstr("%2")));
  }
}

std::string nearestTo(std::string_view key) {
  const Issue issue = unknownKey(key);
  return std::get<std::string>(issue.message.arguments.at(1));
}

TEST(ValueTextTest, anUnknownKeyIsNamedWithTheNearestKnownOne) {
  EXPECT_EQ(unknownKey("workload.peak_gpu").field, "workload.peak_gpu");
  EXPECT_EQ(nearestTo("workload.peak_gpu"), "workload.peak_gpus");
  EXPECT_EQ(nearestTo("workload.utilisation"), "workload.utilization");
  EXPECT_EQ(nearestTo("cloud.ondemand_price"), "cloud.on_demand_price");
  EXPECT_EQ(nearestTo("owned.PUE"), "owned.pue");
  EXPECT_THAT(plainText(unknownKey("team.engineer").message), HasSubstr("\"team.engineers\""));
}

TEST(ValueTextTest, oneSlipOfTheFingerStillFindsTheKey) {
  std::mt19937_64 random(22);
  for (const Field& field : fieldTable) {
    // The keys of one and three years are one letter apart, so a slip in that letter is near to both.
    const std::string key(field.key);
    if (key.starts_with("cloud.reserved_")) continue;
    for (std::size_t at = 0; at < key.size(); ++at) {
      std::string dropped = key;
      dropped.erase(at, 1);
      EXPECT_EQ(nearestTo(dropped), key) << dropped;
      std::string doubled = key;
      doubled.insert(at, 1, key[at]);
      EXPECT_EQ(nearestTo(doubled), key) << doubled;
    }
  }
}

TEST(ValueTextTest, strangeKeysAreAnsweredToo) {
  for (const std::string& key :
       {std::string(), std::string("\0", 1), std::string("项目"), std::string(100'000, 'x')})
    EXPECT_EQ(unknownKey(key).field, key);
}

}  // namespace
}  // namespace rackorrent
