// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/steps.h"

#include <QCoreApplication>

#include <algorithm>

namespace rackorrent::ui {

namespace {

std::vector<FormSection> teamSections() {
  return {{QT_TRANSLATE_NOOP("sections", "Team"),
           {"team.engineers"_field, "team.operations_fte"_field, "team.operations_skill"_field,
            "team.operations_cost_per_fte_year"_field, "team.operations_cost_rise_per_year"_field}},
          {QT_TRANSLATE_NOOP("sections", "Project"),
           {"project.stage"_field, "project.horizon_months"_field, "project.needed_within_weeks"_field}}};
}

std::vector<FormSection> workloadSections() {
  return {{QT_TRANSLATE_NOOP("sections", "How much"),
           {"workload.kind"_field, "workload.pattern"_field, "workload.peak_gpus"_field,
            "workload.utilization"_field, "workload.growth_per_year"_field}},
          {QT_TRANSLATE_NOOP("sections", "Can it wait or be interrupted"),
           {"workload.deferrable_share"_field, "workload.max_delay_hours"_field,
            "workload.interruptible_share"_field}},
          {QT_TRANSLATE_NOOP("sections", "Performance needs"),
           {"workload.scale_up_minutes"_field, "workload.latency"_field, "workload.interconnect"_field,
            "workload.largest_job_gpus"_field}}};
}

std::vector<FormSection> dataSections() {
  return {{QT_TRANSLATE_NOOP("sections", "Data"),
           {"data.stored_tb"_field, "data.egress_tb_per_month"_field, "data.cross_region_tb_per_month"_field,
            "data.link_gbps"_field}},
          {QT_TRANSLATE_NOOP("sections", "Compliance"),
           {"compliance.residency"_field, "compliance.regimes"_field}},
          {QT_TRANSLATE_NOOP("sections", "Moving the data"),
           {"data.line_usable_share"_field, "data.parallel_streams"_field, "data.stream_gbps"_field,
            "data.disk_tb"_field, "data.disk_copy_gbps"_field, "data.shipping_days"_field,
            "data.shipping_cost_per_disk"_field}}};
}

std::vector<FormSection> financeSections() {
  return {{QT_TRANSLATE_NOOP("sections", "Currency and interest"),
           {"finance.currency"_field, "finance.discount_rate_per_year"_field}},
          {QT_TRANSLATE_NOOP("sections", "Limits"),
           {"finance.capex_limit"_field, "finance.monthly_opex_limit"_field}},
          {QT_TRANSLATE_NOOP("sections", "How amounts are reckoned"),
           {"finance.hours_per_month"_field, "finance.compounding"_field, "finance.payment_timing"_field,
            "owned.running_cost"_field, "owned.depreciation"_field}}};
}

std::vector<FormSection> ownedSections() {
  return {{QT_TRANSLATE_NOOP("sections", "Servers"),
           {"owned.gpu_model"_field, "owned.gpus_per_server"_field, "owned.server_price"_field,
            "owned.network_share"_field, "owned.storage_share"_field, "owned.relative_speed"_field,
            "owned.price_decline_per_year"_field}},
          {QT_TRANSLATE_NOOP("sections", "Room and power"),
           {"owned.facility"_field, "owned.fit_out_cost"_field, "owned.colocation_per_kw_month"_field,
            "owned.server_power_kw"_field, "owned.idle_power_share"_field, "owned.pue"_field,
            "owned.electricity_per_kwh"_field, "owned.electricity_rise_per_year"_field,
            "owned.power_limit_kw"_field}},
          {QT_TRANSLATE_NOOP("sections", "Upkeep and life"),
           {"owned.maintenance_per_year"_field, "owned.failure_rate_per_year"_field,
            "owned.useful_life_years"_field, "owned.residual_share"_field}},
          {QT_TRANSLATE_NOOP("sections", "Start and people"),
           {"owned.lead_time_weeks"_field, "owned.setup_cost"_field, "owned.servers_per_fte"_field}},
          {QT_TRANSLATE_NOOP("sections", "Private cloud, on top"),
           {"private_cloud.platform_share_per_year"_field, "private_cloud.managed_fee_per_month"_field,
            "private_cloud.operations_share"_field}}};
}

std::vector<FormSection> cloudSections() {
  return {
      {QT_TRANSLATE_NOOP("sections", "Offer"),
       {"cloud.provider"_field, "cloud.gpu_model"_field, "cloud.relative_speed"_field,
        "cloud.provisioning_minutes"_field}},
      {QT_TRANSLATE_NOOP("sections", "Prices"),
       {"cloud.on_demand_price"_field, "cloud.reserved_1y_price"_field, "cloud.reserved_3y_price"_field,
        "cloud.spot_price"_field, "cloud.spot_overhead"_field, "cloud.price_decline_per_year"_field}},
      {QT_TRANSLATE_NOOP("sections", "Billing and waste"),
       {"cloud.billing"_field, "cloud.typical_job_hours"_field, "cloud.idle_share"_field}},
      {QT_TRANSLATE_NOOP("sections", "Around the rent"),
       {"cloud.egress_price_per_gb"_field, "cloud.cross_region_price_per_gb"_field,
        "cloud.storage_price_per_tb_month"_field, "cloud.support_share"_field, "cloud.setup_cost"_field}}};
}

std::array<Step, stepCount> makeSteps() {
  using Kind = Step::Kind;
  return {{{QT_TRANSLATE_NOOP("steps", "Team and project"), Kind::Fields, teamSections()},
           {QT_TRANSLATE_NOOP("steps", "Workload"), Kind::Fields, workloadSections()},
           {QT_TRANSLATE_NOOP("steps", "Data and compliance"), Kind::Fields, dataSections()},
           {QT_TRANSLATE_NOOP("steps", "Finance limits"), Kind::Fields, financeSections()},
           {QT_TRANSLATE_NOOP("steps", "Owned hardware"), Kind::Fields, ownedSections()},
           {QT_TRANSLATE_NOOP("steps", "Cloud prices"), Kind::Fields, cloudSections()},
           {QT_TRANSLATE_NOOP("steps", "Weights"), Kind::Weights, {}},
           {QT_TRANSLATE_NOOP("steps", "Review"), Kind::Review, {}}}};
}

bool hasField(const Step& step, FieldId field) {
  if (step.kind == Step::Kind::Weights) return fieldOf(field).group == FieldGroup::Weights;
  return std::ranges::any_of(step.sections, [field](const FormSection& section) {
    return std::ranges::find(section.fields, field) != section.fields.end();
  });
}

}  // namespace

const std::array<Step, stepCount>& steps() {
  static const std::array<Step, stepCount> table = makeSteps();
  return table;
}

QString stepTitle(int step) {
  return QCoreApplication::translate("steps", steps()[static_cast<std::size_t>(step)].title);
}

int stepOf(FieldId field) {
  const auto found =
      std::ranges::find_if(steps(), [field](const Step& step) { return hasField(step, field); });
  return static_cast<int>(found - steps().begin());
}

}  // namespace rackorrent::ui
