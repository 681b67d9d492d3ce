// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/assessment_json.h"

#include "tests/core/report/report_fixture.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>

using namespace rackorrent;
using namespace rackorrent::test;
using nlohmann::json;

namespace {

std::string textOfSample(std::string_view id) {
  const AssessedSample& sample = assessed(id);
  return assessmentJson(sample.evaluation, sample.assessment, knowledge(), plainWords());
}

json jsonOf(std::string_view id) { return json::parse(textOfSample(id)); }

// "123.45" as whole hundredths, read without binary arithmetic.
std::int64_t hundredths(const json& amount) {
  std::string text = amount.get<std::string>();
  const auto point = text.find('.');
  EXPECT_EQ(text.size() - point, 3u) << text;
  text.erase(point, 1);
  return std::stoll(text);
}

void expectHas(const json& object, const std::vector<std::string>& keys) {
  for (const std::string& key : keys) EXPECT_TRUE(object.contains(key)) << key;
}

class EverySample : public testing::TestWithParam<std::string> {};

std::vector<std::string> sampleIds() {
  std::vector<std::string> ids;
  for (const Sample& sample : samples()) ids.push_back(sample.id);
  return ids;
}

}  // namespace

// The shape that DESIGN section 6 promises to scripts.
TEST_P(EverySample, hasEveryMemberOfTheStatedShape) {
  const json all = jsonOf(GetParam());
  expectHas(all, {"schema", "recommendation", "alternatives", "archetypes", "rules", "demand", "break_even", "flip_points", "methods"});
  EXPECT_EQ(all["schema"], 1);
  expectHas(all["recommendation"], {"alternative", "runner_up", "margin", "confidence", "reasons", "cautions"});
  for (const json& reason : all["recommendation"]["reasons"]) expectHas(reason, {"text", "source"});
  ASSERT_EQ(all["alternatives"].size(), 4u);
  for (const json& alternative : all["alternatives"]) {
    expectHas(alternative, {"id", "feasible", "violations", "rank", "score", "criteria", "cost", "plan", "days_to_capacity",
                            "minutes_to_scale"});
    for (const json& violation : alternative["violations"]) expectHas(violation, {"rule", "text", "source", "relaxation"});
    EXPECT_EQ(alternative["criteria"].size(), criterionCount);
    for (const json& criterion : alternative["criteria"]) expectHas(criterion, {"score", "weight", "text"});
    expectHas(alternative["cost"], {"currency", "total", "present_value", "capex", "opex", "hidden", "per_gpu_hour",
                                    "categories", "monthly"});
    expectHas(alternative["plan"], {"owned_gpus", "reserved_gpus", "on_demand_gpu_hours", "spot_gpu_hours", "served_gpu_hours"});
  }
  ASSERT_EQ(all["archetypes"].size(), 10u);
  for (const json& archetype : all["archetypes"]) expectHas(archetype, {"id", "weight", "recommends", "source"});
  for (const json& rule : all["rules"]) expectHas(rule, {"id", "fired", "effect", "text", "source"});
  expectHas(all["demand"], {"source", "known_hours", "gpu_hours", "mean_gpus", "peak_gpus_hourly", "p95_gpus_hourly",
                            "load_factor", "cv"});
  expectHas(all["break_even"], {"utilization", "months"});
  for (const json& flip : all["flip_points"]) expectHas(flip, {"field", "from", "to", "alternative"});
  expectHas(all["methods"], {"topsis", "promethee", "vikor"});
}

TEST_P(EverySample, categoriesItemsAndMonthsAddUpToTheTotalExactly) {
  for (const json& alternative : jsonOf(GetParam())["alternatives"]) {
    const json& cost = alternative["cost"];
    const std::int64_t total = hundredths(cost["total"]);
    std::int64_t categories = 0, items = 0, months = 0;
    for (const json& amount : cost["categories"]) categories += hundredths(amount);
    for (const json& amount : cost["items"]) items += hundredths(amount);
    for (const json& amount : cost["monthly"]) months += hundredths(amount);
    EXPECT_EQ(categories, total);
    EXPECT_EQ(items, total);
    EXPECT_EQ(months, total);
    EXPECT_EQ(hundredths(cost["capex"]) + hundredths(cost["opex"]), total);
    EXPECT_EQ(cost["hidden"], cost["categories"]["hidden"]);
  }
}

