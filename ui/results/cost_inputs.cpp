// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/cost_inputs.h"

#include <array>

namespace rackorrent::ui {
namespace {

template <std::size_t count>
std::span<const FieldId> spanOf(const std::array<FieldId, count>& fields) {
  return fields;
}

constexpr std::array servers = {"owned.server_price"_field};
constexpr std::array network = {"owned.server_price"_field, "owned.network_share"_field};
constexpr std::array storage = {"owned.server_price"_field, "owned.storage_share"_field};
constexpr std::array fitOut = {"owned.facility"_field, "owned.fit_out_cost"_field};
constexpr std::array ownedSetup = {"owned.setup_cost"_field};
constexpr std::array cloudSetup = {"cloud.setup_cost"_field};
constexpr std::array resale = {"owned.server_price"_field, "owned.residual_share"_field,
                               "owned.useful_life_years"_field};
constexpr std::array onDemand = {"cloud.on_demand_price"_field, "cloud.price_decline_per_year"_field};
constexpr std::array reserved1y = {"cloud.reserved_1y_price"_field, "cloud.price_decline_per_year"_field};
constexpr std::array reserved3y = {"cloud.reserved_3y_price"_field, "cloud.price_decline_per_year"_field};
constexpr std::array spot = {"cloud.spot_price"_field, "cloud.spot_overhead"_field,
                             "cloud.price_decline_per_year"_field};
constexpr std::array support = {"cloud.support_share"_field};
constexpr std::array cloudStorage = {"data.stored_tb"_field, "cloud.storage_price_per_tb_month"_field};
constexpr std::array power = {"owned.server_power_kw"_field, "owned.idle_power_share"_field,
                              "owned.pue"_field, "owned.electricity_per_kwh"_field};
constexpr std::array colocation = {"owned.facility"_field, "owned.server_power_kw"_field,
                                   "owned.colocation_per_kw_month"_field};
constexpr std::array maintenance = {"owned.server_price"_field, "owned.network_share"_field,
                                    "owned.storage_share"_field, "owned.maintenance_per_year"_field};
constexpr std::array platform = {"owned.server_price"_field, "owned.network_share"_field,
                                 "owned.storage_share"_field, "private_cloud.platform_share_per_year"_field};
constexpr std::array managedFee = {"private_cloud.managed_fee_per_month"_field};
constexpr std::array egress = {"data.egress_tb_per_month"_field, "cloud.egress_price_per_gb"_field};
constexpr std::array idleInstances = {"cloud.on_demand_price"_field, "cloud.spot_price"_field,
                                      "cloud.idle_share"_field};
constexpr std::array roundingUp = {"cloud.billing"_field, "cloud.typical_job_hours"_field,
                                   "cloud.on_demand_price"_field, "cloud.spot_price"_field};
constexpr std::array failedParts = {"owned.server_price"_field, "owned.failure_rate_per_year"_field};
constexpr std::array replacement = {"owned.server_price"_field, "owned.network_share"_field,
                                    "owned.storage_share"_field, "owned.useful_life_years"_field};
constexpr std::array staff = {"team.operations_cost_per_fte_year"_field, "owned.servers_per_fte"_field};
constexpr std::array bridging = {"owned.lead_time_weeks"_field, "cloud.on_demand_price"_field};

double sumOver(const CapacityPlan& plan, double (*figure)(const MonthCapacity&)) {
  double sum = 0;
  for (const MonthCapacity& month : plan.months) sum += figure(month);
  return sum;
}

}  // namespace

std::span<const FieldId> inputsOf(CostItem item) {
  switch (item) {
    case CostItem::Servers:
      return spanOf(servers);
    case CostItem::Network:
      return spanOf(network);
    case CostItem::Storage:
      return spanOf(storage);
    case CostItem::FitOut:
      return spanOf(fitOut);
    case CostItem::OwnedSetup:
      return spanOf(ownedSetup);
    case CostItem::CloudSetup:
      return spanOf(cloudSetup);
    case CostItem::ResaleValue:
      return spanOf(resale);
    case CostItem::OnDemand:
      return spanOf(onDemand);
    case CostItem::Reserved1Year:
      return spanOf(reserved1y);
    case CostItem::Reserved3Years:
      return spanOf(reserved3y);
    case CostItem::Spot:
      return spanOf(spot);
    case CostItem::Support:
      return spanOf(support);
    case CostItem::CloudStorage:
      return spanOf(cloudStorage);
    case CostItem::Power:
      return spanOf(power);
    case CostItem::Colocation:
      return spanOf(colocation);
    case CostItem::Maintenance:
      return spanOf(maintenance);
    case CostItem::Platform:
      return spanOf(platform);
    case CostItem::ManagedFee:
      return spanOf(managedFee);
    case CostItem::Egress:
      return spanOf(egress);
    case CostItem::IdleInstances:
      return spanOf(idleInstances);
    case CostItem::RoundingUp:
      return spanOf(roundingUp);
    case CostItem::FailedParts:
      return spanOf(failedParts);
    case CostItem::Replacement:
      return spanOf(replacement);
    case CostItem::Staff:
      return spanOf(staff);
    case CostItem::Bridging:
      return spanOf(bridging);
  }
  return {};
}

std::optional<Quantity> planQuantity(CostItem item, const CapacityPlan& plan) {
  switch (item) {
    case CostItem::Servers:
    case CostItem::Network:
    case CostItem::Storage:
      return Quantity{
          sumOver(plan, [](const MonthCapacity& m) { return m.orderedServers - m.replacedServers; }),
          Unit::Servers};
    case CostItem::Replacement:
      return Quantity{sumOver(plan, [](const MonthCapacity& m) { return m.replacedServers; }), Unit::Servers};
    case CostItem::OnDemand:
      return Quantity{plan.onDemandGpuHours, Unit::GpuHours};
    case CostItem::Spot:
      return Quantity{plan.spotGpuHours, Unit::GpuHours};
    case CostItem::Bridging:
      return Quantity{plan.bridgingGpuHours, Unit::GpuHours};
    case CostItem::Reserved1Year:
    case CostItem::Reserved3Years:
      return Quantity{plan.reservedGpus, Unit::Gpus};
    case CostItem::Power:
      return Quantity{sumOver(plan, [](const MonthCapacity& m) { return m.ownedGpuHours; }), Unit::GpuHours};
    case CostItem::Staff:
      return Quantity{plan.peakStaffFte, Unit::People};
    default:
      return std::nullopt;
  }
}

}  // namespace rackorrent::ui
