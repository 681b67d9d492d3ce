// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/import_options.h"
#include "core/importers/import_run.h"
#include "core/importers/number_text.h"

#include <cstdint>
#include <optional>

namespace rackorrent {

// What one GPU reports at one moment; absent where it has no such value.
struct GpuLoad {
  std::optional<double> utilizationPercent;
  std::optional<double> memoryMib;
};

// How much of the GPU is in use by the rule, in millionths; nothing where what is known does not tell.
std::optional<std::int64_t> gpuInUse(const GpuLoad& load, const ImportOptions& options);

// Says by which rule GPUs count as in use, and that this is not the same as allocated.
void sayInUseRule(ImportRun& run, bool hasUtilization, bool hasMemory);

}  // namespace rackorrent
