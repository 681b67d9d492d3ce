// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/derived_measure.h"

#include "core/knowledge/data_transfer.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rackorrent {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double hoursPerMonth = 730;

constexpr std::array capitalFields = {"finance.capex_limit"_field,   "workload.peak_gpus"_field,
                                      "owned.gpus_per_server"_field, "owned.server_price"_field,
                                      "owned.network_share"_field,   "owned.storage_share"_field,
                                      "owned.relative_speed"_field};
constexpr std::array budgetFields = {"finance.monthly_opex_limit"_field, "workload.peak_gpus"_field,
                                     "workload.utilization"_field,       "cloud.on_demand_price"_field,
                                     "cloud.reserved_1y_price"_field,    "cloud.reserved_3y_price"_field,
                                     "cloud.relative_speed"_field};
constexpr std::array staffFields = {"team.operations_fte"_field, "workload.peak_gpus"_field,
                                    "owned.gpus_per_server"_field, "owned.servers_per_fte"_field,
                                    "owned.relative_speed"_field};
constexpr std::array lifeFields = {"owned.useful_life_years"_field, "project.horizon_months"_field};
constexpr std::array uploadFields = {"data.stored_tb"_field, "data.link_gbps"_field,
                                     "data.line_usable_share"_field, "data.parallel_streams"_field,
                                     "data.stream_gbps"_field};

double ratio(double part, double whole) { return whole > 0 ? part / whole : infinity; }

double serversForPeak(const Evaluation& evaluation) {
  const double gpus =
      evaluation.real("workload.peak_gpus"_field) / evaluation.real("owned.relative_speed"_field);
  return std::ceil(gpus / evaluation.real("owned.gpus_per_server"_field));
}

double capitalCover(const Evaluation& evaluation) {
  const auto limit = evaluation.optionalReal("finance.capex_limit"_field);
  if (!limit) return infinity;
  const double shares =
      1 + evaluation.real("owned.network_share"_field) + evaluation.real("owned.storage_share"_field);
  return ratio(*limit, serversForPeak(evaluation) * evaluation.real("owned.server_price"_field) * shares);
}

double budgetCover(const Evaluation& evaluation) {
  const auto limit = evaluation.optionalReal("finance.monthly_opex_limit"_field);
  double cheapest = infinity;
  for (const FieldId price :
       {"cloud.on_demand_price"_field, "cloud.reserved_1y_price"_field, "cloud.reserved_3y_price"_field})
    cheapest = std::min(cheapest, evaluation.optionalReal(price).value_or(infinity));
  if (!limit || !std::isfinite(cheapest)) return infinity;
  const double gpus = evaluation.real("workload.peak_gpus"_field) *
                      evaluation.real("workload.utilization"_field) /
                      evaluation.real("cloud.relative_speed"_field);
  return ratio(*limit, gpus * hoursPerMonth * cheapest);
}

double staffCover(const Evaluation& evaluation) {
  const double servers = serversForPeak(evaluation);
  if (servers <= 0) return infinity;
  const double needed = std::max(1.0, servers / evaluation.real("owned.servers_per_fte"_field));
  return evaluation.real("team.operations_fte"_field) / needed;
}

double lifeCover(const Evaluation& evaluation) {
  return ratio(evaluation.real("owned.useful_life_years"_field) * 12,
               evaluation.real("project.horizon_months"_field));
}

// The same towards either side: only the money differs.
double uploadDays(const Evaluation& evaluation) {
  return transferOf(evaluation, MigrationDirection::ToCloud).lineDays;
}

}  // namespace

double valueOf(DerivedMeasure measure, const Evaluation& evaluation) {
  switch (measure) {
    case DerivedMeasure::CapitalCover:
      return capitalCover(evaluation);
    case DerivedMeasure::BudgetCover:
      return budgetCover(evaluation);
    case DerivedMeasure::StaffCover:
      return staffCover(evaluation);
    case DerivedMeasure::LifeCover:
      return lifeCover(evaluation);
    case DerivedMeasure::UploadDays:
      return uploadDays(evaluation);
  }
  return infinity;
}

std::span<const FieldId> fieldsOf(DerivedMeasure measure) {
  switch (measure) {
    case DerivedMeasure::CapitalCover:
      return capitalFields;
    case DerivedMeasure::BudgetCover:
      return budgetFields;
    case DerivedMeasure::StaffCover:
      return staffFields;
    case DerivedMeasure::LifeCover:
      return lifeFields;
    case DerivedMeasure::UploadDays:
      return uploadFields;
  }
  return {};
}

}  // namespace rackorrent
