// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace rackorrent {

// Levenshtein distance over bytes: how many letters differ between a mistyped key and a known one. Keys are
// short ASCII.
std::size_t editDistance(std::string_view left, std::string_view right);

}  // namespace rackorrent
