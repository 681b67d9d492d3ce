// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/samples.h"

#include "core/base/error.h"
#include "core/evaluation/validation.h"
#include "tests/core/report/report_fixture.h"
#include "tests/support/folders.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <set>

using namespace rackorrent;
using namespace rackorrent::test;
namespace fs = std::filesystem;

TEST(Samples, areAllValidAndBothLanguagesAreThere) {
  for (const Sample& sample : samples()) {
    EXPECT_TRUE(isValid(sample.evaluation)) << sample.id;
    for (const Localized& text : {sample.title, sample.blurb, sample.notes}) {
      EXPECT_FALSE(text.zh.empty()) << sample.id;
      EXPECT_FALSE(text.en.empty()) << sample.id;
    }
  }
}

TEST(Samples, standForEachArchetypeAndTheShowcaseComesFirst) {
  std::set<std::string> covered;
  for (const Sample& sample : samples()) covered.insert(sample.archetype);
  for (const Archetype& archetype : knowledge().archetypes) EXPECT_TRUE(covered.contains(archetype.id)) << archetype.id;
  EXPECT_EQ(samples().front().id, "platform_64");
}

TEST(Samples, matchTheArchetypeThatTheyStandForBetterThanAnyOther) {
  for (const Sample& sample : samples())
    EXPECT_EQ(assessed(sample.id).assessment.decision.archetypes.front().id, sample.archetype) << sample.id;
}

TEST(Samples, nameOnlySourcesThatExist) {
  for (const Sample& sample : samples())
    for (const auto& [field, source] : sample.sources)
      EXPECT_TRUE(knowledge().sourceLabel(source).has_value()) << sample.id << ": " << source;
}

TEST(Samples, takeTheirPricesFromTheCatalogue) {
  const Catalogue& catalogue = knowledge().catalogue;
  for (const Sample& sample : samples())
    for (const auto& [field, source] : sample.sources) {
      const double value = sample.evaluation.real(field);
      if (field == "owned.server_price"_field) { EXPECT_EQ(catalogue.findHardware(source)->price->toDouble(), value) << sample.id; }
      if (field == "cloud.on_demand_price"_field) { EXPECT_EQ(catalogue.findCloud(source)->onDemand->toDouble(), value) << sample.id; }
      if (field == "cloud.reserved_1y_price"_field) { EXPECT_EQ(catalogue.findCloud(source)->reserved1y->toDouble(), value) << sample.id; }
      if (field == "cloud.reserved_3y_price"_field) { EXPECT_EQ(catalogue.findCloud(source)->reserved3y->toDouble(), value) << sample.id; }
    }
}

TEST(Samples, listOnlyInputsThatDifferFromTheDefaultSoThatEachIsAStatement) {
  for (const Sample& sample : samples()) {
    const auto content = nlohmann::json::parse(contentOf(test::resourcesFolder() / "samples" / (sample.id + ".json")));
    for (const auto& [key, value] : content["inputs"].items())
      EXPECT_FALSE(sample.evaluation.isDefault(*findField(key))) << sample.id << ": " << key;
  }
}

TEST(Samples, areAllInTheOrderedList) {
  std::set<std::string> files;
  for (const auto& entry : fs::directory_iterator(test::resourcesFolder() / "samples")) files.insert(entry.path().stem().string());
  files.erase("order");
  std::set<std::string> listed;
  for (const Sample& sample : samples()) listed.insert(sample.id);
  EXPECT_EQ(files, listed);
}

// The second guide begins with a purchase of more than CNY 800 million (ledger D2.1).
TEST(Samples, thePurchaseOfTheSecondGuideCostsMoreThanEightHundredMillion) {
  const auto& assessment = assessed("purchase_800m").assessment;
  const Ledger& built = assessment.alternatives[indexOf(Alternative::SelfBuilt)].ledger;
  EXPECT_GT(built.of(CostItem::Servers), (Money{std::int64_t{800'000'000} * 100}));
  EXPECT_LT(built.of(CostItem::Servers), (Money{std::int64_t{820'000'000} * 100}));
}

TEST(Samples, aBrokenFileIsNamed) {
  const TemporaryFolder folder;
  fs::create_directory(folder.path() / "samples");
  std::ofstream(folder.path() / "samples" / "order.json") << R"(["one"])";
  std::ofstream(folder.path() / "samples" / "one.json") << R"({"id": "one"})";
  try {
    loadSamples(folder.path());
    FAIL() << "nothing was thrown";
  } catch (const Error& error) {
    EXPECT_EQ(error.path().filename(), "one.json");
    EXPECT_EQ(error.code(), ErrorCode::File);
  }
}
