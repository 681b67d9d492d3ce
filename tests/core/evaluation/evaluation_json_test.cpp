// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/evaluation_json.h"

#include "tests/core/evaluation/every_field.h"
#include "tests/core/evaluation/random_evaluation.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <random>
#include <string>

namespace rackorrent {
namespace {

// The fields named by the issues, in order.
std::vector<std::string> faultsOf(std::string_view text) {
  std::vector<std::string> fields;
  for (const Issue& issue : parseEvaluationJson(text).issues) {
    EXPECT_FALSE(plainText(issue.message).empty());
    EXPECT_EQ(plainText(issue.message).find("%1"), std::string::npos);
    fields.push_back(issue.field);
  }
  return fields;
}

using Faults = std::vector<std::string>;

TEST(EvaluationJsonTest, randomEvaluationsComeBackEqual) {
  std::mt19937_64 random(31);
  for (int round = 0; round < 300; ++round) {
    const Evaluation evaluation = testing::randomEvaluation(random, testing::Soundness::Sound);
    for (const JsonScope scope : {JsonScope::ChangedOnly, JsonScope::Everything}) {
      const ParsedEvaluation parsed = parseEvaluationJson(toJson(evaluation, scope));
      ASSERT_TRUE(parsed.issues.empty()) << parsed.issues.front().field;
      ASSERT_EQ(parsed.evaluation, evaluation);
    }
  }
}

TEST(EvaluationJsonTest, whatIsWrittenIsJsonToAnotherReader) {
  std::mt19937_64 random(32);
  const auto document = nlohmann::json::parse(
      toJson(testing::randomEvaluation(random, testing::Soundness::Sound), JsonScope::Everything));
  for (const Field& field : fieldTable) EXPECT_TRUE(document.contains(std::string(field.key))) << field.key;
  EXPECT_EQ(nlohmann::json::parse(toJson({}, JsonScope::ChangedOnly)), nlohmann::json::object());
}

TEST(EvaluationJsonTest, missingKeysKeepTheirDefaultAndNullMeansAbsent) {
  EXPECT_EQ(parseEvaluationJson("{}").evaluation, Evaluation());
  const auto parsed = parseEvaluationJson(R"({"cloud.on_demand_price": null, "cloud.spot_price": 3.2})");
  EXPECT_TRUE(parsed.issues.empty());
  EXPECT_FALSE(parsed.evaluation.has("cloud.on_demand_price"_field));
  EXPECT_EQ(parsed.evaluation.real("cloud.spot_price"_field), 3.2);
}

TEST(EvaluationJsonTest, numbersKeepEveryDigitInQuotesOrNot) {
  for (const std::string_view text :
       {R"({"owned.server_price": 2750000.123456789})", R"({"owned.server_price": "2750000.123456789"})",
        R"({"owned.server_price": 2750000123456789e-9})"}) {
    const auto parsed = parseEvaluationJson(text);
    ASSERT_TRUE(parsed.issues.empty()) << text;
    EXPECT_EQ(parsed.evaluation.number("owned.server_price"_field).toString(), "2750000.123456789");
  }
}

TEST(EvaluationJsonTest, textKeepsEveryCharacter) {
  const auto parsed = parseEvaluationJson(
      "{\"title\": \"\xE9\xA1\xB9\xE7\x9B\xAE\", \"notes\": \"a\\u0000\\n\\ud83d\\ude00\"}");
  EXPECT_TRUE(parsed.issues.empty());
  EXPECT_EQ(parsed.evaluation.title, "项目");
  EXPECT_EQ(parsed.evaluation.notes, std::string("a\0\n", 3) + "😀");
}

TEST(EvaluationJsonTest, titleAndNotesMustBeText) {
  for (const std::string_view value : {"5", "true", "{\"a\": \"b\"}", "[\"a\"]", "null"}) {
    EXPECT_EQ(faultsOf("{\"title\": " + std::string(value) + "}"), Faults{"title"}) << value;
    EXPECT_EQ(faultsOf("{\"notes\": " + std::string(value) + "}"), Faults{"notes"}) << value;
  }
}

TEST(EvaluationJsonTest, theChecklistTakesItsStatesAndNotesAndNothingElse) {
  const auto parsed = parseEvaluationJson(
      R"({"checklist.permissions": "done", "checklist.permissions.note": "by Li", "checklist.alarms.note": "?"})");
  EXPECT_TRUE(parsed.issues.empty());
  EXPECT_EQ(parsed.evaluation.checklistMark("permissions"), (ChecklistMark{ChecklistStatus::Done, "by Li"}));
  EXPECT_EQ(parsed.evaluation.checklistMark("alarms"), (ChecklistMark{ChecklistStatus::ToDo, "?"}));
  EXPECT_EQ(faultsOf(R"({"checklist.permissions": "finished"})"), Faults{"checklist.permissions"});
  EXPECT_EQ(faultsOf(R"({"checklist.permissions.note": 5})"), Faults{"checklist.permissions.note"});
  EXPECT_EQ(faultsOf(R"({"checklist.": "done"})"), Faults{"checklist."});
}

TEST(EvaluationJsonTest, eachFaultIsNamedAndTheRestIsKept) {
  const auto parsed =
      parseEvaluationJson(R"({"workload.peak_gpus": 128, "owned.pue": 9, "cloud.bling": "hour",
                                              "workload.latency": "quick"})");
  Faults fields;
  for (const Issue& issue : parsed.issues) fields.push_back(issue.field);
  EXPECT_EQ(fields, (Faults{"owned.pue", "cloud.bling", "workload.latency"}));
  EXPECT_EQ(parsed.evaluation.real("workload.peak_gpus"_field), 128);
}

TEST(EvaluationJsonTest, aKeyGivenTwiceIsAFault) {
  EXPECT_EQ(faultsOf(R"({"workload.peak_gpus": 64, "workload.peak_gpus": 128})"),
            Faults{"workload.peak_gpus"});
}

TEST(EvaluationJsonTest, textThatIsNoObjectIsOneFaultWithoutAField) {
  for (const std::string text :
       {"", " ", "[]", "[{\"workload.peak_gpus\": 1}]", "64", "null", "{", "{\"a\"",
        "{\"workload.peak_gpus\": }", "{} {}", "{\"workload.peak_gpus\": 64,}", "{'workload.peak_gpus': 64}",
        "\xFF\xFE{", "{\"notes\": \"\xFF\"}", "title: x"})
    EXPECT_EQ(faultsOf(text), Faults{""}) << text;
}

TEST(EvaluationJsonTest, deepNestingIsAnsweredWithAFault) {
  const std::string deep(100'000, '[');
  EXPECT_EQ(faultsOf(deep), Faults{""});
  EXPECT_EQ(faultsOf("{\"workload.peak_gpus\": " + deep + std::string(100'000, ']') + "}"),
            Faults{"workload.peak_gpus"});
}

// Every row of the table against values of another type: one fault, which names the key.
class WrongTypeInJsonTest : public ::testing::TestWithParam<std::size_t> {};

TEST_P(WrongTypeInJsonTest, isOneFaultThatNamesTheKey) {
  const Field& field = fieldTable[GetParam()];
  std::vector<std::string> wrong = {"true", "{}", "{\"a\": 1}", "[1]", "[[\"a\"]]", "[null]", "\"nonsense\""};
  if (field.isNumeric()) wrong.insert(wrong.end(), {"[\"1\"]", "\"1,5\"", "\"nan\"", "\"1e400\"", "\"--1\""});
  if (field.type == FieldType::Choice)
    wrong.insert(wrong.end(), {"5", "[]", "[\"" + std::string(field.defaultText) + "\"]", "null"});
  if (field.type == FieldType::Choices)
    wrong.insert(wrong.end(), {"5", "[\"gdpr\", \"nonsense\"]", "[\"gdpr\", 5]"});
  for (const std::string& value : wrong)
    EXPECT_EQ(faultsOf("{\"" + std::string(field.key) + "\": " + value + "}"), Faults{std::string(field.key)})
        << value;
}

INSTANTIATE_TEST_SUITE_P(EveryField, WrongTypeInJsonTest, testing::everyField(), testing::nameOfField);

}  // namespace
}  // namespace rackorrent
