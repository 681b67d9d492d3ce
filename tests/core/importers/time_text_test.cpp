// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/time_text.h"

#include "core/base/error.h"

#include <cstdlib>
#include <ctime>
#include <gtest/gtest.h>
#include <random>

using namespace rackorrent;

namespace {

std::int64_t localOf(std::string_view text, DateOrder order = DateOrder::YearMonthDay) {
  const auto time = readWrittenTime(text, order);
  EXPECT_TRUE(time) << text;
  return time ? time->local : -1;
}

constexpr std::int64_t reference = 1'791'773'560'000;  // date -u -d '2026-10-12 02:52:40' +%s

}  // namespace

TEST(TimeText, readsTheFormsOfTheLogs) {
  for (const char* text : {"2026-10-12T02:52:40", "2026-10-12 02:52:40", "2026-10-12T02:52:40Z",
                           "2026/10/12 02:52:40", "2026-10-12 02:52:40 UTC"})
    EXPECT_EQ(localOf(text), reference) << text;
  EXPECT_EQ(localOf("2026/10/12 02:52:40.195"), reference + 195);
  EXPECT_EQ(localOf("2026-10-12 02:52:40.9799600"), reference + 979);
  EXPECT_EQ(localOf("12.10.2026 02:52:40", DateOrder::DayMonthYear), reference);
  EXPECT_EQ(localOf("12/10/2026 02:52:40", DateOrder::DayMonthYear), reference);
  EXPECT_EQ(localOf("10/12/2026 2:52:40 AM", DateOrder::MonthDayYear), reference);
  EXPECT_EQ(localOf("10/12/2026 2:52:40 PM", DateOrder::MonthDayYear), reference + 12 * 3'600'000);
  EXPECT_EQ(localOf("10/12/2026 12:52:40 AM", DateOrder::MonthDayYear), reference - 2 * 3'600'000);
  EXPECT_EQ(localOf("2026-10-12"), reference - (2 * 3600 + 52 * 60 + 40) * 1000);
  EXPECT_EQ(*readWrittenTime("2023-03-01 00:18:22+08:00")->offset, 8 * 3'600'000);
  EXPECT_EQ(*readWrittenTime("2023-03-01T00:18:22.123-0530")->offset, -(5 * 60 + 30) * 60'000);
}

TEST(TimeText, refusesWhatIsNoTime) {
  for (const char* text :
       {"", "not a date", "2020-13-41T00:00:00Z", "2026-02-30", "2026-10-12T25:00:00", "2026-10-12T02:61:00",
        "2026-10-12Tx", "2026-10-12T02:52:40 banana", "20261012", "1/2", "2026-10-12T02:52:40+99:00"})
    EXPECT_FALSE(readWrittenTime(text)) << text;
}

// Against the C library, which computes dates another way.
TEST(TimeText, agreesWithTheCLibrary) {
  std::mt19937_64 random(3);
  for (int i = 0; i < 20'000; ++i) {
    const auto seconds = static_cast<std::time_t>(random() % 4'100'000'000u);
    std::tm parts{};
    ::gmtime_r(&seconds, &parts);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &parts);
    ASSERT_EQ(localOf(text), seconds * 1000) << text;
  }
}

TEST(TimeText, zonesAgreeWithTheCLibrary) {
  for (const char* name : {"UTC", "Asia/Shanghai", "Asia/Kolkata", "Europe/London", "America/New_York",
                           "America/Sao_Paulo", "Pacific/Kiritimati", "Pacific/Pago_Pago"}) {
    ::setenv("TZ", name, 1);
    ::tzset();
    ZoneClock clock(name);
    for (std::time_t seconds = 1'500'000'000; seconds < 1'600'000'000; seconds += 13'007) {
      std::tm parts{};
      ::localtime_r(&seconds, &parts);
      const std::int64_t local = (seconds + parts.tm_gmtoff) * 1000;
      const Instants instants = clock.at(local);
      EXPECT_TRUE(instants.first == seconds * 1000 || instants.second == seconds * 1000)
          << name << " " << seconds;
    }
  }
  ::unsetenv("TZ");
  ::tzset();
}

TEST(TimeText, theHourThatOccursTwiceHasTwoReadings) {
  ZoneClock clock("Europe/Berlin");
  const Instants twice = clock.at(localOf("2026-10-25T02:30:00"));
  EXPECT_EQ(twice.second - twice.first, 3'600'000);
  EXPECT_FALSE(clock.at(localOf("2026-10-25T03:00:00")).isAmbiguous());
}

TEST(TimeText, elapsedTimes) {
  EXPECT_EQ(readElapsed("08:56:38"), (8 * 3600 + 56 * 60 + 38) * 1000);
  EXPECT_EQ(readElapsed("10-13:27:06"), ((10 * 24 + 13) * 3600 + 27 * 60 + 6) * 1000LL);
  EXPECT_EQ(readElapsed("05:01.250"), 301'250);
  EXPECT_EQ(readElapsed("32198"), 32'198'000);
  for (const char* text : {"", "x", "1:", "-5", "1:2:3:4", "10-"}) EXPECT_FALSE(readElapsed(text)) << text;
}

TEST(TimeText, stylesAreGuessedFromValues) {
  using Kind = TimeStyle::Kind;
  EXPECT_EQ(guessTimeStyle({"1588291200", "1588291800"})->kind, Kind::EpochSeconds);
  EXPECT_EQ(guessTimeStyle({"1588291200000"})->kind, Kind::EpochMilliseconds);
  EXPECT_EQ(guessTimeStyle({"1588291200000000"})->kind, Kind::EpochMicroseconds);
  EXPECT_EQ(guessTimeStyle({"0", "427061"})->kind, Kind::RelativeSeconds);
  EXPECT_EQ(guessTimeStyle({"01.05.2020 00:00"})->order, DateOrder::DayMonthYear);
  EXPECT_EQ(guessTimeStyle({"1/2/2020 1:00", "1/13/2020 1:00"})->order, DateOrder::MonthDayYear);
  EXPECT_EQ(guessTimeStyle({"1/2/2020 1:00", "13/2/2020 1:00"})->order, DateOrder::DayMonthYear);
  EXPECT_EQ(guessTimeStyle({"5/1/2020 1:00", "5/2/2020 1:00", "5/3/2020 1:00", "6/1/2020 1:00"})->order,
            DateOrder::MonthDayYear);
  EXPECT_FALSE(guessTimeStyle({"1/2/2020 1:00"})->isOrderKnown);
  EXPECT_FALSE(guessTimeStyle({"words", "more"}));
}
