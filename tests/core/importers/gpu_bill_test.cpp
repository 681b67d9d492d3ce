// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/gpu_bill.h"

#include "core/importers/gpu_instance.h"
#include "tests/core/importers/import_fixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace rackorrent;
using namespace rackorrent::test;
using testing::HasSubstr;

namespace {

GpuBill billOf(std::string_view text) {
  const TemporaryFolder folder;
  writeContent(folder.path() / "bill.csv", text);
  return importBill(folder.path() / "bill.csv");
}

std::string refusal(const std::filesystem::path& path) {
  try {
    importBill(path);
  } catch (const Error& error) {
    return plainText(error.message());
  }
  return {};
}

}  // namespace

TEST(GpuBill, machinesAreFoundInTexts) {
  EXPECT_EQ(findGpuInstance("$1.624 per On Demand Linux g5.4xlarge Instance Hour")->gpu, "A10G");
  EXPECT_EQ(findGpuInstance("USW2-BoxUsage:p5.48xlarge")->gpus, 8);
  EXPECT_EQ(findGpuInstance(R"({ "ServiceType": "Standard_ND96isr_H100_v5", "VCPUs": 96 })")->gpus, 8);
  EXPECT_FALSE(findGpuInstance("BoxUsage:m5.4xlarge"));
  EXPECT_FALSE(findGpuInstance("bg5.4xlarge"));
  EXPECT_FALSE(findGpuInstance(""));
}

TEST(GpuBill, theFocusSampleGivesItsReferenceValues) {
  if (!std::filesystem::exists(logFile("focus"))) GTEST_SKIP() << "no shared data";
  const auto expected = expectedOf("focus").at("focus_1.0_sample_first667.csv");
  const GpuBill bill = importBill(logFile("focus/focus_1.0_sample_first667.csv"));
  EXPECT_EQ(bill.format, BillFormat::Focus);
  EXPECT_EQ(bill.currency, "USD");
  EXPECT_EQ(bill.report.read, expected["rows"]);
  EXPECT_EQ(bill.report.used, expected["gpu_instance_rows"]);
  EXPECT_NEAR(bill.all.gpuHours, expected["gpu_instance_hours"].get<double>(), 1e-2);
  EXPECT_NEAR(bill.all.cost, expected["gpu_instance_billed_cost"].get<double>(), 1e-5);
  EXPECT_NEAR(bill.all.cost + bill.otherCost, expected["sum_billed_cost"].get<double>(), 1e-6);
  EXPECT_TRUE(bill.months.contains("2024-09"));
}

TEST(GpuBill, theOpenCostExampleGivesItsReferenceValues) {
  if (!std::filesystem::exists(logFile("opencost-csv"))) GTEST_SKIP() << "no shared data";
  const auto expected = expectedOf("opencost-csv").at("allocation_basic.csv");
  const GpuBill bill = importBill(logFile("opencost-csv/allocation_basic.csv"));
  EXPECT_EQ(bill.all.gpuHours, expected["gpu_hours"].get<double>());
  EXPECT_EQ(bill.all.cost, expected["gpu_cost"].get<double>());
}

TEST(GpuBill, billsWithoutGpusAreNotFree) {
  if (!std::filesystem::exists(logFile("aws-cur"))) GTEST_SKIP() << "no shared data";
  for (const char* file : {"aws-cur/aws_cur_sample_first854.csv", "azure-cost-export/azure_ea_27rows.csv",
                           "azure-cost-export/azure_German.csv", "azure-cost-export/azure_Enterprise.csv",
                           "azure-cost-export/azure_BOM.csv", "azure-cost-export/azure_VirtualMachine.csv"})
    EXPECT_THAT(refusal(logFile(file)), HasSubstr("No GPU usage was found")) << file;
}

TEST(GpuBill, commitmentsCountWhatWasUsedOfThem) {
  const GpuBill bill = billOf(
      "lineItem/LineItemType,lineItem/UsageStartDate,lineItem/UsageType,lineItem/UsageAmount,lineItem/"
      "UnblendedCost,lineItem/CurrencyCode,"
      "pricing/unit,reservation/EffectiveCost,savingsPlan/SavingsPlanEffectiveCost\n"
      "Usage,2026-10-01T00:00:00Z,BoxUsage:p4d.24xlarge,2,65,USD,Hrs,,\n"
      "DiscountedUsage,2026-10-02T00:00:00Z,BoxUsage:p4d.24xlarge,2,0,USD,Hrs,40,\n"
      "SavingsPlanCoveredUsage,2026-11-02T00:00:00Z,BoxUsage:p4d.24xlarge,1,32,USD,Hrs,,22\n"
      "SavingsPlanNegation,2026-11-02T00:00:00Z,BoxUsage:p4d.24xlarge,1,-32,USD,Hrs,,\n"
      "Tax,2026-10-01T00:00:00Z,,1,7,USD,,,\n");
  EXPECT_EQ(bill.format, BillFormat::AwsCur);
  EXPECT_EQ(bill.months.at("2026-10").gpuHours, 32);
  EXPECT_EQ(bill.months.at("2026-10").cost, 105);
  EXPECT_EQ(bill.months.at("2026-11").cost, 22);
  EXPECT_EQ(bill.all.pricePerGpuHour(), 127.0 / 40);
  EXPECT_EQ(bill.report.of(SkipReason::RuledOut).count, 2u);
}

TEST(GpuBill, newNamesOfTheAwsReportAreKnown) {
  const GpuBill bill = billOf(
      "line_item_line_item_type,line_item_usage_start_date,line_item_usage_type,line_item_usage_amount,line_"
      "item_unblended_cost\n"
      "Usage,2026-10-01 00:00:00.000,EU-BoxUsage:g6.xlarge,10,8.05\n");
  EXPECT_EQ(bill.all.gpuHours, 10);
}

TEST(GpuBill, azureHeadersMayBeTranslatedAndMonthsComeFirst) {
  const GpuBill bill = billOf(
      "Kategorie (MeterCategory),Datum (Date),Menge (Quantity),Kosten (CostInBillingCurrency),Zusätzliche "
      "Informationen (AdditionalInfo),"
      "Maßeinheit (UnitOfMeasure),Währung (BillingCurrencyCode)\r\n"
      "Virtual Machines,9/2/2026,3,294,\"{\"\"ServiceType\"\":\"\"Standard_ND96isr_H100_v5\"\"}\",1 "
      "Hour,EUR\r\n");
  EXPECT_EQ(bill.format, BillFormat::AzureExport);
  EXPECT_EQ(bill.months.at("2026-09").gpuHours, 24);
  EXPECT_EQ(bill.all.pricePerGpuHour(), 294.0 / 24);
}

TEST(GpuBill, currenciesAreNotMixed) {
  EXPECT_THROW(billOf("ChargePeriodStart,BilledCost,ChargeCategory,ChargeDescription,PricingQuantity,"
                      "PricingUnit,BillingCurrency\n"
                      "2026-10-01,3,Usage,g5.xlarge,3,Hours,USD\n2026-10-01,3,Usage,g5.xlarge,3,Hours,EUR\n"),
               Error);
}
