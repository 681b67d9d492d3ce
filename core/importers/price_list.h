// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/importers/import_report.h"

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace rackorrent {

enum class PriceFormat { SkyPilot, Csv };

std::string_view keyOf(PriceFormat format);
std::optional<PriceFormat> priceFormatFromKey(std::string_view key);

// Prices per GPU-hour of one row; an absent one is not offered or not known, never free.
struct PriceOffer {
  std::string gpu;  // as the list names it
  std::string instance;
  std::string region;
  double gpus = 1;  // of the instance
  std::optional<double> onDemand;
  std::optional<double> reserved1Year;
  std::optional<double> reserved3Years;
  std::optional<double> spot;

  bool hasPrice() const { return onDemand || reserved1Year || reserved3Years || spot; }
};

struct PriceList {
  PriceFormat format = PriceFormat::Csv;
  std::string currency;        // ISO code; empty where the list does not say
  bool namesReserved = false;  // whether the list has such columns at all
  bool namesSpot = false;
  std::vector<PriceOffer> offers;  // in the order of the file; those without any price too
  ImportReport report;
};

// The SkyPilot catalogue (a price is of the whole instance, US dollars; host and accelerator in separate rows
// are added) or a plain table with a column for the GPU and columns for prices. Throws Error as importDemand
// does.
PriceList importPrices(const std::filesystem::path& path, std::optional<PriceFormat> format = std::nullopt,
                       std::stop_token stop = {}, const Progress& progress = {});

}  // namespace rackorrent
