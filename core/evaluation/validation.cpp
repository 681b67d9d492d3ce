// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/validation.h"

#include "core/evaluation/value_text.h"

#include <algorithm>

namespace rackorrent {

namespace {

using Issues = std::vector<Issue>;

void checkDemand(const Evaluation& evaluation, Issues& issues) {
  const double peak = evaluation.real("workload.peak_gpus"_field);
  const bool imported =
      evaluation.choiceAs<DemandPattern>("workload.pattern"_field) == DemandPattern::Imported;
  if (imported && !evaluation.measuredDemand)
    issues.push_back({"workload.pattern",
                      {CORE_TEXT("The demand is to come from a log, but none has been imported."), {}}});
  if (peak <= 0)
    issues.push_back(
        {"workload.peak_gpus", {CORE_TEXT("Peak demand: enter more than 0, for example 64."), {}}});
  if (evaluation.real("workload.utilization"_field) <= 0)
    issues.push_back({"workload.utilization",
                      {CORE_TEXT("Average utilisation: enter more than 0 %, for example 60 %."), {}}});
  const double largest = evaluation.real("workload.largest_job_gpus"_field);
  if (!imported && peak > 0 && largest > peak)  // an hourly peak may lie below a job that ran for minutes
    issues.push_back(
        {"workload.largest_job_gpus",
         {CORE_TEXT("The largest job needs %1, more than the peak demand of %2. Lower it or raise the peak."),
          {Quantity{largest, Unit::Gpus}, Quantity{peak, Unit::Gpus}}}});
}

void checkChannels(const Evaluation& evaluation, Issues& issues) {
  const bool rentable = evaluation.has("cloud.on_demand_price"_field) ||
                        evaluation.has("cloud.reserved_1y_price"_field) ||
                        evaluation.has("cloud.reserved_3y_price"_field);
  if (!rentable)
    issues.push_back(
        {"cloud.on_demand_price",
         {CORE_TEXT(
              "Enter at least one of the on-demand and reserved prices: without one nothing can be rented."),
          {}}});
}

void checkWeights(const Evaluation& evaluation, Issues& issues) {
  double sum = 0;
  for (std::size_t i = 0; i < fieldCount; ++i)
    if (fieldTable[i].group == FieldGroup::Weights)
      sum += evaluation.real(FieldId{static_cast<std::uint8_t>(i)});
  if (sum <= 0)
    issues.push_back({"weights.total_cost",
                      {CORE_TEXT("All weights are zero. Give at least one dimension a weight."), {}}});
}

void warnOfOddities(const Evaluation& evaluation, Issues& issues) {
  const auto warn = [&](std::string field, Message message) {
    issues.push_back({std::move(field), std::move(message), Issue::Severity::Warning});
  };
  const auto onDemand = evaluation.optionalReal("cloud.on_demand_price"_field);
  const auto reserved = evaluation.optionalReal("cloud.reserved_1y_price"_field);
  if (onDemand && reserved && *reserved > *onDemand)
    warn("cloud.reserved_1y_price",
         {CORE_TEXT("The one-year reserved price is above the on-demand price."), {}});
  if (evaluation.choiceAs<RunningCost>("owned.running_cost"_field) == RunningCost::Metered)
    warn("owned.running_cost", {CORE_TEXT("Running costs of own hardware count only for hours in use: low "
                                          "utilisation looks cheaper than it is."),
                                {}});
  const double weeks = evaluation.real("owned.lead_time_weeks"_field);
  const double months = evaluation.real("project.horizon_months"_field);
  if (weeks * 7 >= months * 365.0 / 12)
    warn("owned.lead_time_weeks",
         {CORE_TEXT("Own hardware would arrive only after the planning horizon has ended."), {}});
}

}  // namespace

std::vector<Issue> validate(const Evaluation& evaluation) {
  Issues issues;
  for (std::size_t i = 0; i < fieldCount; ++i)
    if (auto issue = checkValue(fieldTable[i], evaluation.value(FieldId{static_cast<std::uint8_t>(i)})))
      issues.push_back(std::move(*issue));
  if (!issues.empty()) return issues;  // contradictions can only be judged among sound values
  checkDemand(evaluation, issues);
  checkChannels(evaluation, issues);
  checkWeights(evaluation, issues);
  warnOfOddities(evaluation, issues);
  return issues;
}

bool isValid(const Evaluation& evaluation) {
  return std::ranges::none_of(validate(evaluation),
                              [](const Issue& issue) { return issue.severity == Issue::Severity::Fault; });
}

}  // namespace rackorrent
