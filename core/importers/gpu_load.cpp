// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/gpu_load.h"

#include "core/importers/hour_ledger.h"

#include <cmath>

namespace rackorrent {

std::optional<std::int64_t> gpuInUse(const GpuLoad& load, const ImportOptions& options) {
  const auto whole = [](bool isInUse) { return isInUse ? microGpusPerGpu : 0; };
  const bool isBusy = load.utilizationPercent && *load.utilizationPercent > options.busyAbovePercent;
  const bool isHeld = load.memoryMib && *load.memoryMib > options.heldAboveMib;
  switch (options.inUse) {
    case InUseRule::Busy:
      return load.utilizationPercent ? std::optional(whole(isBusy)) : std::nullopt;
    case InUseRule::MemoryHeld:
      return load.memoryMib ? std::optional(whole(isHeld)) : std::nullopt;
    case InUseRule::Equivalents:
      if (!load.utilizationPercent) return std::nullopt;
      return std::llround(*load.utilizationPercent / 100 * static_cast<double>(microGpusPerGpu));
    case InUseRule::BusyOrHeld:
      break;
  }
  if (isBusy || isHeld) return microGpusPerGpu;
  // Idle by one value says nothing where the other should stand but is missing.
  return load.utilizationPercent ? std::optional<std::int64_t>(0) : std::nullopt;
}

void sayInUseRule(ImportRun& run, bool hasUtilization, bool hasMemory) {
  const Quantity busy{run.options.busyAbovePercent / 100, Unit::Share};
  const std::string held = formatNumber(run.options.heldAboveMib) + " MiB";
  const InUseRule rule = run.options.inUse;
  if (rule == InUseRule::Equivalents)
    run.report.assumptions.push_back(
        {CORE_TEXT("The utilisation itself counts: two GPUs at half load are one."), {}});
  else if (rule == InUseRule::MemoryHeld || !hasUtilization)
    run.report.assumptions.push_back(
        {CORE_TEXT("A GPU is in use when it holds more than %1 of memory."), {held}});
  else if (rule == InUseRule::Busy || !hasMemory)
    run.report.assumptions.push_back(
        {CORE_TEXT("A GPU is in use when its utilisation is above %1."), {busy}});
  else
    run.report.assumptions.push_back(
        {CORE_TEXT("A GPU is in use when its utilisation is above %1 or it holds more than %2 of memory."),
         {busy, held}});
  run.report.cautions.push_back(
      {CORE_TEXT("Load is not allocation: GPUs that are reserved but idle do not show in this log."), {}});
}

}  // namespace rackorrent
