// SPDX-License-Identifier: GPL-3.0-or-later
#include "knowledge_fixture.h"

#include <algorithm>
#include <set>

namespace rackorrent::test {

namespace {

// Inputs on either side of a rule's condition that differ in one field only.
struct Sides {
  const char* rule;
  std::vector<std::pair<const char*, const char*>> inputs;
  const char* field;
  const char* fires;
  const char* rests;
};

// Far from every threshold: none of the rules below fires on these.
const std::vector<std::pair<const char*, const char*>> quiet = {{"team.engineers", "30"},
                                                                {"team.operations_fte", "5"},
                                                                {"team.operations_skill", "professional"},
                                                                {"project.stage", "growth"},
                                                                {"project.horizon_months", "36"},
                                                                {"workload.kind", "simulation"},
                                                                {"workload.pattern", "diurnal"},
                                                                {"workload.utilization", "0.4"},
                                                                {"owned.useful_life_years", "4"}};

const std::vector<Sides> sides = {
    {"short_or_swinging", {}, "project.horizon_months", "12", "13"},
    {"short_or_swinging", {}, "workload.pattern", "bursty", "diurnal"},
    {"short_or_swinging",
     {{"workload.peak_gpus", "8"},
      {"owned.server_price", "1000000"},
      {"owned.network_share", "0"},
      {"owned.storage_share", "0"}},
     "finance.capex_limit",
     "499999",
     "500000"},
    {"long_steady_skilled", {{"workload.pattern", "steady"}}, "workload.utilization", "0.5", "0.49"},
    {"long_steady_skilled",
     {{"workload.pattern", "steady"}, {"workload.utilization", "0.5"}},
     "project.horizon_months",
     "24",
     "23"},
    {"long_steady_skilled",
     {{"workload.pattern", "steady"}, {"workload.utilization", "0.5"}},
     "team.operations_skill",
     "professional",
     "basic"},
    {"limited_team", {}, "team.operations_skill", "basic", "professional"},
    {"limited_team", {}, "team.operations_fte", "0.9", "1"},
    {"limited_team", {}, "team.engineers", "5", "6"},
    {"sixty_percent", {{"project.stage", "production"}}, "workload.utilization", "0.61", "0.6"},
    {"sixty_percent", {{"workload.utilization", "0.7"}}, "project.stage", "production", "growth"},
    {"depreciation_period", {}, "owned.useful_life_years", "2.9", "3"},
    {"depreciation_period", {}, "owned.useful_life_years", "5.1", "5"},
    {"refresh_inside_horizon", {{"project.horizon_months", "60"}}, "owned.useful_life_years", "4.9", "5"},
    {"data_must_stay", {}, "compliance.residency", "on_premises", "in_country"},
    {"data_must_stay", {}, "compliance.regimes", "cn-classified", "djbh-l4"},
    {"check_platform_certificates", {}, "compliance.residency", "certified_cloud", "open"},
    {"check_platform_certificates", {}, "compliance.regimes", "gdpr", "cn-export-chips"},
    {"no_jitter_at_scale",
     {{"workload.kind", "pretraining"}, {"workload.interconnect", "extreme"}},
     "workload.largest_job_gpus",
     "256",
     "255"},
    {"tiny_budget_round_the_clock",
     {{"workload.kind", "online_inference"},
      {"workload.peak_gpus", "8"},
      {"owned.server_price", "1000000"},
      {"finance.capex_limit", "100000"},
      {"workload.utilization", "0.5"},
      {"cloud.on_demand_price", "2"},
      {"cloud.reserved_1y_price", ""}},
     "finance.monthly_opex_limit",
     "5839",
     "5840"},
    {"pretraining_capital_and_team",
     {{"workload.kind", "pretraining"}, {"workload.utilization", "0.8"}, {"workload.peak_gpus", "256"}},
     "team.operations_skill",
     "professional",
     "basic"},
    {"pretraining_limited_operations",
     {{"workload.kind", "pretraining"}, {"workload.peak_gpus", "256"}},
     "team.operations_skill",
     "basic",
     "professional"},
    {"tidal_inference", {{"workload.kind", "online_inference"}}, "workload.pattern", "diurnal", "steady"},
    {"early_validation", {{"workload.kind", "experimentation"}}, "project.stage", "pilot", "growth"},
    {"coarse_billing", {{"cloud.typical_job_hours", "1"}}, "cloud.billing", "hour", "minute"},
    {"full_load_rent", {}, "workload.utilization", "0.9", "0.89"},
    {"idle_instances", {}, "cloud.idle_share", "0.1", "0.09"},
    {"slow_upload",
     {{"data.link_gbps", "1"}, {"data.line_usable_share", "1"}},
     "data.stored_tb",
     "152",
     "151"},
    {"chip_supply", {}, "compliance.regimes", "cn-export-chips", "gdpr"},
};

Evaluation evaluationOf(const Sides& pair, const char* value) {
  Evaluation evaluation;
  const auto set = [&](const char* key, const char* text) {
    const FieldId id = findField(key).value();
    evaluation.set(id, readValue(fieldOf(id), text).value());
    EXPECT_FALSE(checkValue(fieldOf(id), evaluation.value(id))) << key;
  };
  for (const auto& [key, text] : quiet) set(key, text);
  for (const auto& [key, text] : pair.inputs) set(key, text);
  set(pair.field, value);
  return evaluation;
}

TEST(Rules, fireOnOneSideOfTheirConditionAndRestOnTheOther) {
  for (const Sides& pair : sides) {
    const Rule* rule = shippedKnowledge().findRule(pair.rule);
    ASSERT_NE(rule, nullptr) << pair.rule;
    EXPECT_TRUE(holds(rule->condition, evaluationOf(pair, pair.fires))) << pair.rule << ": " << pair.field;
    EXPECT_FALSE(holds(rule->condition, evaluationOf(pair, pair.rests))) << pair.rule << ": " << pair.field;
  }
}

TEST(Rules, eachIsTriedOnBothSides) {
  std::set<std::string> tried;
  for (const Sides& pair : sides) tried.insert(pair.rule);
  for (const Rule& rule : shippedKnowledge().rules) EXPECT_TRUE(tried.contains(rule.id)) << rule.id;
}

TEST(Rules, onlyDataThatMustStayIsAVeto) {
  for (const Rule& rule : shippedKnowledge().rules)
    EXPECT_EQ(rule.effect == RuleEffect::Veto, rule.id == "data_must_stay") << rule.id;
  const std::vector<Alternative> ruledOut = {Alternative::GpuAsAService, Alternative::Hybrid};
  EXPECT_EQ(shippedKnowledge().findRule("data_must_stay")->alternatives, ruledOut);
}

TEST(Rules, coverTheConditionalStatementsOfTheGuides) {
  const auto rulesOf = [](const char* id) {
    return std::ranges::count_if(shippedKnowledge().rules, [&](const Rule& rule) {
      return std::ranges::find(rule.sources, id) != rule.sources.end();
    });
  };
  for (const char* id : {"D1.4.2.5", "D1.6.2", "D1.6.4", "D2.5.1"}) EXPECT_GE(rulesOf(id), 2) << id;
  for (const char* id : {"D1.6.1", "D1.6.3", "D2.5.2", "D2.5.3", "D2.3.6"}) EXPECT_GE(rulesOf(id), 1) << id;
}

}  // namespace

}  // namespace rackorrent::test
