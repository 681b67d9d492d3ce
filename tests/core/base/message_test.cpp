// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"

#include <charconv>
#include <cmath>
#include <gtest/gtest.h>
#include <random>
#include <string>

namespace rackorrent {
namespace {

TEST(MessageTest, argumentsOfEveryKindAreFilledIn) {
  const Message message{
      "%1 | %2 | %3 | %4 | %5",
      {std::string("a"), Phrase{"b"}, Quantity{64, Unit::Gpus}, Money{123}, Localized{"中", "c"}}};
  EXPECT_EQ(plainText(message), "a | b | 64 | 1.23 | c");
}

TEST(MessageTest, sharesAndRatesAreShownAsPerCent) {
  EXPECT_EQ(plainText({"%1", {Quantity{0.62, Unit::Share}}}), "62 %");
  EXPECT_EQ(plainText({"%1", {Quantity{0.07, Unit::RatePerYear}}}),
            "7 %");  // 0.07 * 100 is 7.000000000000001
  EXPECT_EQ(plainText({"%1", {Quantity{-0.125, Unit::Share}}}), "-12.5 %");
}

TEST(MessageTest, argumentsMayStandInAnyOrderAndTwice) {
  EXPECT_EQ(plainText({"%2 %1 %2", {std::string("x"), std::string("y")}}), "y x y");
}

TEST(MessageTest, placesInsideAnArgumentAreNotFilledAgain) {
  EXPECT_EQ(plainText({"%1 and %2", {std::string("%2"), std::string("b")}}), "%2 and b");
}

TEST(MessageTest, percentSignsWithoutAnArgumentStay) {
  EXPECT_EQ(plainText({"100 % of %9 and %", {std::string("x")}}), "100 % of %9 and %");
}

TEST(MessageTest, formattedNumbersReadBackAsTheSameDouble) {
  std::mt19937_64 random(5);
  std::uniform_real_distribution<double> magnitude(-300, 300);
  for (int i = 0; i < 20'000; ++i) {
    const double value = (i % 2 == 0 ? 1 : -1) * std::pow(10.0, magnitude(random));
    const std::string text = formatNumber(value);
    double again = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), again);
    ASSERT_EQ(error, std::errc());
    ASSERT_EQ(end, text.data() + text.size());
    ASSERT_EQ(again, value);
  }
}

TEST(MessageTest, readableNumbersHaveNoExponent) {
  EXPECT_EQ(formatNumber(0), "0");
  EXPECT_EQ(formatNumber(1e17), "100000000000000000");
  EXPECT_EQ(formatNumber(1234567.891), "1234567.891");
  EXPECT_EQ(formatNumber(0.00001), "0.00001");
}

}  // namespace
}  // namespace rackorrent
