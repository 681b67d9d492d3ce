// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/folders.h"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace rackorrent {

// A real series of equally spaced samples and the sum of which of its columns is the demand.
struct RealSeries {
  const char* file;
  std::vector<std::size_t> columns;
  std::size_t samplesPerHour;
};

inline std::filesystem::path realSeriesFolder() {
  return test::sharedFolder() / "data" / "timeseries-csv";
}

// Hourly means, read without the importers, which stand above demand and capacity.
inline std::vector<double> realHours(const RealSeries& series) {
  std::ifstream file(realSeriesFolder() / series.file);
  std::string line;
  std::getline(file, line);
  std::vector<double> hours;
  double sum = 0;
  for (std::size_t sample = 1; std::getline(file, line); ++sample) {
    std::istringstream cells(line);
    std::string cell;
    for (std::size_t column = 0; std::getline(cells, cell, ','); ++column)
      for (const std::size_t wanted : series.columns)
        if (column == wanted) sum += std::stod(cell);
    if (sample % series.samplesPerHour != 0) continue;
    hours.push_back(sum / static_cast<double>(series.samplesPerHour));
    sum = 0;
  }
  return hours;
}

inline const RealSeries heliosFull{"helios_earth_vc6YE_1min_14d.csv", {8}, 60};
inline const RealSeries heliosFullAndWaiting{"helios_earth_vc6YE_1min_14d.csv", {8, 9}, 60};
inline const RealSeries heliosSudden{"helios_earth_vcMod_1min_14d.csv", {8}, 60};
inline const RealSeries heliosIdle{"helios_earth_vcJkd_1min_14d.csv", {8}, 60};
inline const RealSeries heliosVaried{"d1_iso_utc.csv", {1}, 6};

}  // namespace rackorrent
