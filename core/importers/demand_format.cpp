// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/demand_format.h"

#include "core/base/message.h"

#include <algorithm>

namespace rackorrent {

std::string_view keyOf(DemandFormat format) {
  switch (format) {
    case DemandFormat::Sacct:
      return "sacct";
    case DemandFormat::Swf:
      return "swf";
    case DemandFormat::JobsCsv:
      return "jobs-csv";
    case DemandFormat::SeriesCsv:
      return "series-csv";
    case DemandFormat::Prometheus:
      return "prometheus";
    case DemandFormat::NvidiaSmi:
      return "nvidia-smi";
    case DemandFormat::PhillyJson:
      return "philly-json";
  }
  return {};
}

std::optional<DemandFormat> demandFormatFromKey(std::string_view key) {
  const auto* found =
      std::ranges::find(allDemandFormats, key, [](DemandFormat format) { return keyOf(format); });
  if (found == allDemandFormats.end()) return std::nullopt;
  return *found;
}

std::string_view nameOf(DemandFormat format) {
  switch (format) {
    case DemandFormat::Sacct:
      return CORE_TEXT("Slurm accounting (sacct)");
    case DemandFormat::Swf:
      return CORE_TEXT("Standard Workload Format");
    case DemandFormat::JobsCsv:
      return CORE_TEXT("Table of jobs");
    case DemandFormat::SeriesCsv:
      return CORE_TEXT("Table of GPUs in use against time");
    case DemandFormat::Prometheus:
      return CORE_TEXT("Prometheus query_range answer");
    case DemandFormat::NvidiaSmi:
      return CORE_TEXT("nvidia-smi log");
    case DemandFormat::PhillyJson:
      return CORE_TEXT("Philly job log (JSON)");
  }
  return {};
}

}  // namespace rackorrent
