// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/import_summary.h"

#include "core/demand/load_duration_curve.h"
#include "core/importers/hour_ledger.h"
#include "core/importers/import_run.h"

#include <algorithm>
#include <cmath>

namespace rackorrent {

namespace {

Quantity count(std::uint64_t number) { return {static_cast<double>(number), Unit::None}; }

std::string listOfLines(const SkippedRecords& skipped) {
  std::string list;
  for (const std::uint64_t line : skipped.lines) list += (list.empty() ? "" : ", ") + std::to_string(line);
  return skipped.count > skipped.lines.size() ? list + ", ..." : list;
}

std::vector<Message> accountsOf(const DemandImport& import) {
  const ImportReport& report = import.report;
  std::vector<Message> lines;
  lines.push_back({CORE_TEXT("%1: %2, %3."),
                   {report.fileName, Phrase{nameOf(import.format)}, std::string(nameOf(report.encoding))}});
  lines.push_back(
      {CORE_TEXT("%1 records read: %2 used, %3 skipped, %4 duplicates."),
       {count(report.read), count(report.used), count(report.skippedInAll()), count(report.duplicates)}});
  for (std::size_t i = 0; i < skipReasonCount; ++i) {
    const SkippedRecords& skipped = report.skipped[i];
    if (skipped.count == 0) continue;
    lines.push_back(
        {CORE_TEXT("Skipped: %1 %2 (lines %3)."),
         {count(skipped.count), Phrase{textOf(static_cast<SkipReason>(i))}, listOfLines(skipped)}});
  }
  return lines;
}

std::vector<Message> demandOf(const DemandImport& import) {
  const LoadDurationCurve curve(import.gpus);
  const auto unknown =
      static_cast<double>(std::ranges::count_if(import.gpus, [](double gpus) { return std::isnan(gpus); }));
  std::vector<Message> lines;
  if (import.hasClockHours)
    lines.push_back({CORE_TEXT("From %1 to %2: %3 known, %4 unknown."),
                     {isoInstant(import.firstHour * millisecondsPerHour),
                      isoInstant((import.firstHour + static_cast<std::int64_t>(import.gpus.size())) *
                                 millisecondsPerHour),
                      Quantity{import.knownHours, Unit::Hours}, Quantity{unknown, Unit::Hours}}});
  else
    lines.push_back({CORE_TEXT("%1 known, %2 unknown; no calendar."),
                     {Quantity{import.knownHours, Unit::Hours}, Quantity{unknown, Unit::Hours}}});
  lines.push_back(
      {CORE_TEXT(
           "%1 in all; %2 on average, %3 in the busiest hour, 95 % of the hours at most %4; load factor %5."),
       {Quantity{import.gpuHours, Unit::GpuHours}, Quantity{curve.mean(), Unit::Gpus},
        Quantity{curve.peak(), Unit::Gpus}, Quantity{curve.percentile(0.95), Unit::Gpus},
        Quantity{curve.peak() > 0 ? curve.mean() / curve.peak() : 0, Unit::Share}}});
  if (import.peakAtOnce)
    lines.push_back({CORE_TEXT("Most at one moment: %1."), {Quantity{*import.peakAtOnce, Unit::Gpus}}});
  return lines;
}

}  // namespace

ImportSummary summaryOf(const DemandImport& import) {
  return {accountsOf(import), demandOf(import), import.report.assumptions, import.report.cautions};
}

}  // namespace rackorrent
