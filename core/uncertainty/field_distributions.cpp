// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uncertainty/field_distributions.h"

#include <algorithm>

namespace rackorrent {

namespace {

// What a generated year needs at least, and what it means at most.
constexpr double lowestUtilization = 0.01;

bool isKnown(const Evaluation& evaluation, FieldId field) {
  const bool isImported =
      evaluation.choiceAs<DemandPattern>("workload.pattern"_field) == DemandPattern::Imported;
  return isImported && field == "workload.utilization"_field;
}

double lowestOf(FieldId field) {
  return field == "workload.utilization"_field ? lowestUtilization : fieldOf(field).minimum;
}

Distribution aroundValue(const FieldSpread& spread, double value) {
  const double one = spread.isRelative ? value * spread.low : value + spread.low;
  const double other = spread.isRelative ? value * spread.high : value + spread.high;
  const double lowest = std::min(value, lowestOf(spread.field));
  return {spread.shape, std::clamp(std::min(one, other), lowest, value), value,
          std::clamp(std::max(one, other), value, std::max(value, fieldOf(spread.field).maximum))};
}

}  // namespace

const std::vector<FieldSpread>& fieldSpreads() {
  constexpr auto pert = Shape::Pert;
  constexpr auto triangular = Shape::Triangular;
  static const std::vector<FieldSpread> spreads = {
      {"team.operations_cost_per_fte_year"_field, triangular, true, 0.89, 1.11, "salary-cn-exp"},
      {"workload.peak_gpus"_field, pert, true, 0.7, 1.5, "product"},
      {"workload.utilization"_field, pert, true, 0.6, 1.3, "product"},
      {"workload.growth_per_year"_field, pert, false, -0.15, 0.35, "product"},
      {"data.stored_tb"_field, pert, true, 0.7, 2, "product"},
      {"data.egress_tb_per_month"_field, pert, true, 0.5, 2.5, "product"},
      {"owned.server_price"_field, pert, true, 0.85, 1.25, "product"},
      {"owned.network_share"_field, triangular, true, 0.8, 1.2, "other-hidden-capex"},
      {"owned.electricity_per_kwh"_field, pert, true, 0.9, 1.3, "elec-cn-commercial-2025"},
      {"owned.pue"_field, triangular, true, 0.8, 1.1, "pue-ai-modern"},
      {"owned.maintenance_per_year"_field, pert, true, 0.6, 1.6, "product"},
      {"owned.failure_rate_per_year"_field, triangular, true, 0.625, 1.525, "fail-annual-central"},
      {"owned.useful_life_years"_field, triangular, true, 0.8, 1.2, "life-alphabet"},
      {"owned.residual_share"_field, pert, true, 0.2, 2, "resid-h100-alt"},
      {"owned.lead_time_weeks"_field, pert, true, 0.4, 1.75, "lead-2026-h100-cn"},
      {"owned.servers_per_fte"_field, pert, true, 0.6, 2, "staff-cluster-size"},
      {"cloud.on_demand_price"_field, pert, true, 0.7, 1.3, "product"},
      {"cloud.reserved_1y_price"_field, pert, true, 0.8, 1.25, "product"},
      {"cloud.reserved_3y_price"_field, pert, true, 0.8, 1.25, "product"},
      {"cloud.spot_price"_field, pert, true, 0.6, 1.8, "product"},
      {"cloud.spot_overhead"_field, pert, true, 0.4, 2.5, "product"},
      {"cloud.price_decline_per_year"_field, pert, false, -0.2, 0.3, "hist-decline-rate"},
      {"cloud.idle_share"_field, pert, true, 0.3, 3, "product"},
      {"private_cloud.platform_share_per_year"_field, pert, true, 0.7, 1.5, "product"},
      {"private_cloud.operations_share"_field, triangular, true, 0.6, 1.5, "product"},
  };
  return spreads;
}

const std::vector<FieldCorrelation>& fieldCorrelations() {
  constexpr std::string_view sameMarket = CORE_TEXT("The same market sets both prices.");
  constexpr std::string_view sameSuccess = CORE_TEXT("A service that is used more also grows more.");
  static const std::vector<FieldCorrelation> correlations = {
      {"cloud.on_demand_price"_field, "cloud.reserved_1y_price"_field, 0.7, sameMarket},
      {"cloud.on_demand_price"_field, "cloud.reserved_3y_price"_field, 0.7, sameMarket},
      {"cloud.reserved_1y_price"_field, "cloud.reserved_3y_price"_field, 0.8, sameMarket},
      {"cloud.on_demand_price"_field, "cloud.spot_price"_field, 0.5, sameMarket},
      {"owned.server_price"_field, "cloud.on_demand_price"_field, 0.4, sameMarket},
      {"owned.server_price"_field, "cloud.reserved_1y_price"_field, 0.5, sameMarket},
      {"owned.server_price"_field, "cloud.reserved_3y_price"_field, 0.5, sameMarket},
      {"workload.utilization"_field, "workload.growth_per_year"_field, 0.3, sameSuccess},
  };
  return correlations;
}

std::vector<UncertainField> uncertainFields(const Evaluation& evaluation,
                                            const std::vector<EnteredRange>& entered) {
  std::vector<UncertainField> fields;
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId field{static_cast<std::uint8_t>(i)};
    if (!fieldOf(field).isNumeric() || !evaluation.has(field) || isKnown(evaluation, field)) continue;
    const double value = evaluation.real(field);
    const auto range = std::ranges::find(entered, field, &EnteredRange::field);
    const auto spread = std::ranges::find(fieldSpreads(), field, &FieldSpread::field);
    if (range != entered.end())
      fields.push_back({field, {Shape::Pert, range->low, value, range->high}, "entered"});
    else if (spread != fieldSpreads().end())
      fields.push_back({field, aroundValue(*spread, value), spread->source});
    if (!fields.empty() && fields.back().field == field &&
        fields.back().distribution.low == fields.back().distribution.high)
      fields.pop_back();
  }
  return fields;
}

}  // namespace rackorrent
