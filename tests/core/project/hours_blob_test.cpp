// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/hours_blob.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <gtest/gtest.h>
#include <limits>
#include <random>

namespace rackorrent {
namespace {

constexpr double unknownHour = std::numeric_limits<double>::quiet_NaN();

TEST(HoursBlobTest, randomHoursComeBackBitForBit) {
  std::mt19937_64 random(41);
  std::vector<double> hours;
  while (hours.size() < 100'000) {
    const double value = std::abs(std::bit_cast<double>(random()));
    if (std::isfinite(value)) hours.push_back(value);
  }
  const auto again = decodeHours(encodeHours(hours));
  ASSERT_TRUE(again);
  ASSERT_EQ(again->size(), hours.size());
  for (std::size_t i = 0; i < hours.size(); ++i)
    ASSERT_EQ(std::bit_cast<std::uint64_t>((*again)[i]), std::bit_cast<std::uint64_t>(hours[i]));
}

TEST(HoursBlobTest, bytesAreLittleEndianOnEveryMachine) {
  EXPECT_EQ(encodeHours({1.0}), std::string("\0\0\0\0\0\0\xF0\x3F", 8));  // IEEE 754: 0x3FF0000000000000
  EXPECT_EQ(encodeHours({}), "");
}

TEST(HoursBlobTest, everyUnknownHourIsStoredAlike) {
  EXPECT_EQ(encodeHours({unknownHour}), encodeHours({-unknownHour}));
  EXPECT_TRUE(std::isnan(decodeHours(encodeHours({unknownHour}))->front()));
}

TEST(HoursBlobTest, whatNoLogCanHoldIsRefused) {
  EXPECT_FALSE(decodeHours("1234567"));
  EXPECT_FALSE(decodeHours(encodeHours({-1})));
  EXPECT_FALSE(decodeHours(encodeHours({std::numeric_limits<double>::infinity()})));
}

}  // namespace
}  // namespace rackorrent
