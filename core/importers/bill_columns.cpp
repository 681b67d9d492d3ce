// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/bill_columns.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace rackorrent {

namespace {

// The name in English: what stands in brackets in a translated Azure header, else the name itself; without
// any separators, so that lineItem/UsageStartDate and line_item_usage_start_date are one.
std::string plainName(std::string_view name) {
  const std::size_t open = name.rfind('(');
  const std::size_t close = name.rfind(')');
  if (open != std::string_view::npos && close != std::string_view::npos && close > open + 1)
    name = name.substr(open + 1, close - open - 1);
  std::string plain = normalisedName(name);
  std::erase(plain, '_');
  return plain;
}

class Names {
 public:
  explicit Names(const TableHead& head) {
    for (const std::string& name : head.names) m_names.push_back(plainName(name));
  }

  std::optional<std::size_t> find(std::initializer_list<std::string_view> names) const {
    for (const std::string_view name : names) {
      const auto found = std::ranges::find(m_names, name);
      if (found != m_names.end()) return static_cast<std::size_t>(found - m_names.begin());
    }
    return std::nullopt;
  }

  std::vector<std::size_t> findAll(std::initializer_list<std::string_view> names) const {
    std::vector<std::size_t> columns;
    for (const std::string_view name : names)
      if (const auto column = find({name})) columns.push_back(*column);
    return columns;
  }

 private:
  std::vector<std::string> m_names;
};

std::optional<BillColumns> focusColumns(const Names& names) {
  const auto date = names.find({"chargeperiodstart"});
  const auto billed = names.find({"billedcost"});
  if (!date || !billed) return std::nullopt;
  BillColumns columns;
  columns.format = BillFormat::Focus;
  columns.date = *date;
  columns.billed = billed;
  columns.cost = names.find({"effectivecost"}).value_or(*billed);
  columns.quantity = names.find({"consumedquantity", "pricingquantity", "usagequantity"});
  columns.unit = names.find({"consumedunit", "pricingunit", "usageunit"});
  columns.kind = names.find({"chargecategory", "chargetype"});
  columns.currency = names.find({"billingcurrency"});
  columns.machine =
      names.findAll({"chargedescription", "skuid", "skupricedetails", "resourcetype", "resourcename"});
  return columns;
}

std::optional<BillColumns> awsColumns(const Names& names) {
  const auto date = names.find({"lineitemusagestartdate"});
  const auto cost = names.find({"lineitemunblendedcost"});
  if (!date || !cost) return std::nullopt;
  BillColumns columns;
  columns.format = BillFormat::AwsCur;
  columns.date = *date;
  columns.cost = *cost;
  columns.reservedCost = names.find({"reservationeffectivecost"});
  columns.savingsCost = names.find({"savingsplansavingsplaneffectivecost"});
  columns.quantity = names.find({"lineitemusageamount"});
  columns.unit = names.find({"pricingunit"});
  columns.kind = names.find({"lineitemlineitemtype"});
  columns.currency = names.find({"lineitemcurrencycode"});
  columns.machine =
      names.findAll({"productinstancetype", "lineitemusagetype", "lineitemlineitemdescription"});
  return columns;
}

std::optional<BillColumns> azureColumns(const Names& names) {
  const auto date = names.find({"usagedatetime", "date", "usagedate"});
  const auto cost = names.find({"costinbillingcurrency", "pretaxcost", "cost"});
  if (!date || !cost || !names.find({"metercategory"})) return std::nullopt;
  BillColumns columns;
  columns.format = BillFormat::AzureExport;
  columns.date = *date;
  columns.cost = *cost;
  columns.quantity = names.find({"quantity", "usagequantity"});
  columns.unit = names.find({"unitofmeasure"});
  columns.currency = names.find({"billingcurrencycode", "billingcurrency", "currency"});
  columns.machine = names.findAll({"additionalinfo", "productname", "metername"});
  return columns;
}

// GPUs are the mean over the day.
std::optional<BillColumns> openCostColumns(const Names& names) {
  const auto date = names.find({"date"});
  const auto cost = names.find({"gpucost"});
  const auto gpus = names.find({"gpus"});
  if (!date || !cost || !gpus) return std::nullopt;
  constexpr double hoursPerDay = 24;
  BillColumns columns;
  columns.format = BillFormat::OpenCost;
  columns.date = *date;
  columns.cost = *cost;
  columns.quantity = gpus;
  columns.hoursPerUnit = hoursPerDay;
  return columns;
}

}  // namespace

std::optional<BillColumns> billColumnsOf(const TableHead& head) {
  const Names names(head);
  for (const auto& columnsOf : {focusColumns, awsColumns, azureColumns, openCostColumns})
    if (auto columns = columnsOf(names)) return columns;
  return std::nullopt;
}

}  // namespace rackorrent
