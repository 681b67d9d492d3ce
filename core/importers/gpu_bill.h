// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/importers/import_report.h"

#include <filesystem>
#include <map>
#include <stop_token>
#include <string>
#include <string_view>

namespace rackorrent {

enum class BillFormat { Focus, AwsCur, AzureExport, OpenCost };

// A CORE_TEXT source.
std::string_view nameOf(BillFormat format);

struct BilledGpus {
  double gpuHours = 0;
  double cost = 0;

  // What a GPU-hour cost in fact; 0 without hours.
  double pricePerGpuHour() const { return gpuHours > 0 ? cost / gpuHours : 0; }
};

// What a bill says about GPUs.
struct GpuBill {
  BillFormat format = BillFormat::Focus;
  std::string currency;                      // empty where the bill names none
  std::map<std::string, BilledGpus> months;  // by "2026-10"
  std::map<std::string, BilledGpus> models;  // by GPU; "GPU" where the bill does not say which
  BilledGpus all;
  double otherCost = 0;  // of everything that is no GPU
  ImportReport report;
};

// FOCUS (FinOps Open Cost and Usage Specification 1.0), AWS Cost and Usage Report (legacy and 2.0 names),
// Azure cost exports (translated headers too) and OpenCost allocations, told by their columns. The cost is
// what was used of a commitment where the bill spreads it. Throws Error(InvalidInput) for a bill without GPUs
// ("no GPU usage found" is not a price of 0) and for several currencies.
GpuBill importBill(const std::filesystem::path& path, std::stop_token stop = {},
                   const Progress& progress = {});

// Whether the columns are those of a bill.
bool looksLikeBill(const std::filesystem::path& path);

}  // namespace rackorrent
