// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/field_table.h"

#include <algorithm>
#include <cstddef>
#include <gtest/gtest.h>
#include <string>

namespace rackorrent::testing {

// A parametrised test over every row of the field table, each named after its key.
inline auto everyField() { return ::testing::Range(std::size_t{0}, fieldCount); }

inline std::string nameOfField(const ::testing::TestParamInfo<std::size_t>& row) {
  std::string name(fieldTable[row.param].key);
  std::ranges::replace(name, '.', '_');
  return name;
}

}  // namespace rackorrent::testing
