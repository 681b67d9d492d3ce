// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/importers/column_role.h"
#include "core/importers/file_text.h"
#include "core/importers/hour_ledger.h"
#include "core/importers/import_options.h"
#include "core/importers/import_report.h"
#include "core/importers/record_reader.h"
#include "core/importers/zone_clock.h"

#include <optional>
#include <string>

namespace rackorrent {

// Where an importer puts what it counts.
struct DemandTally {
  HourLedger gpuTime;
  HourLedger knownTime;  // as one GPU; not kept for job records, which know every hour between first and last
  bool isKnownThroughout = true;
  bool hasClockHours = true;         // false for traces in seconds from an unnamed origin
  std::optional<double> peakAtOnce;  // most GPUs at one moment, where it was counted
  std::optional<double> largestJob;  // GPUs, of a log of jobs
};

// What every importer works on.
struct ImportRun {
  FileText& text;
  const ImportOptions& options;
  ZoneClock& clock;
  ImportReport& report;
  ImportPreview& preview;
  DemandTally& tally;
};

// Throws Error(InvalidInput) when the hours or the sums leave what any log can hold.
void expectAdded(HourLedger::Outcome outcome, const FileText& text);

void showColumns(ImportPreview& preview, const std::vector<std::string>& names,
                 const std::vector<ColumnRole>& roles);
// Keeps the record for the preview while there is room.
void keepForPreview(ImportPreview& preview, const std::vector<std::string_view>& fields);

Error invalidLog(const FileText& text, Message message, Message advice = {});

// "2026-10-27T06:00:10Z"; fractions of a second are dropped.
std::string isoInstant(std::int64_t milliseconds);

void assumeZone(ImportRun& run, bool usedZone);

void importSacct(ImportRun& run);
void importSwf(ImportRun& run);
void importJobsCsv(ImportRun& run);
void importSeriesCsv(ImportRun& run);
void importPrometheus(ImportRun& run);
void importNvidiaSmi(ImportRun& run);
void importPhillyJson(ImportRun& run);

}  // namespace rackorrent
