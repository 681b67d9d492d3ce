// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"

#include <optional>

namespace rackorrent {

// The prices and rates of the formula, read from the inputs in the number type of the reading.
template <class T>
struct CostParameters {
  T serverPrice, networkShare, storageShare, fitOutCost, ownedSetupCost;
  T serverKilowatts, idlePowerShare, pue, electricityPerKwh, colocationPerKwMonth;
  T maintenancePerYear, failureRatePerYear, residualShare, usefulLifeYears, gpusPerServer, ownedSpeed;
  T electricityRisePerYear, hardwarePriceDeclinePerYear, hoursPerMonth;
  T staffRisePerYear, crossRegionTerabytes, crossRegionPricePerGb;
  T staffCostPerYear, platformSharePerYear, managedFeePerMonth;
  T onDemandPrice, reserved1yPrice, reserved3yPrice, spotPrice, bridgingPrice;
  T supportShare, idleShare, typicalJobHours, cloudPriceDeclinePerYear, cloudSetupCost;
  T storedTerabytes, storagePricePerTbMonth, egressTerabytes, egressPricePerGb;
  T discountRatePerYear;
};

// The channel that bridges until delivery: on-demand where it is offered, else the cheapest that is.
FieldId bridgingPriceField(const Evaluation& evaluation);

// Units of the billing clock in an hour; not for Billing::Month.
double unitsPerHour(Billing billing);

// Reader: FieldId -> T for a field that has a value. Absent prices read as zero; the plan buys nothing there.
template <class T, class Reader>
CostParameters<T> readCostParameters(const Evaluation& evaluation, Reader read) {
  const auto price = [&](FieldId id) { return evaluation.has(id) ? read(id) : T(0); };
  CostParameters<T> p;
  p.serverPrice = read("owned.server_price"_field);
  p.networkShare = read("owned.network_share"_field);
  p.storageShare = read("owned.storage_share"_field);
  p.fitOutCost = read("owned.fit_out_cost"_field);
  p.ownedSetupCost = read("owned.setup_cost"_field);
  p.serverKilowatts = read("owned.server_power_kw"_field);
  p.idlePowerShare = read("owned.idle_power_share"_field);
  p.pue = read("owned.pue"_field);
  p.electricityPerKwh = read("owned.electricity_per_kwh"_field);
  p.colocationPerKwMonth = read("owned.colocation_per_kw_month"_field);
  p.maintenancePerYear = read("owned.maintenance_per_year"_field);
  p.failureRatePerYear = read("owned.failure_rate_per_year"_field);
  p.residualShare = read("owned.residual_share"_field);
  p.usefulLifeYears = read("owned.useful_life_years"_field);
  p.gpusPerServer = read("owned.gpus_per_server"_field);
  p.ownedSpeed = read("owned.relative_speed"_field);
  p.hardwarePriceDeclinePerYear = read("owned.price_decline_per_year"_field);
  p.electricityRisePerYear = read("owned.electricity_rise_per_year"_field);
  p.hoursPerMonth = read("finance.hours_per_month"_field);
  p.staffRisePerYear = read("team.operations_cost_rise_per_year"_field);
  p.crossRegionTerabytes = read("data.cross_region_tb_per_month"_field);
  p.crossRegionPricePerGb = read("cloud.cross_region_price_per_gb"_field);
  p.staffCostPerYear = read("team.operations_cost_per_fte_year"_field);
  p.platformSharePerYear = read("private_cloud.platform_share_per_year"_field);
  p.managedFeePerMonth = read("private_cloud.managed_fee_per_month"_field);
  p.onDemandPrice = price("cloud.on_demand_price"_field);
  p.reserved1yPrice = price("cloud.reserved_1y_price"_field);
  p.reserved3yPrice = price("cloud.reserved_3y_price"_field);
  p.spotPrice = price("cloud.spot_price"_field);
  p.bridgingPrice = price(bridgingPriceField(evaluation));
  p.supportShare = read("cloud.support_share"_field);
  p.idleShare = read("cloud.idle_share"_field);
  p.typicalJobHours = read("cloud.typical_job_hours"_field);
  p.cloudPriceDeclinePerYear = read("cloud.price_decline_per_year"_field);
  p.cloudSetupCost = read("cloud.setup_cost"_field);
  p.storedTerabytes = read("data.stored_tb"_field);
  p.storagePricePerTbMonth = read("cloud.storage_price_per_tb_month"_field);
  p.egressTerabytes = read("data.egress_tb_per_month"_field);
  p.egressPricePerGb = read("cloud.egress_price_per_gb"_field);
  p.discountRatePerYear = read("finance.discount_rate_per_year"_field);
  return p;
}

}  // namespace rackorrent
