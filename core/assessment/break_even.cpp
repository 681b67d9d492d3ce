// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assessment/break_even.h"

#include "core/assessment/figures.h"

#include <boost/math/tools/toms748_solve.hpp>
#include <cmath>

namespace rackorrent {

namespace {

constexpr double lowestUtilization = 0.01;
constexpr double precision = 1e-4;

// Extra cost of building over renting at a utilisation.
double extraCostOfBuilding(const Evaluation& evaluation, double utilization) {
  const Demand demand = demandAtUtilization(evaluation, utilization);
  return figuresOf(Alternative::SelfBuilt, evaluation, demand).cost.total -
         figuresOf(Alternative::GpuAsAService, evaluation, demand).cost.total;
}

// Spent by the start and by the end of each month, what the hardware brings at the end left out.
std::vector<double> cumulativeCash(const CostFigures& cost) {
  std::vector<double> sums = {cost.upfrontCapital};
  double spent = 0;
  for (const double month : cost.monthly) sums.push_back(spent += month);
  if (!cost.resaleValue.empty()) sums.back() += cost.resaleValue.back();
  return sums;
}

}  // namespace

BreakEven breakEvenUtilization(const Evaluation& evaluation) {
  const auto extra = [&](double utilization) { return extraCostOfBuilding(evaluation, utilization); };
  const double atFull = extra(1);
  if (atFull > 0) return {BreakEven::Kind::Never, 0};
  const double atLowest = extra(lowestUtilization);
  if (atLowest <= 0) return {BreakEven::Kind::Always, 0};
  const auto closeEnough = [](double low, double high) { return high - low < precision; };
  std::uintmax_t iterations = 40;
  const auto [low, high] = boost::math::tools::toms748_solve(extra, lowestUtilization, 1.0, atLowest, atFull,
                                                             closeEnough, iterations);
  return {BreakEven::Kind::At, (low + high) / 2};
}

std::vector<HorizonBreakEven> breakEvenByHorizon(const Evaluation& evaluation) {
  std::vector<HorizonBreakEven> curve;
  Evaluation changed = evaluation;
  for (const int months : {6, 12, 18, 24, 36, 48, 60, 84, 120}) {
    changed.set("project.horizon_months"_field, Number(months));
    curve.push_back({static_cast<double>(months), breakEvenUtilization(changed)});
  }
  return curve;
}

BreakEven paybackMonths(const AllFigures& figures) {
  const auto built = cumulativeCash(figures[indexOf(Alternative::SelfBuilt)].cost);
  const auto rented = cumulativeCash(figures[indexOf(Alternative::GpuAsAService)].cost);
  const auto extraAt = [&](std::size_t month) { return built[month] - rented[month]; };
  std::size_t month = built.size();
  while (month > 0 && extraAt(month - 1) <= 0) --month;
  if (month == built.size()) return {BreakEven::Kind::Never, 0};
  if (month == 0) return {BreakEven::Kind::Always, 0};
  const double before = extraAt(month - 1);
  return {BreakEven::Kind::At, static_cast<double>(month - 1) + before / (before - extraAt(month))};
}

BreakEven breakEvenMonths(const AllFigures& figures) {
  const auto built = cumulativeCost(figures[indexOf(Alternative::SelfBuilt)].cost);
  const auto rented = cumulativeCost(figures[indexOf(Alternative::GpuAsAService)].cost);
  std::size_t month = built.size();
  while (month > 0 && built[month - 1] <= rented[month - 1]) --month;
  if (month == built.size()) return {BreakEven::Kind::Never, 0};
  if (month == 0) return {BreakEven::Kind::Always, 0};
  return {BreakEven::Kind::At, static_cast<double>(month)};
}

}  // namespace rackorrent
