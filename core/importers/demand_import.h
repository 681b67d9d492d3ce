// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/evaluation/evaluation.h"
#include "core/importers/import_options.h"
#include "core/importers/import_report.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace rackorrent {

// What a log says about demand.
struct DemandImport {
  DemandFormat format = DemandFormat::Sacct;
  std::int64_t firstHour =
      0;                     // hours since 1970-01-01T00:00Z, or since second 0 of a trace without a calendar
  std::vector<double> gpus;  // mean GPUs in use of the known time of each hour; NaN where nothing is known
  double gpuHours = 0;       // exact, over the known time
  double knownHours = 0;     // likewise: an hour may be known in part
  bool hasClockHours = true;         // false: there is no hour of the day
  std::optional<double> peakAtOnce;  // most GPUs at one moment, where the log tells
  std::optional<double> largestJob;  // GPUs, of a log of jobs
  ImportReport report;
  ImportPreview preview;

  // As a project keeps it; `importedAt` in ISO 8601, UTC.
  MeasuredDemand measured(std::string importedAt) const;
};

// All or nothing: throws Error, InvalidInput with the reason and what to do when the file cannot give a
// demand, File when it cannot be read, Cancelled when stopped. The progress is the share of the bytes. Memory
// does not grow with a log of jobs.
DemandImport importDemand(const std::filesystem::path& path, const ImportOptions& options = {},
                          std::stop_token stop = {}, const Progress& progress = {});

// Makes the imported hours the demand of the evaluation: pattern, peak and utilisation, and the largest job
// if the log knows it.
void adoptDemand(Evaluation& evaluation, const DemandImport& import, std::string importedAt);

// The present time in ISO 8601, UTC, to the second.
std::string importTime();

}  // namespace rackorrent
