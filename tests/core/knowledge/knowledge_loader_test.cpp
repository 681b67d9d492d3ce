// SPDX-License-Identifier: GPL-3.0-or-later
#include "knowledge_fixture.h"

namespace rackorrent::test {

namespace {

using nlohmann::json;

json& first(json& file, const char* list) { return file[list][0]; }

TEST(KnowledgeLoader, readsTheShippedData) {
  const Knowledge& knowledge = shippedKnowledge();
  EXPECT_EQ(knowledge.ledger.size(), 74U);
  EXPECT_EQ(knowledge.archetypes.size(), 10U);
  EXPECT_EQ(knowledge.regimes.size(), 14U);
  EXPECT_EQ(knowledge.guides.size(), 2U);
}

TEST(KnowledgeLoader, anUntouchedCopyLoads) {
  const DataCopy copy;
  EXPECT_EQ(loadFault(copy), "");
}

// A damage to one file, and what the message has to name: the file, the entry and the fault.
struct Damage {
  const char* name;
  const char* file;
  void (*edit)(json&);
  const char* entry;
  const char* fault;
};

class KnowledgeLoaderRefuses : public testing::TestWithParam<Damage> {};

TEST_P(KnowledgeLoaderRefuses, andNamesFileAndEntry) {
  const Damage& damage = GetParam();
  const DataCopy copy;
  copy.change(damage.file, damage.edit);
  const std::string fault = loadFault(copy);
  EXPECT_NE(fault.find(damage.file), std::string::npos) << fault;
  EXPECT_NE(fault.find(damage.entry), std::string::npos) << fault;
  EXPECT_NE(fault.find(damage.fault), std::string::npos) << fault;
}

const auto impossible = [](json& file) {
  first(file, "rules")["condition"] =
      json::parse(R"({"all": [{"field": "workload.utilization", "op": ">", "value": 0.6},
                              {"field": "workload.utilization", "op": "<", "value": 0.5}]})");
};

