// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/channel_table.h"

#include "core/demand/calendar.h"

#include <initializer_list>

namespace rackorrent::ui {
namespace {

struct ChannelRow {
  Phrase name;
  double gpus = 0;
  double gpuHours = 0;
  Money cost;
};

Money sumOf(const Ledger& ledger, std::initializer_list<CostItem> items) {
  Money sum;
  for (const CostItem item : items) sum += ledger.of(item);
  return sum;
}

Cell figure(double value, Unit unit) { return value > 0 ? Cell{Quantity{value, unit}} : Cell{}; }

std::vector<ChannelRow> rowsOf(const AlternativeAssessment& assessed) {
  using enum CostItem;
  const CapacityPlan& plan = assessed.plan;
  const Ledger& ledger = assessed.ledger;
  double ownedHours = 0;
  double reservedHours = 0;
  for (const MonthCapacity& month : plan.months) {
    ownedHours += month.ownedGpuHours;
    reservedHours += month.reserved1yGpus + month.reserved3yGpus;
  }
  reservedHours *= plan.hoursPerMonth;
  return {
      {{CORE_TEXT("Owned")},
       plan.ownedGpus,
       ownedHours,
       sumOf(ledger, {Servers, Network, Storage, FitOut, OwnedSetup, ResaleValue, Power, Colocation,
                      Maintenance, Platform, ManagedFee, FailedParts, Replacement})},
      {{CORE_TEXT("Reserved")},
       plan.reservedGpus,
       reservedHours,
       sumOf(ledger, {Reserved1Year, Reserved3Years})},
      {{CORE_TEXT("On demand")}, 0, plan.onDemandGpuHours, ledger.of(OnDemand)},
      {{CORE_TEXT("Spot, restarts included")}, 0, plan.spotGpuHours, ledger.of(Spot)},
      {{CORE_TEXT("Rented until delivery")}, 0, plan.bridgingGpuHours, ledger.of(Bridging)},
  };
}

}  // namespace

Table channelTable(const AlternativeAssessment& assessed) {
  Table table{
      .name = "channels",
      .title = Phrase{CORE_TEXT("What is bought of each channel")},
      .columns = {{.heading = Phrase{CORE_TEXT("Channel")}},
                  {.heading = Phrase{CORE_TEXT("GPUs")}, .unit = Unit::None, .isNumeric = true},
                  {.heading = Phrase{CORE_TEXT("GPU-hours paid or worked")},
                   .unit = Unit::None,
                   .isNumeric = true},
                  {.heading = Phrase{CORE_TEXT("Direct cost")}, .unit = Unit::Money, .isNumeric = true}},
      .rows = {},
      .lastRowIsTotal = true};
  Money rest = assessed.ledger.total();
  for (const ChannelRow& row : rowsOf(assessed)) {
    rest = rest - row.cost;
    if (row.gpuHours <= 0 && row.cost == Money{}) continue;
    table.rows.push_back({Cell{Text(row.name)}, figure(row.gpus, Unit::Gpus),
                          figure(row.gpuHours, Unit::GpuHours), Cell{row.cost}});
  }
  table.rows.push_back({Cell{Text(Phrase{CORE_TEXT("Staff, support, storage, traffic and other costs")})},
                        {},
                        {},
                        Cell{rest}});
  table.rows.push_back({Cell{Text(Phrase{CORE_TEXT("Total")})}, {}, {}, Cell{assessed.ledger.total()}});
  return table;
}

}  // namespace rackorrent::ui
