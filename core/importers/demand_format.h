// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace rackorrent {

enum class DemandFormat { Sacct, Swf, JobsCsv, SeriesCsv, Prometheus, NvidiaSmi, PhillyJson };

inline constexpr std::array allDemandFormats = {
    DemandFormat::Sacct,      DemandFormat::Swf,       DemandFormat::JobsCsv,   DemandFormat::SeriesCsv,
    DemandFormat::Prometheus, DemandFormat::NvidiaSmi, DemandFormat::PhillyJson};

std::string_view keyOf(DemandFormat format);
std::optional<DemandFormat> demandFormatFromKey(std::string_view key);
// What it is called, a CORE_TEXT source.
std::string_view nameOf(DemandFormat format);

}  // namespace rackorrent
