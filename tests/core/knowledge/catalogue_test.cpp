// SPDX-License-Identifier: GPL-3.0-or-later
#include "knowledge_fixture.h"
#include "tests/support/folders.h"

#include <set>

namespace rackorrent::test {

namespace {

const Catalogue& catalogue() { return shippedKnowledge().catalogue; }

TEST(Catalogue, idsAreUniqueAcrossAllLists) {
  std::set<std::string> ids;
  std::size_t count = 0;
  const auto add = [&](const auto& entries) {
    for (const auto& entry : entries) ids.insert(entry.id);
    count += entries.size();
  };
  add(catalogue().gpus);
  add(catalogue().hardware);
  add(catalogue().cloud);
  add(catalogue().facts);
  add(shippedKnowledge().regimes);
  add(shippedKnowledge().ledger);
  EXPECT_EQ(ids.size(), count);
}

TEST(Catalogue, everyEntryIsFoundWithItsCitation) {
  for (const Fact& fact : catalogue().facts) EXPECT_EQ(catalogue().findCitation(fact.id), &fact.citation);
  for (const CloudOffer& offer : catalogue().cloud)
    EXPECT_EQ(catalogue().findCitation(offer.id), &offer.citation);
  for (const Gpu& gpu : catalogue().gpus) EXPECT_EQ(catalogue().findCitation(gpu.id), &gpu.citation);
  for (const HardwareOffer& offer : catalogue().hardware)
    EXPECT_EQ(catalogue().findCitation(offer.id), &offer.citation);
  EXPECT_EQ(catalogue().findCitation("nothing"), nullptr);
}

TEST(Catalogue, aLabelNamesSourceDateAndQuality) {
  const auto label = shippedKnowledge().sourceLabel("elec-us-2026-07");
  ASSERT_TRUE(label);
  EXPECT_NE(label->en.find("EIA"), std::string::npos);
  EXPECT_NE(label->en.find("2026-07-31, official"), std::string::npos);
  EXPECT_NE(label->zh.find("官方"), std::string::npos);
  EXPECT_NE(shippedKnowledge().sourceLabel("baidu-bml-v100-undated")->en.find("undated"), std::string::npos);
}

TEST(Catalogue, pricesArePositiveAndReservedOnesNotAboveOnDemand) {
  for (const CloudOffer& offer : catalogue().cloud) {
    EXPECT_TRUE(offer.onDemand || offer.reserved1y || offer.reserved3y || offer.spot) << offer.id;
    for (const auto& price : {offer.onDemand, offer.reserved1y, offer.reserved3y, offer.spot}) {
      if (price) {
        EXPECT_GT(price->toDouble(), 0) << offer.id;
      }
      if (price && offer.onDemand) {
        EXPECT_LE(price->toDouble(), offer.onDemand->toDouble()) << offer.id;
      }
    }
    EXPECT_GE(offer.gpus, 1);
  }
  for (const HardwareOffer& offer : catalogue().hardware) {
    EXPECT_TRUE(offer.low || offer.price || offer.high) << offer.id;
    if (offer.low && offer.price) {
      EXPECT_LE(offer.low->toDouble(), offer.price->toDouble()) << offer.id;
    }
    if (offer.price && offer.high) {
      EXPECT_LE(offer.price->toDouble(), offer.high->toDouble()) << offer.id;
    }
  }
}

TEST(Catalogue, nothingIsDatedAfterTheCatalogueItself) {
  EXPECT_EQ(catalogue().asOf.size(), 10U);
  const auto check = [](const auto& entries) {
    for (const auto& entry : entries) EXPECT_LE(entry.citation.date, catalogue().asOf) << entry.id;
  };
  check(catalogue().facts);
  check(catalogue().cloud);
  check(catalogue().hardware);
}

TEST(Catalogue, agreesWithTheReferenceFile) {
  const std::filesystem::path path = test::sharedFolder() / "reference/catalogue.json";
  if (!std::filesystem::exists(path)) GTEST_SKIP() << path << " is not on this machine";
  const nlohmann::json reference = nlohmann::json::parse(std::ifstream(path));
  EXPECT_EQ(reference["as_of"], catalogue().asOf);
  for (const auto& fact : reference["operating_facts"]) {
    if (fact["value"].is_null()) continue;
    const Fact* ours = catalogue().findFact(fact["id"].get<std::string>());
    ASSERT_NE(ours, nullptr) << fact["id"];
    EXPECT_EQ(ours->value.toDouble(), fact["value"].get<double>()) << fact["id"];
    EXPECT_EQ(ours->unit, fact["unit"]);
  }
  ASSERT_EQ(reference["cloud_prices"].size(), catalogue().cloud.size());
  for (const auto& price : reference["cloud_prices"]) {
    const CloudOffer* ours = catalogue().findCloud(price["id"].get<std::string>());
    ASSERT_NE(ours, nullptr) << price["id"];
    const auto& onDemand = price["on_demand_per_gpu_hour"];
    EXPECT_EQ(ours->onDemand.has_value(), !onDemand.is_null()) << price["id"];
    if (ours->onDemand) {
      EXPECT_EQ(ours->onDemand->toDouble(), onDemand.get<double>());
    }
  }
}

}  // namespace

}  // namespace rackorrent::test
