// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/number_text.h"

#include <gtest/gtest.h>

using namespace rackorrent;

namespace {

double valueOf(std::string_view text, char decimalMark = '.') {
  const LoggedNumber number = readLoggedNumber(text, {.decimalMark = decimalMark});
  EXPECT_EQ(number.kind, LoggedNumber::Kind::Number) << text;
  return number.value;
}

}  // namespace

TEST(NumberText, readsPlainGroupedAndGermanNumbers) {
  EXPECT_EQ(valueOf("26"), 26);
  EXPECT_EQ(valueOf(" 26.5 "), 26.5);
  EXPECT_EQ(valueOf("+4"), 4);
  EXPECT_EQ(valueOf("1e3"), 1000);
  EXPECT_EQ(valueOf("1,234,567.25"), 1234567.25);
  EXPECT_EQ(valueOf("26,5", ','), 26.5);
  EXPECT_EQ(valueOf("1.234,5", ','), 1234.5);
  EXPECT_EQ(valueOf("1'234"), 1234);
  EXPECT_EQ(valueOf("1 234,5", ','), 1234.5);
  EXPECT_EQ(valueOf("1\xC2\xA0"
                    "234"),
            1234);
  EXPECT_EQ(valueOf("1\xE2\x80\xAF"
                    "234,5",
                    ','),
            1234.5);
}

// A first block without decimals says nothing about the mark; what comes later must not be rescaled.
TEST(NumberText, aMarkThatGroupsNothingIsADecimalMark) {
  EXPECT_EQ(valueOf("26,5"), 26.5);
  EXPECT_EQ(valueOf("26,50"), 26.5);
  EXPECT_EQ(valueOf("1,234"), 1234);
  EXPECT_EQ(valueOf("26.5", ','), 26.5);
  EXPECT_EQ(valueOf("1.234", ','), 1234);
  EXPECT_EQ(valueOf("-1,234.5"), -1234.5);
  for (const char* text : {"1,23,456", "12,34.5", "1,2,3", "1.2.3"})
    EXPECT_EQ(readLoggedNumber(text).kind, LoggedNumber::Kind::Unreadable) << text;
}

TEST(NumberText, takesUnitsOff) {
  EXPECT_EQ(valueOf("85 %"), 85);
  EXPECT_EQ(valueOf("1129 MiB"), 1129);
  EXPECT_EQ(valueOf("33.09 W"), 33.09);
  EXPECT_EQ(valueOf("97%"), 97);
}

TEST(NumberText, missingIsNeitherZeroNorUnreadable) {
  for (const char* text : {"", "  ", "N/A", "[N/A]", "[Not Supported]", "[Unknown Error]", "NULL", "None",
                           "nan", "NaN", "-", "+Inf", "-inf", "Unknown"})
    EXPECT_EQ(readLoggedNumber(text).kind, LoggedNumber::Kind::Missing) << text;
  for (const char* text : {"four", "1/2/2020", "12:30", "1;2", "4 5x!", "--4"})
    EXPECT_EQ(readLoggedNumber(text).kind, LoggedNumber::Kind::Unreadable) << text;
}

TEST(NumberText, theDecimalMarkIsToldByTheCells) {
  EXPECT_EQ(guessNumberStyle({"26,0", "81,25"}, ';').decimalMark, ',');
  EXPECT_EQ(guessNumberStyle({"26.0", "81.25"}, ',').decimalMark, '.');
  EXPECT_EQ(guessNumberStyle({"1.234,50", "7"}, ';').decimalMark, ',');
  EXPECT_EQ(guessNumberStyle({"1,234.50", "7"}, ',').decimalMark, '.');
  EXPECT_EQ(guessNumberStyle({"3,080", "26", "0.5"}, ',').decimalMark, '.');
  EXPECT_FALSE(guessNumberStyle({"3,080", "26"}, ',').isKnown);
  EXPECT_TRUE(guessNumberStyle({"26", "27"}, ',').isKnown);
}
