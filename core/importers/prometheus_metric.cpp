// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/prometheus_metric.h"

#include "core/base/error.h"
#include "core/importers/column_role.h"
#include "core/importers/import_run.h"

#include <algorithm>
#include <array>

namespace rackorrent {

namespace {

constexpr std::string_view wantedQuery = "DCGM_FI_DEV_GPU_UTIL";

std::string_view labelOf(const Labels& labels, std::initializer_list<std::string_view> names) {
  for (const std::string_view name : names)
    if (const auto found = labels.find(name); found != labels.end()) return found->second;
  return {};
}

// The UUID, or the host with the number of the GPU on it; empty when the series is of no single GPU.
std::string gpuOf(const Labels& labels) {
  const std::string_view uuid = labelOf(labels, {"UUID", "uuid", "gpu_uuid", "GPU_UUID"});
  const std::string_view instance = labelOf(labels, {"GPU_I_ID"});  // a part of a GPU
  if (!uuid.empty()) return std::string(uuid) + "/" + std::string(instance);
  const std::string_view number = labelOf(labels, {"gpu", "gpu_id", "minor_number", "device", "index"});
  const std::string_view host = labelOf(labels, {"Hostname", "hostname", "node", "host", "instance"});
  return number.empty() ? std::string() : std::string(host) + "/" + std::string(number);
}

std::optional<ColumnRole> chosenRole(const ImportOptions& options) {
  for (const ColumnChoice& choice : options.columns)
    if (choice.column == "value") return columnRoleFromKey(choice.role);
  return std::nullopt;
}

bool containsAny(const std::string& name, const auto& parts) {
  return std::ranges::any_of(parts,
                             [&](std::string_view part) { return name.find(part) != std::string::npos; });
}

Error noDemand(const FileText& text, const std::string& name) {
  return invalidLog(text, {CORE_TEXT("The metric %1 does not say how many GPUs are in use."), {name}},
                    {CORE_TEXT("Ask for %1."), {std::string(wantedQuery)}});
}

PrometheusMetric ofOneGpu(PrometheusMetric metric, MetricKind kind, double factor) {
  metric.kind = kind;
  metric.factor = factor;
  return metric;
}

PrometheusMetric withoutName(PrometheusMetric metric, const Labels& labels, const FileText& text) {
  if (!metric.gpu.empty()) return ofOneGpu(std::move(metric), MetricKind::Utilization, 1);
  if (!labels.empty())
    throw invalidLog(
        text,
        {CORE_TEXT("The series are of hosts or groups, and nothing says that they count GPUs; per cent of a "
                   "host cannot become GPUs."),
         {}},
        {CORE_TEXT("Ask for a number of GPUs, for example %1, or say that they do with --map value=gpus."),
         {"sum(DCGM_FI_DEV_GPU_UTIL > bool 5)"}});
  metric.needsWhole = true;
  return metric;
}

}  // namespace

PrometheusMetric classify(const Labels& labels, const ImportOptions& options, const FileText& text) {
  static constexpr std::array utilization = {"gpu_util", "gpu_utilization", "duty_cycle", "utilization_gpu",
                                             "gpu_utilisation"};
  static constexpr std::array fractions = {"gr_engine_active", "gpu_utilization_ratio",
                                           "utilization_gpu_ratio"};
  static constexpr std::array memory = {"fb_used"};
  static constexpr std::array otherThings = {"energy", "power",  "temp", "clock", "mem", "fb_",
                                             "pcie",   "nvlink", "fan",  "xid",   "ecc"};
  PrometheusMetric metric;
  const std::string_view name = labelOf(labels, {"__name__"});
  metric.gpu = gpuOf(labels);
  metric.label = std::string(name) + " " + metric.gpu;
  const auto chosen = chosenRole(options);
  if (chosen == ColumnRole::Gpus) return metric;
  if (chosen == ColumnRole::Utilization && !metric.gpu.empty())
    return ofOneGpu(std::move(metric), MetricKind::Utilization, 1);
  if (name.empty()) return withoutName(std::move(metric), labels, text);
  const std::string plain = normalisedName(name);
  const bool isGpuResource = normalisedName(labelOf(labels, {"resource"})).ends_with("gpu");
  if (isGpuResource) return metric;
  if (containsAny(plain, fractions)) return ofOneGpu(std::move(metric), MetricKind::Utilization, 100);
  if (containsAny(plain, memory)) return ofOneGpu(std::move(metric), MetricKind::Memory, 1);
  if (containsAny(plain, utilization) && !metric.gpu.empty())
    return ofOneGpu(std::move(metric), MetricKind::Utilization, 1);
  if (containsAny(plain, otherThings) || demandScoreOf(plain) <= 0) throw noDemand(text, std::string(name));
  return metric;
}

}  // namespace rackorrent
