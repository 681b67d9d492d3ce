// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/price_adoption.h"
#include "tests/core/importers/import_fixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <set>

using namespace rackorrent;
using namespace rackorrent::test;
using nlohmann::json;

namespace {

PriceList pricesOf(std::string_view text) {
  const TemporaryFolder folder;
  writeContent(folder.path() / "list.csv", text);
  return importPrices(folder.path() / "list.csv");
}

void keepLeast(std::map<std::string, double>& least, const std::string& gpu,
               const std::optional<double>& price) {
  if (price && (!least.contains(gpu) || *price < least[gpu])) least[gpu] = *price;
}

void expectCheapest(const std::map<std::string, double>& found, const json& expected) {
  EXPECT_EQ(found.size(), expected.size());
  for (const auto& [gpu, price] : expected.items())
    EXPECT_NEAR(found.contains(gpu) ? found.at(gpu) : -1, price.get<double>(), 1e-6) << gpu;
}

}  // namespace

TEST(PriceList, catalogueExcerptsGiveTheirReferenceValues) {
  if (!std::filesystem::exists(logFile("skypilot"))) GTEST_SKIP() << "no shared data";
  for (const char* file : {"azure_vms_excerpt.csv", "lambda_vms_excerpt.csv"}) {
    const json expected = expectedOf("skypilot").at(file);
    const PriceList list = importPrices(logFile("skypilot") / file);
    EXPECT_EQ(list.format, PriceFormat::SkyPilot);
    EXPECT_EQ(list.report.read, expected["rows"]);
    EXPECT_EQ(list.offers.size(), expected["gpu_rows"]);
    std::map<std::string, double> onDemand;
    std::map<std::string, double> spot;
    std::set<std::string> regions;
    for (const PriceOffer& offer : list.offers) {
      keepLeast(onDemand, offer.gpu, offer.onDemand);
      keepLeast(spot, offer.gpu, offer.spot);
      regions.insert(offer.region);
    }
    EXPECT_EQ(regions.size(), expected["regions"]) << file;
    expectCheapest(onDemand, expected["cheapest_on_demand_per_gpu_hour"]);
    expectCheapest(spot, expected["cheapest_spot_per_gpu_hour"]);
  }
}

// skypilot-org/skypilot#4657: no price is not the price 0.
TEST(PriceList, rowsWithoutAPriceAreNotFree) {
  EXPECT_THROW(
      pricesOf(
          "InstanceType,AcceleratorName,AcceleratorCount,Price,SpotPrice,Region\np5e,H200,8.0,,0.0,eu\n"),
      Error);
  const PriceList list = pricesOf(
      "InstanceType,AcceleratorName,AcceleratorCount,Price,SpotPrice,Region\np5e,H200,8.0,,,eu\np5,H100,8,80,"
      "0,eu\n");
  ASSERT_EQ(list.offers.size(), 2u);
  EXPECT_FALSE(list.offers[0].hasPrice());
  EXPECT_EQ(list.offers[1].onDemand, 10);
  EXPECT_EQ(list.offers[1].spot, std::nullopt);
}

// skypilot-org/skypilot-catalog#31: 9.46006 + 33.60609 for eight.
TEST(PriceList, hostAndAcceleratorAreAdded) {
  const PriceList list = pricesOf(
      "InstanceType,vCPUs,AcceleratorName,AcceleratorCount,Price,SpotPrice,Region\n"
      "a3-highgpu-8g,208,,,9.46006,3.1,us-central1\n,,H100,8,33.60609,10,us-central1\n,,H100,8,30,10,"
      "elsewhere\n");
  ASSERT_EQ(list.offers.size(), 2u);
  EXPECT_NEAR(*list.offers[0].onDemand, 5.383269, 1e-6);
  EXPECT_NEAR(*list.offers[0].spot, 13.1 / 8, 1e-12);
  EXPECT_FALSE(list.offers[1].hasPrice());
}

TEST(PriceList, plainTablesAreRead) {
  const PriceList list =
      pricesOf("gpu;on_demand_price;reserved_1y;spot;currency\nH100;35,5;20;;CNY\nA100-80GB;18;;9,25;CNY\n");
  EXPECT_EQ(list.format, PriceFormat::Csv);
  EXPECT_EQ(list.currency, "CNY");
  EXPECT_EQ(list.offers[0].onDemand, 35.5);
  EXPECT_EQ(list.offers[0].reserved1Year, 20);
  EXPECT_EQ(list.offers[1].spot, 9.25);
  EXPECT_THROW(pricesOf("gpu,price,currency\nH100,1,USD\nH100,2,CNY\n"), Error);
  EXPECT_THROW(pricesOf("gpu,colour\nH100,red\n"), Error);
  EXPECT_THROW(pricesOf("price,region\n1,eu\n"), Error);
}

TEST(PriceList, namesOfModelsAreUnderstood) {
  EXPECT_TRUE(isSameModel("H100", "H100-SXM"));
  EXPECT_TRUE(isSameModel("NVIDIA H100", "H100-PCIe"));
  EXPECT_TRUE(isSameModel("A100", "A100-40GB-SXM"));
  EXPECT_FALSE(isSameModel("A100", "A100-80GB-SXM"));
  EXPECT_TRUE(isSameModel("A100-80GB", "A100-80GB-PCIe"));
  EXPECT_FALSE(isSameModel("A10", "A10G"));
  EXPECT_FALSE(isSameModel("A10", "A100-40GB-SXM"));
  EXPECT_TRUE(isSameModel("RTX4090", "RTX-4090"));
  EXPECT_TRUE(isSameModel("V100", "V100-16GB"));
  EXPECT_FALSE(isSameModel("H200", "H100-SXM"));
}

TEST(PriceList, theCheapestOfferOfTheModelIsTaken) {
  Evaluation evaluation;
  evaluation.set("cloud.gpu_model"_field, std::string("H100-SXM"));
  const Number before = evaluation.number("cloud.reserved_1y_price"_field);
  const PriceList list = pricesOf("gpu,region,price,spot\nH100,a,4,\nH100,b,3,\nH200,c,1,1\n");
  EXPECT_EQ(adoptPrices(evaluation, list, 7).size(), 4u);
  EXPECT_EQ(evaluation.real("cloud.on_demand_price"_field), 21);
  EXPECT_FALSE(evaluation.has("cloud.spot_price"_field));
  EXPECT_EQ(evaluation.number("cloud.reserved_1y_price"_field), before);
  evaluation.set("cloud.gpu_model"_field, std::string("T4"));
  EXPECT_TRUE(adoptPrices(evaluation, list, 7).empty());
}
