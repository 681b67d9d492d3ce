// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/demand/descending_sort.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <gtest/gtest.h>
#include <limits>
#include <random>
#include <vector>

namespace rackorrent {
namespace {

TEST(DescendingSort, EqualsTheStandardSortAtAnySizeAndMagnitude) {
  std::mt19937_64 random(6);
  for (const std::size_t size : {0u, 1u, 2u, 1023u, 1024u, 8760u, 100'000u}) {
    std::vector<double> values(size);
    for (double& value : values) {
      const auto mantissa = static_cast<double>(random() % 1000) - 100;
      value = random() % 8 == 0 ? 0 : mantissa * std::pow(10.0, static_cast<double>(random() % 40) - 20);
    }
    if (size > 2) values[1] = std::numeric_limits<double>::infinity();
    std::vector<double> expected = values;
    std::ranges::sort(expected, std::greater<>());
    sortDescending(values);
    EXPECT_EQ(values, expected) << size;
  }
}

TEST(DescendingSort, FlatDemandStaysFlat) {
  std::vector<double> values(8760, 64);
  sortDescending(values);
  EXPECT_EQ(values, std::vector<double>(8760, 64));
}

}  // namespace
}  // namespace rackorrent
