// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/number.h"

#include <bit>
#include <clocale>
#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <random>
#include <string>

namespace rackorrent {
namespace {

std::string asPlain(std::string_view text) {
  const auto number = Number::parse(text);
  return number ? number->toString() : "refused";
}

TEST(NumberTest, randomDoublesComeBackBitForBit) {
  std::mt19937_64 random(20240615);
  std::uniform_real_distribution<double> magnitude(-12, 17);
  std::uniform_real_distribution<double> mantissa(-1, 1);
  for (int i = 0; i < 100'000; ++i) {
    const double value = mantissa(random) * std::pow(10.0, magnitude(random));
    if (std::abs(value) < 1e-12) continue;  // may need more than 30 decimals
    const auto number = Number::fromDouble(value);
    ASSERT_TRUE(number) << value;
    ASSERT_EQ(std::bit_cast<std::uint64_t>(number->toDouble()), std::bit_cast<std::uint64_t>(value));
    const auto again = Number::parse(number->toString());
    ASSERT_TRUE(again) << number->toString();
    ASSERT_EQ(*again, *number);
  }
}

TEST(NumberTest, doublesThatFitNoNumberAreRefused) {
  std::mt19937_64 random(7);
  for (int i = 0; i < 100'000; ++i) {
    const auto value = std::bit_cast<double>(random());
    const auto number = Number::fromDouble(value);
    const bool isTooWide = !std::isfinite(value) || std::abs(value) >= 1e18;
    ASSERT_FALSE(isTooWide && number) << value;
    ASSERT_TRUE(!number || number->toDouble() == value) << value;
  }
  EXPECT_FALSE(Number::fromDouble(std::numeric_limits<double>::quiet_NaN()));
  EXPECT_FALSE(Number::fromDouble(std::numeric_limits<double>::infinity()));
  EXPECT_FALSE(Number::fromDouble(std::numeric_limits<double>::denorm_min()));
}

TEST(NumberTest, tenthsStayTenths) {
  EXPECT_EQ(Number::fromDouble(0.1)->toString(), "0.1");
  EXPECT_EQ(Number::parse("0.10")->coefficient(), 1);
  EXPECT_EQ(Number::parse("0.10")->scale(), 1);
}

TEST(NumberTest, textIsReadInPlainAndScientificForm) {
  EXPECT_EQ(asPlain("64"), "64");
  EXPECT_EQ(asPlain("+64"), "64");
  EXPECT_EQ(asPlain("-12.50"), "-12.5");
  EXPECT_EQ(asPlain(".5"), "0.5");
  EXPECT_EQ(asPlain("5."), "5");
  EXPECT_EQ(asPlain("1.5e-3"), "0.0015");
  EXPECT_EQ(asPlain("8E8"), "800000000");
  EXPECT_EQ(asPlain("1e+2"), "100");
  EXPECT_EQ(asPlain("-0"), "0");
  EXPECT_EQ(asPlain("0e400"), "0");
  EXPECT_EQ(asPlain("000123.4500"), "123.45");
}

TEST(NumberTest, limitsAreEighteenDigitsAndThirtyDecimals) {
  EXPECT_EQ(asPlain("999999999999999999"), "999999999999999999");
  EXPECT_EQ(asPlain("1000000000000000000"), "refused");
  EXPECT_EQ(asPlain("0.123456789012345678"), "0.123456789012345678");
  EXPECT_EQ(asPlain("0.1234567890123456789"), "refused");
  EXPECT_EQ(asPlain("1e-30"), "0." + std::string(29, '0') + "1");
  EXPECT_EQ(asPlain("1e-31"), "refused");
  EXPECT_EQ(asPlain("1e17"), "100000000000000000");
  EXPECT_EQ(asPlain("1e18"), "refused");
  EXPECT_EQ(asPlain("1" + std::string(400, '0')), "refused");
}

TEST(NumberTest, whatIsNoPlainNumberIsRefused) {
  for (const std::string_view text : {"1,5",
                                      "nan",
                                      "NaN",
                                      "inf",
                                      "-inf",
                                      "1e400",
                                      "1e-400",
                                      "",
                                      " ",
                                      "--1",
                                      "+-1",
                                      "-",
                                      "+",
                                      ".",
                                      "-.",
                                      "1.2.3",
                                      "1 000",
                                      "1_000",
                                      "0x10",
                                      "1e",
                                      "1e+",
                                      "1e+-5",
                                      "1e--5",
                                      "1e5.0",
                                      "e5",
                                      "1e5e5",
                                      "12a",
                                      "\xEF\xBC\x91",
                                      "1\n",
                                      "1e-2147483648",
                                      "1e2147483647",
                                      "1e99999999999999999999"})
    EXPECT_FALSE(Number::parse(text)) << '"' << text << '"';
  EXPECT_FALSE(Number::parse(std::string_view("1\0", 2)));
}

TEST(NumberTest, theLocaleOfTheProcessChangesNothing) {
  const std::string before = std::setlocale(LC_ALL, nullptr);
  for (const char* name : {"de_DE.UTF-8", "fr_FR.UTF-8", "zh_CN.UTF-8"}) {
    std::setlocale(LC_ALL, name);  // where it is not installed the C locale stays, which is checked too
    EXPECT_EQ(Number::parse("1234.5")->toDouble(), 1234.5);
    EXPECT_EQ(Number::fromDouble(1234.5)->toString(), "1234.5");
    EXPECT_FALSE(Number::parse("1234,5"));
  }
  std::setlocale(LC_ALL, before.c_str());
}

}  // namespace
}  // namespace rackorrent
