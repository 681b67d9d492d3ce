// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/decimal.h"

#include <gtest/gtest.h>
#include <random>
#include <string>

namespace rackorrent {
namespace {

TEST(DecimalTest, aTenthAddedAMillionTimesIsExactlyOneHundredThousand) {
  const Decimal tenth = toDecimal(*Number::parse("0.1"));
  Decimal sum = 0;
  for (int i = 0; i < 1'000'000; ++i) sum += tenth;
  EXPECT_EQ(sum, Decimal(100'000));
}

TEST(DecimalTest, eightHundredMillionWithFractionsAddsUpExactly) {
  // 800 million in 36 unequal instalments; the reference is whole numbers of ten-thousandths.
  std::mt19937_64 random(800);
  std::uniform_int_distribution<std::int64_t> tenThousandths(1, 222'222'222'222);
  std::int64_t left = 8'000'000'000'000;
  Decimal sum = 0;
  const auto add = [&](std::int64_t amount) {
    const auto number = Number::parse(std::to_string(amount) + "e-4");
    ASSERT_TRUE(number);
    sum += toDecimal(*number);
  };
  for (int month = 1; month < 36; ++month) {
    const std::int64_t amount = tenThousandths(random);
    left -= amount;
    add(amount);
  }
  add(left);
  EXPECT_EQ(sum, Decimal(800'000'000));
  EXPECT_EQ(toString(roundToMoney(sum)), "800000000.00");
}

TEST(DecimalTest, everyNumberIsExact) {
  std::mt19937_64 random(3);
  std::uniform_int_distribution<std::int64_t> digits(-999'999'999'999'999, 999'999'999'999'999);
  std::uniform_int_distribution<int> decimals(0, 15);
  for (int i = 0; i < 20'000; ++i) {
    const std::int64_t coefficient = digits(random);
    const int scale = decimals(random);
    const auto number = Number::parse(std::to_string(coefficient) + "e-" + std::to_string(scale));
    ASSERT_TRUE(number);
    Decimal scaled = toDecimal(*number);
    for (int step = 0; step < scale; ++step) scaled *= 10;
    ASSERT_EQ(scaled, Decimal(coefficient));
  }
}

TEST(DecimalTest, halfAHundredthIsRoundedAwayFromZero) {
  const auto rounded = [](std::string_view text) {
    return toString(roundToMoney(toDecimal(*Number::parse(text))));
  };
  EXPECT_EQ(rounded("0.005"), "0.01");
  EXPECT_EQ(rounded("-0.005"), "-0.01");
  EXPECT_EQ(rounded("0.0049999"), "0.00");
  EXPECT_EQ(rounded("2.675"), "2.68");  // 2.67 when computed in binary
  EXPECT_EQ(rounded("799999999.995"), "800000000.00");
}

// A spreadsheet shows both as halves; neither is one in binary, and the second misses it in decimal, too.
TEST(DecimalTest, whatMissesAHalfByTheNoiseOfADoubleIsRoundedAsAHalf) {
  EXPECT_EQ(toString(roundToMoney(toDecimal(0.3 - 0.1) * Decimal("0.025"))), "0.01");
  const Decimal root = boost::multiprecision::pow(Decimal("0.25"), Decimal(1) / 20);
  EXPECT_EQ(toString(roundToMoney(boost::multiprecision::pow(root, 20) * Decimal("57240333.02"))), "14310083.26");
  EXPECT_EQ(toString(roundToMoney(Decimal("14310083.2549999"))), "14310083.25");
}

}  // namespace
}  // namespace rackorrent
