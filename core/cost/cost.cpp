// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/cost.h"

#include "core/base/decimal.h"
#include "core/cost/cost_formula.h"

#include <algorithm>

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

void addMonth(CostFigures& figures, const ItemFlows<double>& flows) {
  double net = 0;
  for (std::size_t item = 0; item < costItemCount; ++item) {
    net += flows[item];
    figures.items[item] += flows[item];
  }
  figures.monthly.push_back(net);
  figures.total += net;
  figures.highestMonthlyOpex = std::max(figures.highestMonthlyOpex, opexOf(flows));
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
  terms.months = plan.months.size();
  terms.ownRoom = evaluation.choiceAs<Facility>("owned.facility"_field) == Facility::OwnRoom;
  terms.isMetered = evaluation.choiceAs<RunningCost>("owned.running_cost"_field) == RunningCost::Metered;
  terms.billing = evaluation.choiceAs<Billing>("cloud.billing"_field);
  terms.compounding = evaluation.choiceAs<Compounding>("finance.compounding"_field);
  terms.timing = evaluation.choiceAs<PaymentTiming>("finance.payment_timing"_field);
  terms.usefulLifeMonths = evaluation.real("owned.useful_life_years"_field) * 12;
  terms.hoursPerMonth = evaluation.real("finance.hours_per_month"_field);
  for (const MonthCapacity& month : plan.months) {
    terms.ownsHardware = terms.ownsHardware || month.ownedServers > 0 || month.orderedServers > 0;
    terms.rents = terms.rents || rentsAnything(month);
  }
  return terms;
}

CostFigures costFigures(const Evaluation& evaluation, const CapacityPlan& plan) {
  const CostParameters<double> p = parametersInDouble(evaluation);
  const CostTerms terms = costTermsOf(evaluation, plan);
  PresentValue<double> presentValue(p, terms);
  CostFigures figures;
  walkMonths(p, terms, plan, plainFigures<double>(),
             [&](std::size_t month, const ItemFlows<double>& flows, const HardwareBook<double>& hardware) {
               addMonth(figures, flows);
               figures.resaleValue.push_back(hardware.valueAfter(month));
               presentValue.add(flows);
               if (month > 0) return;
               figures.upfrontCapital = dueAtStartOf(flows);
               figures.initialHardwareValue = flows[indexOf(CostItem::Servers)];
             });
  figures.presentValue = presentValue.sum();
  const double gpuHours = discountedGpuHours(p, terms, plan, plainFigures<double>());
  figures.levelisedPerGpuHour = gpuHours > 0 ? figures.presentValue / gpuHours : 0;
  return figures;
}

double presentValueOf(const Evaluation& evaluation, const CapacityPlan& plan) {
  const CostParameters<double> p = parametersInDouble(evaluation);
  const CostTerms terms = costTermsOf(evaluation, plan);
  PresentValue<double> value(p, terms);
  walkMonths(p, terms, plan, plainFigures<double>(),
             [&](std::size_t, const ItemFlows<double>& flows, const auto&) { value.add(flows); });
  return value.sum();
}

Ledger costLedger(const Evaluation& evaluation, const CapacityPlan& plan) {
  const auto p =
      readCostParameters<Decimal>(evaluation, [&](FieldId id) { return toDecimal(evaluation.number(id)); });
  const CostTerms terms = costTermsOf(evaluation, plan);
  // Figures of the plan count as they are printed, so that whoever computes a line again books the same.
  const auto months =
      costFlows(p, terms, plan, [](PlanFigure, std::size_t, double value) { return toDecimal(value); });
  Ledger ledger;
  ledger.presentValue = roundToMoney(presentValueOf(months, p, terms));
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
