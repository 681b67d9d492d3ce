// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capacity/channels.h"

#include "core/demand/calendar.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rackorrent {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

// Hours billed for each hour used by a typical job (ledger D2.5.3); a monthly clock does not bill by the job.
double billedPerUsedHour(const Evaluation& evaluation, Billing billing) {
  constexpr double secondsInHour = 3600;
  constexpr double minutesInHour = 60;
  const double unitsInHour = billing == Billing::Second   ? secondsInHour
                             : billing == Billing::Minute ? minutesInHour
                                                          : 1;
  const double units = evaluation.real("cloud.typical_job_hours"_field) * unitsInHour;
  return std::ceil(units - 1e-9) / units;  // 4 hours are 14,400 seconds, not 14,401
}

// Cost a year of one unit of money spent on hardware: the annuity factor at the effective yearly rate.
double annuity(double rate, double years) {
  return rate > 0 ? rate / (1 - std::pow(1 + rate, -years)) : 1 / years;
}

double hardwarePerYear(const Evaluation& evaluation) {
  const double price = evaluation.real("owned.server_price"_field);
  const double withNetwork = price * (1 + evaluation.real("owned.network_share"_field) +
                                      evaluation.real("owned.storage_share"_field));
  const double life = evaluation.real("owned.useful_life_years"_field);
  const double years = std::min(life, evaluation.real("project.horizon_months"_field) / monthsPerYear);
  const double rate = evaluation.real("finance.discount_rate_per_year"_field);
  const double resale = price * std::pow(evaluation.real("owned.residual_share"_field), years / life);
  const double kept = (withNetwork - resale * std::pow(1 + rate, -years)) * annuity(rate, years);
  return kept + withNetwork * evaluation.real("owned.maintenance_per_year"_field) +
         price * evaluation.real("owned.failure_rate_per_year"_field);
}

double placePerYear(const Evaluation& evaluation) {
  if (evaluation.choiceAs<Facility>("owned.facility"_field) == Facility::OwnRoom) return 0;
  return evaluation.real("owned.server_power_kw"_field) *
         evaluation.real("owned.colocation_per_kw_month"_field) * monthsPerYear;
}

}  // namespace

bool worksBefore(const ChannelCost& one, const ChannelCost& other) {
  if (one.variablePerGpuHour != other.variablePerGpuHour)
    return one.variablePerGpuHour < other.variablePerGpuHour;
  if (one.fixedPerGpuYear != other.fixedPerGpuYear) return one.fixedPerGpuYear > other.fixedPerGpuYear;
  return commitmentOf(one.channel) > commitmentOf(other.channel);
}

std::vector<ChannelCost> rentedChannels(const Evaluation& evaluation) {
  const double committed =
      (1 + evaluation.real("cloud.support_share"_field)) / evaluation.real("cloud.relative_speed"_field);
  const double idleShare = evaluation.real("cloud.idle_share"_field);
  const auto billing = evaluation.choiceAs<Billing>("cloud.billing"_field);
  std::vector<ChannelCost> channels;
  if (const auto price = evaluation.optionalReal("cloud.reserved_3y_price"_field))
    channels.push_back({Channel::Reserved3Years, *price * committed * hoursPerYear, 0});
  if (const auto price = evaluation.optionalReal("cloud.reserved_1y_price"_field))
    channels.push_back({Channel::Reserved1Year, *price * committed * hoursPerYear, 0});
  const auto onDemand = evaluation.optionalReal("cloud.on_demand_price"_field);
  if (billing == Billing::Month) {
    if (onDemand)
      channels.push_back(
          {Channel::OnDemand, *onDemand * committed * hoursPerYear, *onDemand * committed * idleShare});
    return channels;
  }
  const double flexible = (billedPerUsedHour(evaluation, billing) + idleShare) * committed;
  if (onDemand) channels.push_back({Channel::OnDemand, 0, *onDemand * flexible});
  if (const auto price = evaluation.optionalReal("cloud.spot_price"_field))
    channels.push_back(
        {Channel::Spot, 0, *price * flexible * (1 + evaluation.real("cloud.spot_overhead"_field))});
  return channels;
}

ChannelCost ownedChannel(const Evaluation& evaluation) {
  const double referenceGpus =
      evaluation.real("owned.gpus_per_server"_field) * evaluation.real("owned.relative_speed"_field);
  const double fullPower = evaluation.real("owned.server_power_kw"_field) *
                           evaluation.real("owned.pue"_field) *
                           evaluation.real("owned.electricity_per_kwh"_field);
  const double idleShare = evaluation.real("owned.idle_power_share"_field);
  const double staff = evaluation.real("team.operations_cost_per_fte_year"_field) /
                       evaluation.real("owned.servers_per_fte"_field);
  const double fixed =
      hardwarePerYear(evaluation) + placePerYear(evaluation) + fullPower * idleShare * hoursPerYear + staff;
  return {Channel::Owned, fixed / referenceGpus, fullPower * (1 - idleShare) / referenceGpus};
}

std::vector<ChannelCost> channelCosts(const Evaluation& evaluation) {
  std::vector<ChannelCost> channels = rentedChannels(evaluation);
  channels.insert(channels.begin(), ownedChannel(evaluation));
  return channels;
}

double crossingHours(const ChannelCost& one, const ChannelCost& other) {
  const double hours =
      (one.fixedPerGpuYear - other.fixedPerGpuYear) / (other.variablePerGpuHour - one.variablePerGpuHour);
  return hours >= 0 ? hours : infinity;  // NaN, for two equal lines, is no crossing either
}

std::vector<EnvelopePiece> lowerEnvelope(std::vector<ChannelCost> channels) {
  std::ranges::sort(channels, worksBefore);
  std::ranges::reverse(channels);  // steepest first: few hours
  std::vector<EnvelopePiece> pieces;
  for (const ChannelCost& cost : channels) {
    double from = 0;
    while (!pieces.empty()) {
      const ChannelCost& last = pieces.back().cost;
      const bool isDearer =
          cost.variablePerGpuHour == last.variablePerGpuHour;  // sorted: not cheaper in its fixed part
      from = isDearer ? infinity
                      : std::max(0.0, (cost.fixedPerGpuYear - last.fixedPerGpuYear) /
                                          (last.variablePerGpuHour - cost.variablePerGpuHour));
      if (from > pieces.back().fromHours || isDearer) break;
      pieces.pop_back();
      from = 0;
    }
    if (from >= hoursPerYear) continue;
    if (!pieces.empty()) pieces.back().toHours = from;
    pieces.push_back({cost, from, hoursPerYear});
  }
  return pieces;
}

}  // namespace rackorrent
