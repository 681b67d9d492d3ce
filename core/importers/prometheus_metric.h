// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/file_text.h"
#include "core/importers/import_options.h"

#include <functional>
#include <map>
#include <string>

namespace rackorrent {

using Labels = std::map<std::string, std::string, std::less<>>;

enum class MetricKind { Utilization, Memory, Gpus };

// What one series of a Prometheus answer measures.
struct PrometheusMetric {
  MetricKind kind = MetricKind::Gpus;
  double factor = 1;        // to per cent, MiB or GPUs
  bool needsWhole = false;  // nothing but whole numbers shows that it counts GPUs
  std::string gpu;          // which GPU it is of; empty for a sum
  std::string label;        // for people
};

// From the metric's name and labels, or as the user says with the role of "value". Throws Error(InvalidInput)
// for a metric that is no demand, with what to ask for instead.
PrometheusMetric classify(const Labels& labels, const ImportOptions& options, const FileText& text);

}  // namespace rackorrent
