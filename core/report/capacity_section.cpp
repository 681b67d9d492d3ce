// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cells.h"
#include "core/report/sections.h"

#include <functional>

namespace rackorrent {

namespace {

using FigureOf = double (*)(const CapacityPlan&);

struct PlanRow {
  std::string_view key;
  std::string_view label;
  Unit unit;
  FigureOf figure;
};

constexpr std::array planRows = {
    PlanRow{"owned_gpus", CORE_TEXT("Owned GPUs at the end"), Unit::Gpus, [](const CapacityPlan& p) { return p.ownedGpus; }},
    PlanRow{"owned_share", CORE_TEXT("Work done on owned GPUs"), Unit::Share, [](const CapacityPlan& p) { return p.ownedShare; }},
    PlanRow{"reserved_gpus", CORE_TEXT("Most GPUs reserved"), Unit::Gpus, [](const CapacityPlan& p) { return p.reservedGpus; }},
    PlanRow{"on_demand_gpu_hours", CORE_TEXT("Rented by the hour"), Unit::GpuHours,
            [](const CapacityPlan& p) { return p.onDemandGpuHours; }},
    PlanRow{"spot_gpu_hours", CORE_TEXT("Rented on spot"), Unit::GpuHours, [](const CapacityPlan& p) { return p.spotGpuHours; }},
    PlanRow{"bridging_gpu_hours", CORE_TEXT("Rented until delivery"), Unit::GpuHours,
            [](const CapacityPlan& p) { return p.bridgingGpuHours; }},
    PlanRow{"served_gpu_hours", CORE_TEXT("Work served"), Unit::GpuHours, [](const CapacityPlan& p) { return p.usefulGpuHours; }},
    PlanRow{"power_kw", CORE_TEXT("Most power drawn, cooling included"), Unit::Kilowatts,
            [](const CapacityPlan& p) { return p.powerKilowatts; }},
    PlanRow{"staff_fte", CORE_TEXT("Most operations staff"), Unit::People, [](const CapacityPlan& p) { return p.peakStaffFte; }},
    PlanRow{"days_to_capacity", CORE_TEXT("Until the first demand is served"), Unit::Days,
            [](const CapacityPlan& p) { return p.daysToCapacity; }},
    PlanRow{"minutes_to_scale", CORE_TEXT("From the usual load to the peak"), Unit::Minutes,
            [](const CapacityPlan& p) { return p.minutesToScale; }},
};

Table plans(const ReportInput& input) {
  Table table{.name = "capacity", .title = Phrase{CORE_TEXT("What each alternative runs")},
              .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Figure")), keyColumn(CORE_TEXT("Unit"))},
              .rows = {}};
  for (const Alternative alternative : allAlternatives) table.columns.push_back(alternativeColumn(alternative, Unit::None));
  for (const PlanRow& row : planRows) {
    std::vector<Cell> cells = {keyCell(row.key), phraseCell(row.label), unitCell(row.unit, input.currency())};
    for (const Alternative alternative : allAlternatives)
      cells.push_back(figureCell(row.figure(input.assessed(alternative).plan), row.unit));
    table.rows.push_back(std::move(cells));
  }
  return table;
}

Table demandFigures(const ReportInput& input) {
  const Demand& demand = input.assessment.demand;
  Table table{.name = "demand", .title = Phrase{CORE_TEXT("Demand of the first year")},
              .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Figure")), keyColumn(CORE_TEXT("Unit")),
                          figureColumn(CORE_TEXT("Value"), Unit::None)},
              .rows = {}};
  const auto add = [&](std::string_view key, std::string_view label, double value, Unit unit) {
    table.rows.push_back({keyCell(key), phraseCell(label), unitCell(unit, input.currency()), figureCell(value, unit)});
  };
  add("known_hours", CORE_TEXT("Known hours"), demand.knownHours, Unit::Hours);
  add("gpu_hours", CORE_TEXT("Work"), demand.gpuHours, Unit::GpuHours);
  add("mean_gpus", CORE_TEXT("Average"), demand.meanGpus, Unit::Gpus);
  add("peak_gpus_hourly", CORE_TEXT("Highest hour"), demand.peakGpus, Unit::Gpus);
  add("p95_gpus_hourly", CORE_TEXT("Exceeded in 5 % of the hours"), demand.p95Gpus, Unit::Gpus);
  add("load_factor", CORE_TEXT("Average over highest"), demand.loadFactor, Unit::Share);
  add("cv", CORE_TEXT("Variation (standard deviation over average)"), demand.coefficientOfVariation, Unit::None);
  table.footnotes = {Phrase{demand.isMeasured ? CORE_TEXT("From the imported log.")
                                              : CORE_TEXT("Generated from shape, peak and utilisation.")}};
  return table;
}

// The curve is a step per hour of the year; a few hundred points draw it without loss to the eye.
Chart loadDuration(const ReportInput& input) {
  constexpr double points = 200;
  const LoadDurationCurve& curve = input.assessment.demand.curve;
  Chart chart{.name = "load_duration", .title = Phrase{CORE_TEXT("Hours in which at least so many GPUs are in use")},
              .positionHeading = Phrase{CORE_TEXT("Hours of the year")}, .positionUnit = Unit::Hours,
              .valueHeading = Phrase{CORE_TEXT("GPUs in use")}, .valueUnit = Unit::Gpus,
              .positions = {}, .lines = {}, .marks = {}};
  ChartLine line{std::nullopt, Phrase{CORE_TEXT("Demand")}, {}};
  for (double i = 0; i <= points; ++i) {
    const double hours = curve.hours() * i / points;
    chart.positions.push_back(hours);
    line.values.push_back(curve.atHours(hours));
  }
  chart.lines.push_back(std::move(line));
  return chart;
}

Table byMonth(const ReportInput& input) {
  Table table{.name = "capacity_by_month", .title = Phrase{CORE_TEXT("Capacity by month")},
              .columns = {textColumn(CORE_TEXT("Alternative")), figureColumn(CORE_TEXT("Month"), Unit::None),
                          figureColumn(CORE_TEXT("Owned servers"), Unit::Servers),
                          figureColumn(CORE_TEXT("Servers ordered"), Unit::Servers),
                          figureColumn(CORE_TEXT("On owned GPUs"), Unit::GpuHours),
                          figureColumn(CORE_TEXT("Reserved for one year"), Unit::Gpus),
                          figureColumn(CORE_TEXT("Reserved for three years"), Unit::Gpus),
                          figureColumn(CORE_TEXT("Rented by the hour"), Unit::GpuHours),
                          figureColumn(CORE_TEXT("Rented on spot"), Unit::GpuHours),
                          figureColumn(CORE_TEXT("Rented until delivery"), Unit::GpuHours),
                          figureColumn(CORE_TEXT("Work served"), Unit::GpuHours),
                          figureColumn(CORE_TEXT("Operations staff"), Unit::People)},
              .rows = {}, .isDataOnly = true};
  for (const Alternative alternative : allAlternatives) {
    double number = 0;
    for (const MonthCapacity& month : input.assessed(alternative).plan.months) {
      table.rowAlternatives.push_back(alternative);
      table.rows.push_back({textCell(nameOf(alternative)), figureCell(++number, Unit::None),
                            figureCell(month.ownedServers, Unit::Servers), figureCell(month.orderedServers, Unit::Servers),
                            figureCell(month.ownedGpuHours, Unit::GpuHours), figureCell(month.reserved1yGpus, Unit::Gpus),
                            figureCell(month.reserved3yGpus, Unit::Gpus), figureCell(month.onDemandGpuHours, Unit::GpuHours),
                            figureCell(month.spotGpuHours, Unit::GpuHours),
                            figureCell(month.bridgingGpuHours, Unit::GpuHours),
                            figureCell(month.usefulGpuHours, Unit::GpuHours), figureCell(month.staffFte, Unit::People)});
    }
  }
  return table;
}

}  // namespace

Section capacitySection(const ReportInput& input) {
  Section section{.id = "capacity", .title = Phrase{CORE_TEXT("Demand and capacity")}, .blocks = {}};
  section.blocks.emplace_back(demandFigures(input));
  section.blocks.emplace_back(loadDuration(input));
  section.blocks.emplace_back(plans(input));
  section.blocks.emplace_back(byMonth(input));
  return section;
}

}  // namespace rackorrent