TEST_P(EverySample, weightsAndScoresAreSound) {
  const json all = jsonOf(GetParam());
  double archetypes = 0;
  for (const json& archetype : all["archetypes"]) archetypes += archetype["weight"].get<double>();
  EXPECT_NEAR(archetypes, 1, 1e-9);
  for (const json& alternative : all["alternatives"]) {
    double weights = 0, score = 0;
    for (const json& criterion : alternative["criteria"]) {
      weights += criterion["weight"].get<double>();
      score += criterion["weight"].get<double>() * criterion["score"].get<double>();
    }
    EXPECT_NEAR(weights, 1, 1e-9);
    EXPECT_NEAR(score, alternative["score"].get<double>(), 1e-9);
  }
}

// Where data may not leave, nothing can be rented until own machines arrive, and that work stays undone.
TEST_P(EverySample, allAlternativesDoTheSameWorkUnlessDataMayNotLeave) {
  const std::string& residency = assessed(GetParam()).evaluation.choice("compliance.residency"_field);
  if (residency == "on_premises" || residency == "air_gapped") GTEST_SKIP() << residency;
  const json all = jsonOf(GetParam());
  const double served = all["alternatives"][0]["plan"]["served_gpu_hours"].get<double>();
  for (const json& alternative : all["alternatives"])
    EXPECT_NEAR(alternative["plan"]["served_gpu_hours"].get<double>(), served, 1e-6 * served);
}

TEST_P(EverySample, pricePerGpuHourIsTotalOverWork) {
  for (const json& alternative : jsonOf(GetParam())["alternatives"]) {
    const double total = static_cast<double>(hundredths(alternative["cost"]["total"])) / 100;
    const double expected = total / alternative["plan"]["served_gpu_hours"].get<double>();
    EXPECT_NEAR(std::stod(alternative["cost"]["per_gpu_hour"].get<std::string>()), expected, 1e-3);
  }
}

TEST_P(EverySample, givesTheSameBytesTwice) {
  const AssessedSample& sample = assessed(GetParam());
  const Assessment again = assess(sample.evaluation, knowledge());
  EXPECT_EQ(textOfSample(GetParam()), assessmentJson(sample.evaluation, again, knowledge(), plainWords()));
}

INSTANTIATE_TEST_SUITE_P(Samples, EverySample, testing::ValuesIn(sampleIds()),
                         [](const auto& parameter) { return parameter.param; });

TEST(AssessmentJson, confidenceIsNullBecauseNothingWasSampled) {
  EXPECT_TRUE(jsonOf("platform_64")["recommendation"]["confidence"].is_null());
}

TEST(AssessmentJson, namesNoAlternativeWhenNothingIsFeasible) {
  Evaluation evaluation;
  const auto set = [&](FieldId id, Value value) { evaluation.set(id, std::move(value)); };
  set("compliance.residency"_field, std::string("air_gapped"));
  set("finance.capex_limit"_field, Number(1));
  const json all = json::parse(assessmentJson(evaluation, assess(evaluation, knowledge()), knowledge(), plainWords()));
  EXPECT_TRUE(all["recommendation"]["alternative"].is_null());
  EXPECT_EQ(all["recommendation"]["kind"], "nothing_feasible");
  EXPECT_TRUE(all["recommendation"]["nearest_to_feasible"].is_string());
  for (const json& alternative : all["alternatives"]) EXPECT_FALSE(alternative["violations"].empty());
}

TEST(AssessmentJson, membersComeInTheOrderOfTheDesign) {
  const auto ordered = nlohmann::ordered_json::parse(textOfSample("platform_64"));
  std::vector<std::string> order;
  for (const auto& [key, value] : ordered.items()) order.push_back(key);
  const std::vector<std::string> expected = {"schema", "title", "digest", "program_version", "recommendation",
                                             "alternatives", "archetypes", "rules", "guides_voice", "demand",
                                             "break_even", "flip_points", "methods", "flip_precision",
                                             "flip_levels", "no_flip", "weights", "conventions", "comparison",
                                             "route", "transfer"};
  EXPECT_EQ(order, expected);
}
