// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/sections.h"
#include "core/report/verdict_words.h"

namespace rackorrent {

namespace {

Text cumulativeTitle(const ReportInput& input) {
  const Verdict& verdict = input.assessment.decision.verdict;
  if (!verdict.runnerUp) return Phrase{CORE_TEXT("Cumulative cost, less what the hardware would bring")};
  const Money best = input.assessed(verdict.best).ledger.total();
  const Money other = input.assessed(*verdict.runnerUp).ledger.total();
  const std::string_view source = best <= other ? CORE_TEXT("At the end %1 has cost %2 less than %3")
                                                : CORE_TEXT("At the end %1 has cost %2 more than %3");
  return Message{source, {nameOf(verdict.best), best <= other ? other - best : best - other, nameOf(*verdict.runnerUp)}};
}

void markBreakEven(Chart& chart, const BreakEven& breakEven, Message name) {
  if (breakEven.kind == BreakEven::Kind::At)
    chart.marks.push_back({ChartMark::Kind::BreakEven, breakEven.value, std::move(name)});
}

Text unitCostTitle(const BreakEven& breakEven) {
  switch (breakEven.kind) {
    case BreakEven::Kind::At:
      return Message{CORE_TEXT("Owning pays above %1, the guides say %2"),
                     {Quantity{breakEven.value, Unit::Share}, guidesUtilization}};
    case BreakEven::Kind::Never: return Phrase{CORE_TEXT("Renting costs less at any utilisation")};
    case BreakEven::Kind::Always: return Phrase{CORE_TEXT("Owning costs less at any utilisation")};
  }
  return {};
}

}  // namespace

Chart cumulativeCostChart(const ReportInput& input) {
  Chart chart{.name = "cumulative_cost", .title = cumulativeTitle(input),
              .positionHeading = Phrase{CORE_TEXT("Month")}, .positionUnit = Unit::None,
              .valueHeading = Phrase{CORE_TEXT("Cumulative cost, less resale value")}, .valueUnit = Unit::Money,
              .positions = {}, .lines = {}, .marks = {}};
  for (const Alternative alternative : allAlternatives) {
    std::vector<double> values = cumulativeCost(input.assessed(alternative).cost);
    for (double& value : values) value = toDouble(moneyFromDouble(value));
    chart.lines.push_back({alternative, nameOf(alternative), std::move(values)});
  }
  for (std::size_t month = 0; month < chart.lines.front().values.size(); ++month)
    chart.positions.push_back(static_cast<double>(month));
  const BreakEven& breakEven = input.assessment.breakEvenMonths;
  markBreakEven(chart, breakEven, {CORE_TEXT("Building is cheaper from month %1"), {Quantity{breakEven.value, Unit::None}}});
  return chart;
}

Chart unitCostChart(const ReportInput& input) { return unitCostChart(input, utilizationCurve(input.evaluation)); }

Chart unitCostChart(const ReportInput& input, const UtilizationCurve& curve) {
  Chart chart{.name = "unit_cost", .title = unitCostTitle(input.assessment.breakEvenUtilization),
              .positionHeading = Phrase{CORE_TEXT("Average utilisation")}, .positionUnit = Unit::Share,
              .valueHeading = Phrase{CORE_TEXT("Cost per useful GPU-hour")}, .valueUnit = Unit::MoneyPerGpuHour,
              .positions = curve.utilization, .lines = {}, .marks = {}};
  for (const Alternative alternative : allAlternatives)
    chart.lines.push_back({alternative, nameOf(alternative), curve.perGpuHour[indexOf(alternative)]});
  const BreakEven& breakEven = input.assessment.breakEvenUtilization;
  markBreakEven(chart, breakEven, {CORE_TEXT("Break-even at %1"), {Quantity{breakEven.value, Unit::Share}}});
  chart.marks.push_back({ChartMark::Kind::GuidesRule, guidesUtilization.value,
                         Message{CORE_TEXT("The guides' rule: %1"), {guidesUtilization}}});
  const Quantity today{input.evaluation.real("workload.utilization"_field), Unit::Share};
  chart.marks.push_back({ChartMark::Kind::Today, today.value, Message{CORE_TEXT("Today: %1"), {today}}});
  return chart;
}

}  // namespace rackorrent
