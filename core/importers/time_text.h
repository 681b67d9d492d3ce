// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/zone_clock.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace rackorrent {

enum class DateOrder { YearMonthDay, DayMonthYear, MonthDayYear };

// What a column of times holds.
struct TimeStyle {
  enum class Kind {
    Calendar,
    EpochSeconds,
    EpochMilliseconds,
    EpochMicroseconds,
    EpochNanoseconds,
    RelativeSeconds
  };

  Kind kind = Kind::Calendar;
  DateOrder order = DateOrder::YearMonthDay;
  bool isOrderKnown = true;  // false where day and month could be swapped in all that was seen

  bool isCalendar() const { return kind == Kind::Calendar; }
  bool hasClockHours() const { return kind != Kind::RelativeSeconds; }
  friend bool operator==(const TimeStyle&, const TimeStyle&) = default;
};

// A date and time of day as written: milliseconds since 1970 on the wall clock, and the offset from UTC if
// one stands there.
struct WrittenTime {
  std::int64_t local = 0;
  std::optional<std::int64_t> offset;  // milliseconds
};

// Reads ISO 8601 and its relatives (blank or T, fractions, Z or an offset), y/m/d, d.m.y, d/m/y and m/d/y
// with and without AM and PM; nothing for another text or a day that does not exist.
std::optional<WrittenTime> readWrittenTime(std::string_view text, DateOrder order = DateOrder::YearMonthDay);

// The style of a column from some of its values; nothing when they are no times.
std::optional<TimeStyle> guessTimeStyle(const std::vector<std::string_view>& values);

// "[D-]HH:MM:SS", "MM:SS", each with fractions, or plain seconds, as Slurm writes an elapsed time; in
// milliseconds.
std::optional<std::int64_t> readElapsed(std::string_view text);

// Times outside 1970 to 2100 are taken for damage.
inline constexpr std::int64_t latestInstant = 4'102'444'800'000;

// Reads the times of one file.
class TimeReader {
 public:
  TimeReader(TimeStyle style, ZoneClock& clock) : m_style(style), m_clock(clock) {}

  std::optional<Instants> read(std::string_view text);
  const TimeStyle& style() const { return m_style; }
  // Whether a calendar time without an offset was read, so that the zone matters.
  bool usedZone() const { return m_usedZone; }

 private:
  std::optional<Instants> readNumber(std::string_view text) const;

  TimeStyle m_style;
  ZoneClock& m_clock;
  bool m_usedZone = false;
};

}  // namespace rackorrent
