// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackorrent {

// Hourly GPUs as little-endian IEEE 754 doubles, the same bytes on every machine; all NaNs become one.
std::string encodeHours(const std::vector<double>& gpus);
// Nothing when the length is odd or an hour holds what no log can: a negative or infinite number of GPUs.
std::optional<std::vector<double>> decodeHours(std::string_view bytes);

}  // namespace rackorrent
