// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace rackorrent {

// One way to source GPUs. The order is the order of every table and every array indexed by it.
enum class Alternative { GpuAsAService, SelfBuilt, Hybrid, PrivateCloud };

inline constexpr std::array<Alternative, 4> allAlternatives = {
    Alternative::GpuAsAService, Alternative::SelfBuilt, Alternative::Hybrid, Alternative::PrivateCloud};

constexpr std::size_t indexOf(Alternative alternative) { return static_cast<std::size_t>(alternative); }

// The stable key in files and on the command line: gpuaas, self_built, hybrid, private_cloud.
constexpr std::string_view keyOf(Alternative alternative) {
  constexpr std::array<std::string_view, 4> keys = {"gpuaas", "self_built", "hybrid", "private_cloud"};
  return keys[indexOf(alternative)];
}

constexpr std::optional<Alternative> alternativeFromKey(std::string_view key) {
  for (const Alternative alternative : allAlternatives)
    if (keyOf(alternative) == key) return alternative;
  return std::nullopt;
}

constexpr Phrase nameOf(Alternative alternative) {
  constexpr std::array<std::string_view, 4> names = {CORE_TEXT("GPU rental"), CORE_TEXT("Self-built cluster"),
                                                     CORE_TEXT("Hybrid"), CORE_TEXT("Private cloud")};
  return {names[indexOf(alternative)]};
}

}  // namespace rackorrent
