// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/cost.h"

#include "core/base/decimal.h"
#include "core/cost/cost_formula.h"

#include <utility>

namespace rackorrent {

namespace {

CostParameters<double> parametersInDouble(const Evaluation& evaluation) {
  return readCostParameters<double>(evaluation, [&](FieldId id) { return evaluation.real(id); });
}

double opexOf(const ItemFlows<double>& flows) {
  double sum = 0;
  for (std::size_t item = 0; item < costItemCount; ++item)
    if (!costItems[item].isCapital && !costItems[item].dueAtStart) sum += flows[item];
  return sum;
}

double dueAtStartOf(const ItemFlows<double>& flows) {
  double sum = 0;
  for (std::size_t item = 0; item < costItemCount; ++item)
    if (costItems[item].dueAtStart) sum += flows[item];
  return sum;
}

template <class Select>
Money sumOver(const Ledger& ledger, Select select) {
  Money sum;
  for (const auto& month : ledger.months)
    for (std::size_t item = 0; item < costItemCount; ++item)
      if (select(costItems[item])) sum += month[item];
  return sum;
}

}  // namespace

CostTerms costTermsOf(const Evaluation& evaluation, const CapacityPlan& plan) {
  CostTerms terms;
  terms.alternative = plan.alternative;
  terms.ownRoom = evaluation.choiceAs<Facility>("owned.facility"_field) == Facility::OwnRoom;
  terms.billing = evaluation.choiceAs<Billing>("cloud.billing"_field);
  terms.usefulLifeMonths = evaluation.real("owned.useful_life_years"_field) * 12;
  for (const MonthCapacity& month : plan.months) {
    terms.ownsHardware = terms.ownsHardware || month.ownedServers > 0 || month.orderedServers > 0;
    terms.rents = terms.rents || month.onDemandGpuHours > 0 || month.spotGpuHours > 0 || month.bridgingGpuHours > 0 ||
                  month.reserved1yGpus > 0 || month.reserved3yGpus > 0;
  }
  return terms;
}

CostFigures costFigures(const Evaluation& evaluation, const CapacityPlan& plan) {
  const CostParameters<double> parameters = parametersInDouble(evaluation);
  auto [months, resaleValue] = costFlows(parameters, costTermsOf(evaluation, plan), plan);
  CostFigures figures;
  figures.resaleValue = std::move(resaleValue);
  figures.presentValue = presentValueOf(months, parameters.discountRatePerYear);
  for (const ItemFlows<double>& flows : months) {
    double net = 0;
    for (std::size_t item = 0; item < costItemCount; ++item) {
      net += flows[item];
      figures.items[item] += flows[item];
    }
    figures.monthly.push_back(net);
    figures.total += net;
    figures.highestMonthlyOpex = std::max(figures.highestMonthlyOpex, opexOf(flows));
  }
  if (months.empty()) return figures;
  figures.upfrontCapital = dueAtStartOf(months.front());
  figures.initialHardwareValue = months.front()[indexOf(CostItem::Servers)];
  return figures;
}

double presentValueOf(const Evaluation& evaluation, const CapacityPlan& plan) {
  const CostParameters<double> parameters = parametersInDouble(evaluation);
  return presentValueOf(costFlows(parameters, costTermsOf(evaluation, plan), plan).months, parameters.discountRatePerYear);
}

Ledger costLedger(const Evaluation& evaluation, const CapacityPlan& plan) {
  const auto parameters =
      readCostParameters<Decimal>(evaluation, [&](FieldId id) { return toDecimal(evaluation.number(id)); });
  const auto months = costFlows(parameters, costTermsOf(evaluation, plan), plan).months;
  Ledger ledger;
  ledger.presentValue = roundToMoney(presentValueOf(months, parameters.discountRatePerYear));
  for (const ItemFlows<Decimal>& flows : months) {
    auto& booked = ledger.months.emplace_back();
    for (std::size_t item = 0; item < costItemCount; ++item) booked[item] = roundToMoney(flows[item]);
  }
  return ledger;
}

Money Ledger::total() const {
  return sumOver(*this, [](const CostItemRow&) { return true; });
}

Money Ledger::of(CostItem item) const {
  return sumOver(*this, [&](const CostItemRow& row) { return &row == &rowOf(item); });
}

Money Ledger::of(CostCategory category) const {
  return sumOver(*this, [&](const CostItemRow& row) { return row.category == category; });
}

Money Ledger::capex() const {
  return sumOver(*this, [](const CostItemRow& row) { return row.isCapital; });
}

Money Ledger::opex() const {
  return sumOver(*this, [](const CostItemRow& row) { return !row.isCapital; });
}

Money Ledger::ofMonth(std::size_t month) const {
  Money sum;
  for (const Money& amount : months.at(month)) sum += amount;
  return sum;
}

}  // namespace rackorrent