INSTANTIATE_TEST_SUITE_P(
    Data, KnowledgeLoaderRefuses,
    testing::Values(
        Damage{"aMissingLanguage", "knowledge/similarities.json",
               [](json& file) { first(file, "similarities")["title"].erase("en"); }, "purpose / title",
               "\"en\" is missing"},
        Damage{"anEmptyText", "knowledge/dimensions.json",
               [](json& file) { first(file, "dimensions")["cells"][1]["text"]["zh"] = ""; },
               "total_cost / cells 2 / text", "\"zh\" is empty"},
        Damage{"anUnknownMember", "knowledge/checklist.json",
               [](json& file) { first(file, "items")["colour"] = "red"; }, "measure_transfer", "colour"},
        Damage{"aThirdLanguage", "knowledge/risks.json",
               [](json& file) { first(file, "risks")["title"]["fr"] = "risque"; },
               "environment_drift / title", "fr"},
        Damage{"anUnknownLedgerId", "knowledge/trial.json",
               [](json& file) { first(file, "steps")["sources"][0] = "D9.9"; }, "choose_jobs", "D9.9"},
        Damage{"noSourceAtAll", "knowledge/trial.json",
               [](json& file) { first(file, "steps")["sources"] = json::array(); }, "choose_jobs", "sources"},
        Damage{"anUnknownField", "knowledge/archetypes.json",
               [](json& file) { first(file, "archetypes")["profile"][0]["field"] = "workload.knid"; },
               "short_experiments", "workload.kind"},
        Damage{"anUnknownFieldInACondition", "knowledge/rules.json",
               [](json& file) { file["rules"][16]["condition"]["field"] = "cloud.idle"; }, "idle_instances",
               "cloud.idle"},
        Damage{"anUnknownChoice", "knowledge/archetypes.json",
               [](json& file) { first(file, "archetypes")["profile"][0]["choices"][0] = "gaming"; },
               "short_experiments", "choose one of"},
        Damage{"aNumberOutsideItsRange", "knowledge/archetypes.json",
               [](json& file) { first(file, "archetypes")["profile"][4]["high"] = 1.4; }, "short_experiments",
               "from 0"},
        Damage{"aConditionThatCannotBeTrue", "knowledge/rules.json", impossible, "short_or_swinging",
               "never be true"},
        Damage{"anUnknownEffect", "knowledge/rules.json",
               [](json& file) { first(file, "rules")["effect"] = "order"; }, "short_or_swinging", "order"},
        Damage{"anUnknownAlternative", "knowledge/rules.json",
               [](json& file) { first(file, "rules")["alternatives"][0] = "moonbase"; }, "short_or_swinging",
               "moonbase"},
        Damage{"anUnknownCriterion", "knowledge/dimensions.json",
               [](json& file) { first(file, "dimensions")["criterion"] = "beauty"; }, "total_cost", "beauty"},
        Damage{"anUnknownFigure", "knowledge/dimensions.json",
               [](json& file) { first(file, "dimensions")["figure"] = "beauty"; }, "total_cost", "beauty"},
        Damage{"aMissingAlternative", "knowledge/dimensions.json",
               [](json& file) { first(file, "dimensions")["cells"].erase(3); }, "total_cost", "all four"},
        Damage{"anIdUsedTwice", "knowledge/rules.json",
               [](json& file) { file["rules"][1]["id"] = file["rules"][0]["id"]; }, "short_or_swinging",
               "twice"},
        Damage{"weightsThatDoNotSumToOne", "knowledge/archetypes.json",
               [](json& file) { first(file, "archetypes")["profile"][0]["weight"] = 0.9; },
               "short_experiments", "sum to 1"},
        Damage{"anExampleThatMissesItsProfile", "knowledge/archetypes.json",
               [](json& file) { first(file, "archetypes")["example"]["project.horizon_months"] = 60; },
               "short_experiments", "project.horizon_months"},
        Damage{"aRegimeThatIsNotDescribed", "knowledge/regimes.json",
               [](json& file) { file["regimes"].erase(0); }, "", "djbh-l2"},
        Damage{"aCriterionThatIsNotDescribed", "knowledge/criteria.json",
               [](json& file) { file["criteria"].erase(0); }, "", "ten criteria"},
        Damage{"anOfferOfAnUnknownProvider", "catalogue/catalogue.json",
               [](json& file) { first(file, "cloud")["provider"] = "nobody"; }, "aws-p4d", "nobody"},
        Damage{"anOfferOfAnUnknownGpu", "catalogue/catalogue.json",
               [](json& file) { first(file, "cloud")["gpu"] = "H900"; }, "aws-p4d", "H900"},
        Damage{"anotherSchema", "catalogue/catalogue.json", [](json& file) { file["schema"] = 2; }, "",
               "schema"}),
    [](const auto& instance) { return std::string(instance.param.name); });

TEST(KnowledgeLoader, namesAMissingFile) {
  const DataCopy copy;
  std::filesystem::remove(copy.folder() / "knowledge/rules.json");
  EXPECT_NE(loadFault(copy).find("rules.json"), std::string::npos);
}

TEST(KnowledgeLoader, namesTheLineOfASyntaxFault) {
  const DataCopy copy;
  std::ofstream(copy.folder() / "knowledge/rules.json") << "{\n\"rules\": [\n}";
  const std::string fault = loadFault(copy);
  EXPECT_NE(fault.find("rules.json"), std::string::npos) << fault;
  EXPECT_NE(fault.find("line 3"), std::string::npos) << fault;
}

TEST(KnowledgeLoader, aFileThatIsNotAnObjectIsRefused) {
  const DataCopy copy;
  std::ofstream(copy.folder() / "knowledge/risks.json") << "[]";
  EXPECT_NE(loadFault(copy).find("object"), std::string::npos);
}

}  // namespace

}  // namespace rackorrent::test
