// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/hours_blob.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace rackorrent {

namespace {

constexpr std::size_t bytesPerHour = 8;

}  // namespace

std::string encodeHours(const std::vector<double>& gpus) {
  std::string bytes;
  bytes.reserve(gpus.size() * bytesPerHour);
  for (const double value : gpus) {
    const double stored = std::isnan(value) ? std::numeric_limits<double>::quiet_NaN() : value;
    const auto bits = std::bit_cast<std::uint64_t>(stored);
    for (std::size_t i = 0; i < bytesPerHour; ++i) bytes.push_back(static_cast<char>(bits >> (8 * i) & 0xff));
  }
  return bytes;
}

std::optional<std::vector<double>> decodeHours(std::string_view bytes) {
  if (bytes.size() % bytesPerHour != 0) return std::nullopt;
  std::vector<double> gpus;
  gpus.reserve(bytes.size() / bytesPerHour);
  for (std::size_t start = 0; start < bytes.size(); start += bytesPerHour) {
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < bytesPerHour; ++i)
      bits |= std::uint64_t{static_cast<unsigned char>(bytes[start + i])} << (8 * i);
    const auto value = std::bit_cast<double>(bits);
    if (std::isinf(value) || value < 0) return std::nullopt;
    gpus.push_back(value);
  }
  return gpus;
}

}  // namespace rackorrent
