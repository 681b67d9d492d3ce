// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/demand_import.h"

#include "core/base/error.h"
#include "core/demand/load_duration_curve.h"
#include "core/importers/format_detection.h"
#include "core/importers/import_run.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <memory>
#include <numeric>

namespace rackorrent {

namespace {

void runImporter(DemandFormat format, ImportRun& run) {
  switch (format) {
    case DemandFormat::Sacct:
      return importSacct(run);
    case DemandFormat::Swf:
      return importSwf(run);
    case DemandFormat::JobsCsv:
      return importJobsCsv(run);
    case DemandFormat::SeriesCsv:
      return importSeriesCsv(run);
    case DemandFormat::Prometheus:
      return importPrometheus(run);
    case DemandFormat::NvidiaSmi:
      return importNvidiaSmi(run);
    case DemandFormat::PhillyJson:
      return importPhillyJson(run);
  }
}

Error nothingUsed(const FileText& text, const ImportReport& report) {
  if (report.read == 0) return invalidLog(text, {CORE_TEXT("The file has no data rows."), {}});
  const auto most = std::ranges::max_element(report.skipped, {}, &SkippedRecords::count);
  const auto reason = static_cast<SkipReason>(most - report.skipped.begin());
  const std::string line = most->lines.empty() ? "" : std::to_string(most->lines.front());
  return invalidLog(
      text, {CORE_TEXT("None of the %1 records could be used; most (%2) are %3, the first on line %4."),
             {Quantity{static_cast<double>(report.read), Unit::None},
              Quantity{static_cast<double>(most->count), Unit::None}, Phrase{textOf(reason)}, line}});
}

// By hour: GPU-time over known time. A log of jobs knows all hours from its first to its last.
void fillHours(DemandImport& result, const DemandTally& tally) {
  const HourLedger& window = tally.isKnownThroughout ? tally.gpuTime : tally.knownTime;
  const std::vector<double> known =
      tally.isKnownThroughout ? std::vector<double>() : tally.knownTime.gpuHours();
  const std::vector<double> used = tally.gpuTime.gpuHours();
  result.firstHour = window.firstHour();
  const std::int64_t offset = tally.gpuTime.firstHour() - window.firstHour();
  const auto hours = static_cast<std::size_t>(window.lastHour() - window.firstHour() + 1);
  result.gpus.assign(hours, 0);
  for (std::size_t i = 0; i < used.size(); ++i) result.gpus[i + static_cast<std::size_t>(offset)] = used[i];
  result.gpuHours = std::accumulate(used.begin(), used.end(), 0.0);
  result.knownHours =
      tally.isKnownThroughout ? static_cast<double>(hours) : std::accumulate(known.begin(), known.end(), 0.0);
  for (std::size_t i = 0; i < known.size(); ++i)
    result.gpus[i] = known[i] > 0 ? result.gpus[i] / known[i] : std::numeric_limits<double>::quiet_NaN();
}

// The curve stands for a whole year, whatever it covers.
void warnOfShortLog(DemandImport& result) {
  constexpr double twoWeeks = 336;
  if (result.knownHours >= twoWeeks) return;
  result.report.cautions.push_back(
      {CORE_TEXT("The log covers %1 and stands for the whole year; a longer one would say more."),
       {Quantity{result.knownHours, Unit::Hours}}});
}

}  // namespace

MeasuredDemand DemandImport::measured(std::string importedAt) const {
  return {firstHour, gpus, report.fileName, report.fileDigest, std::move(importedAt)};
}

DemandImport importDemand(const std::filesystem::path& path, const ImportOptions& options,
                          std::stop_token stop, const Progress& progress) {
  FileText text(path, std::move(stop), progress);
  ZoneClock clock(options.zone);
  DemandImport result;
  result.format = options.format ? *options.format : detectDemandFormat(text, options.columns);
  DemandTally tally;
  ImportRun run{text, options, clock, result.report, result.preview, tally};
  runImporter(result.format, run);
  if (result.report.used == 0) throw nothingUsed(text, result.report);
  fillHours(result, tally);
  if (result.gpuHours <= 0)
    throw invalidLog(text, {CORE_TEXT("No GPU was in use in any hour of the log."), {}});
  result.hasClockHours = tally.hasClockHours;
  result.peakAtOnce = tally.peakAtOnce;
  result.largestJob = tally.largestJob;
  warnOfShortLog(result);
  result.report.fileName = path.filename().string();
  result.report.fileDigest = text.digest();
  result.report.bytes = text.bytes();
  result.report.encoding = text.encoding();
  return result;
}

void adoptDemand(Evaluation& evaluation, const DemandImport& import, std::string importedAt) {
  evaluation.measuredDemand = std::make_shared<const MeasuredDemand>(import.measured(std::move(importedAt)));
  evaluation.set("workload.pattern"_field, std::string("imported"));
  const LoadDurationCurve curve(import.gpus);
  evaluation.setReal("workload.peak_gpus"_field, curve.peak());
  if (curve.peak() > 0) evaluation.setReal("workload.utilization"_field, curve.mean() / curve.peak());
  if (import.largestJob) evaluation.setReal("workload.largest_job_gpus"_field, *import.largestJob);
}

std::string importTime() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return isoInstant(std::chrono::duration_cast<std::chrono::milliseconds>(now).count());
}

}  // namespace rackorrent
