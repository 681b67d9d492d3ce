// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace rackorrent {

// GPUs in use, hour by hour, as imported. NaN marks an hour that the log does not know.
struct MeasuredDemand {
  std::int64_t firstHour = 0;  // hours since 1970-01-01T00:00Z, or since second 0 of a trace without a calendar
  std::vector<double> gpus;
  std::string sourceName;    // file name, without its folder
  std::string sourceDigest;  // SHA-256 of the imported file, hexadecimal
  std::string importedAt;    // ISO 8601, UTC

  // NaN equals NaN here: two imports with the same unknown hours are the same.
  friend bool operator==(const MeasuredDemand& left, const MeasuredDemand& right);
};

// Whether its hours are hours of a calendar: no log is from before 1980.
bool hasCalendar(const MeasuredDemand& demand);

}  // namespace rackorrent
