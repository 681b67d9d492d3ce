// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/field_table.h"

#include "core/evaluation/value_text.h"
#include "tests/support/folders.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>

namespace rackorrent {
namespace {

using nlohmann::json;

json readJson(const std::filesystem::path& path) {
  std::ifstream file(path);
  return json::parse(file);
}

// Every "id" anywhere in a document.
void collectIds(const json& node, std::set<std::string>& ids) {
  if (node.is_object() && node.contains("id") && node["id"].is_string()) ids.insert(node["id"]);
  for (const auto& child : node)
    if (child.is_structured()) collectIds(child, ids);
}

TEST(FieldTableTest, keysAreUniqueAndCarryTheNameOfTheirGroup) {
  const std::map<FieldGroup, std::string> prefixes = {{FieldGroup::Team, "team."},
                                                      {FieldGroup::Project, "project."},
                                                      {FieldGroup::Workload, "workload."},
                                                      {FieldGroup::Data, "data."},
                                                      {FieldGroup::Compliance, "compliance."},
                                                      {FieldGroup::Finance, "finance."},
                                                      {FieldGroup::Owned, "owned."},
                                                      {FieldGroup::Cloud, "cloud."},
                                                      {FieldGroup::PrivateCloud, "private_cloud."},
                                                      {FieldGroup::Weights, "weights."}};
  std::set<std::string_view> keys;
  for (const Field& field : fieldTable) {
    EXPECT_TRUE(keys.insert(field.key).second) << field.key;
    EXPECT_TRUE(field.key.starts_with(prefixes.at(field.group))) << field.key;
    EXPECT_TRUE(std::regex_match(std::string(field.key), std::regex("[a-z_]+\\.[a-z0-9_]+"))) << field.key;
  }
  EXPECT_LE(fieldCount, 256u);  // FieldId counts in one byte
}

TEST(FieldTableTest, everyKeyFindsItsOwnRow) {
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const auto id = findField(fieldTable[i].key);
    ASSERT_TRUE(id);
    EXPECT_EQ(id->index, i);
  }
  EXPECT_FALSE(findField("workload.peak"));
}

TEST(FieldTableTest, everyInputOfTheDesignIsThere) {
  // DESIGN.md section 5: the keys are stable.
  constexpr std::array<std::string_view, 61> keys = {"team.engineers",
                                                     "team.operations_fte",
                                                     "team.operations_skill",
                                                     "team.operations_cost_per_fte_year",
                                                     "project.stage",
                                                     "project.horizon_months",
                                                     "project.needed_within_weeks",
                                                     "workload.kind",
                                                     "workload.pattern",
                                                     "workload.peak_gpus",
                                                     "workload.utilization",
                                                     "workload.growth_per_year",
                                                     "workload.deferrable_share",
                                                     "workload.max_delay_hours",
                                                     "workload.interruptible_share",
                                                     "workload.scale_up_minutes",
                                                     "workload.latency",
                                                     "workload.interconnect",
                                                     "workload.largest_job_gpus",
                                                     "data.stored_tb",
                                                     "data.egress_tb_per_month",
                                                     "data.link_gbps",
                                                     "compliance.residency",
                                                     "compliance.regimes",
                                                     "finance.currency",
                                                     "finance.discount_rate_per_year",
                                                     "finance.capex_limit",
                                                     "finance.monthly_opex_limit",
                                                     "owned.gpu_model",
                                                     "owned.gpus_per_server",
                                                     "owned.server_price",
                                                     "owned.server_power_kw",
                                                     "owned.network_share",
                                                     "owned.storage_share",
                                                     "owned.facility",
                                                     "owned.fit_out_cost",
                                                     "owned.colocation_per_kw_month",
                                                     "owned.electricity_per_kwh",
                                                     "owned.pue",
                                                     "owned.maintenance_per_year",
                                                     "owned.useful_life_years",
                                                     "owned.residual_share",
                                                     "owned.lead_time_weeks",
                                                     "owned.power_limit_kw",
                                                     "owned.setup_cost",
                                                     "owned.servers_per_fte",
                                                     "owned.relative_speed",
                                                     "cloud.provider",
                                                     "cloud.gpu_model",
                                                     "cloud.on_demand_price",
                                                     "cloud.reserved_1y_price",
                                                     "cloud.reserved_3y_price",
                                                     "cloud.spot_price",
                                                     "cloud.spot_overhead",
                                                     "cloud.billing",
                                                     "cloud.price_decline_per_year",
                                                     "cloud.egress_price_per_gb",
                                                     "cloud.storage_price_per_tb_month",
                                                     "cloud.support_share",
                                                     "cloud.idle_share",
                                                     "cloud.setup_cost"};
  for (const std::string_view key : keys) EXPECT_TRUE(findField(key)) << key;
  for (const std::string_view key :
       {"cloud.provisioning_minutes", "cloud.relative_speed", "private_cloud.platform_share_per_year",
        "private_cloud.managed_fee_per_month"})
    EXPECT_TRUE(findField(key)) << key;
}

TEST(FieldTableTest, everyFieldSpeaksToPeopleAndServesAStatement) {
  std::set<std::string_view> labels;
  for (const Field& field : fieldTable) {
    EXPECT_FALSE(field.label.empty()) << field.key;
    EXPECT_FALSE(field.question.empty()) << field.key;
    EXPECT_FALSE(field.serves.empty()) << field.key;
    EXPECT_TRUE(labels.insert(field.label).second) << "two fields are called " << field.label;
  }
}

TEST(FieldTableTest, rangesAndListsFitTheType) {
  for (const Field& field : fieldTable) {
    if (field.isNumeric()) {
      EXPECT_LT(field.minimum, field.maximum) << field.key;
      EXPECT_TRUE(Number::fromDouble(field.minimum)) << field.key;
      EXPECT_TRUE(Number::fromDouble(field.maximum)) << field.key;
      EXPECT_TRUE(field.choices.empty()) << field.key;
    } else {
      EXPECT_GE(field.choices.size(), 2u) << field.key;
      EXPECT_EQ(field.unit, Unit::None) << field.key;
    }
  }
}

TEST(FieldTableTest, everyDefaultIsAllowedByItsField) {
  for (const Field& field : fieldTable) {
    const auto value = readValue(field, field.defaultText);
    ASSERT_TRUE(value) << field.key;
    EXPECT_FALSE(checkValue(field, *value)) << field.key;
  }
}

TEST(FieldTableTest, everyDefaultSaysWhereItComesFrom) {
  const std::regex looksLikeId("[A-Za-z0-9][A-Za-z0-9.-]*[a-z0-9A-Z]");
  for (const Field& field : fieldTable) {
    EXPECT_EQ(field.defaultText.empty(), field.defaultSource.empty()) << field.key;
    if (field.defaultSource.empty() || field.defaultSource == "product") continue;
    EXPECT_TRUE(std::regex_match(std::string(field.defaultSource), looksLikeId)) << field.key;
  }
}

TEST(FieldTableTest, everyStatementServedIsInTheLedger) {
  const auto ledger = test::sharedFolder() / "documents" / "ledger.json";
  if (!std::filesystem::exists(ledger)) GTEST_SKIP() << "no ledger beside this checkout: " << ledger;
  std::set<std::string> ids;
  collectIds(readJson(ledger), ids);
  for (const Field& field : fieldTable)
    EXPECT_TRUE(ids.contains(std::string(field.serves))) << field.key << ' ' << field.serves;
}

TEST(FieldTableTest, everySourceOfADefaultIsInTheCatalogueOrTheLedger) {
  const std::filesystem::path resources = test::resourcesFolder();
  std::set<std::string> ids = {"product", ""};
  collectIds(readJson(resources / "catalogue" / "catalogue.json"), ids);
  collectIds(readJson(resources / "knowledge" / "ledger.json"), ids);
  for (const Field& field : fieldTable)
    EXPECT_TRUE(ids.contains(std::string(field.defaultSource))) << field.key << ' ' << field.defaultSource;
}

}  // namespace
}  // namespace rackorrent
