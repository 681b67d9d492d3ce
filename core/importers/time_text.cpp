// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/time_text.h"

#include "core/importers/record_reader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>

namespace rackorrent {

namespace {

constexpr std::int64_t second = 1000;
constexpr std::int64_t minute = 60 * second;
constexpr std::int64_t hour = 60 * minute;
constexpr std::int64_t day = 24 * hour;

bool isDigit(char c) { return c >= '0' && c <= '9'; }

// A cursor over the text of a time.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : m_text(text) {}

  bool isAtEnd() const { return m_at == m_text.size(); }
  char peek() const { return isAtEnd() ? '\0' : m_text[m_at]; }
  bool take(char wanted) {
    if (peek() != wanted) return false;
    ++m_at;
    return true;
  }
  bool takeWord(std::string_view upperCase) {
    if (m_text.size() - m_at < upperCase.size()) return false;
    for (std::size_t i = 0; i < upperCase.size(); ++i)
      if ((m_text[m_at + i] & ~0x20) != upperCase[i]) return false;
    m_at += upperCase.size();
    return true;
  }
  void skipBlanks() {
    while (take(' ')) {
    }
  }
  // A whole number of at most this many digits; -1 for none. The number of digits is kept.
  int number(int mostDigits) {
    int value = 0;
    m_digits = 0;
    while (m_digits < mostDigits && isDigit(peek())) {
      value = value * 10 + (m_text[m_at++] - '0');
      ++m_digits;
    }
    return m_digits > 0 ? value : -1;
  }
  int digits() const { return m_digits; }
  // Behind the decimal mark: the first three digits in milliseconds, the rest passed over.
  std::int64_t fraction() {
    std::int64_t milliseconds = 0;
    std::int64_t unit = 100;
    for (; isDigit(peek()); ++m_at, unit /= 10) milliseconds += unit * (m_text[m_at] - '0');
    return milliseconds;
  }

 private:
  std::string_view m_text;
  std::size_t m_at = 0;
  int m_digits = 0;
};

std::optional<std::int64_t> daysOf(int year, int month, int dayOfMonth) {
  using namespace std::chrono;
  const year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                            std::chrono::day(static_cast<unsigned>(dayOfMonth))};
  if (year < 1 || month < 1 || dayOfMonth < 1 || !date.ok()) return std::nullopt;
  return sys_days(date).time_since_epoch().count();
}

std::optional<std::int64_t> readDate(Cursor& cursor, DateOrder order) {
  const int first = cursor.number(4);
  const bool startsWithYear = cursor.digits() == 4;
  const char mark = cursor.peek();
  if (first < 0 || (mark != '-' && mark != '/' && mark != '.')) return std::nullopt;
  cursor.take(mark);
  const int middle = cursor.number(2);
  if (middle < 0 || !cursor.take(mark)) return std::nullopt;
  const int last = cursor.number(startsWithYear ? 2 : 4);
  if (last < 0) return std::nullopt;
  if (startsWithYear) return daysOf(first, middle, last);
  const int year = cursor.digits() == 4 ? last : cursor.digits() == 2 ? 2000 + last : -1;
  if (order == DateOrder::MonthDayYear) return daysOf(year, first, middle);
  return daysOf(year, middle, first);
}

// AM and PM turn 12 into 0 and 1 to 11 into 13 to 23.
bool applyHalfOfDay(Cursor& cursor, int& hours) {
  cursor.skipBlanks();
  const bool isMorning = cursor.takeWord("AM");
  const bool isAfternoon = !isMorning && cursor.takeWord("PM");
  if (!isMorning && !isAfternoon) return true;
  if (hours < 1 || hours > 12) return false;
  hours = hours % 12 + (isAfternoon ? 12 : 0);
  return true;
}

std::optional<std::int64_t> readTimeOfDay(Cursor& cursor) {
  int hours = cursor.number(2);
  if (hours < 0 || !cursor.take(':')) return std::nullopt;
  const int minutes = cursor.number(2);
  if (minutes < 0 || minutes > 59) return std::nullopt;
  int seconds = 0;
  std::int64_t fraction = 0;
  if (cursor.take(':')) {
    seconds = cursor.number(2);
    if (seconds < 0 || seconds > 60) return std::nullopt;  // 60 is a leap second
    if (cursor.take('.') || cursor.take(',')) fraction = cursor.fraction();
  }
  if (!applyHalfOfDay(cursor, hours) || hours > 24 || (hours == 24 && minutes + seconds > 0))
    return std::nullopt;
  return hours * hour + minutes * minute + seconds * second + fraction;
}

// Z, UTC, GMT, +08:00, +0800 or +08 and nothing behind it.
bool readOffset(Cursor& cursor, WrittenTime& time) {
  cursor.skipBlanks();
  if (cursor.isAtEnd()) return true;
  if (cursor.takeWord("Z") || cursor.takeWord("UTC") || cursor.takeWord("GMT")) {
    time.offset = 0;
    return cursor.isAtEnd();
  }
  const bool isWest = cursor.take('-');
  if (!isWest && !cursor.take('+')) return false;
  const int hours = cursor.number(2);
  cursor.take(':');
  const int minutes = std::max(0, cursor.number(2));
  if (hours < 0 || hours > 15 || minutes > 59 || !cursor.isAtEnd()) return false;
  time.offset = (isWest ? -1 : 1) * (hours * hour + minutes * minute);
  return true;
}

// The form that nearly all logs use, without a fraction or an offset: 2026-10-12T02:52:40.
std::optional<WrittenTime> readPlainIso(std::string_view text) {
  constexpr std::string_view form = "dddd-dd-dd?dd:dd:dd";
  if (text.size() != form.size()) return std::nullopt;
  for (std::size_t i = 0; i < form.size(); ++i)
    if (form[i] == 'd' ? !isDigit(text[i]) : form[i] != '?' && text[i] != form[i]) return std::nullopt;
  if (text[10] != 'T' && text[10] != ' ') return std::nullopt;
  const auto two = [&](std::size_t at) { return (text[at] - '0') * 10 + (text[at + 1] - '0'); };
  const auto days = daysOf(two(0) * 100 + two(2), two(5), two(8));
  if (!days || two(11) > 23 || two(14) > 59 || two(17) > 60) return std::nullopt;
  return WrittenTime{*days * day + two(11) * hour + two(14) * minute + two(17) * second, std::nullopt};
}

std::optional<double> plainNumber(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) return std::nullopt;
  return value;
}

TimeStyle styleOfNumbers(double smallest, double largest) {
  using Kind = TimeStyle::Kind;
  constexpr double year1980 = 3.2e8;
  constexpr double year2100 = 4.2e9;
  const auto liesIn = [&](double scale) {
    return smallest >= year1980 * scale && largest < year2100 * scale;
  };
  if (liesIn(1)) return {.kind = Kind::EpochSeconds};
  if (liesIn(1e3)) return {.kind = Kind::EpochMilliseconds};
  if (liesIn(1e6)) return {.kind = Kind::EpochMicroseconds};
  if (liesIn(1e9)) return {.kind = Kind::EpochNanoseconds};
  return {.kind = Kind::RelativeSeconds};
}

std::optional<TimeStyle> guessNumbers(const std::vector<std::string_view>& values) {
  double smallest = INFINITY;
  double largest = -INFINITY;
  std::size_t numbers = 0;
  for (const std::string_view text : values) {
    const auto value = plainNumber(trimmed(text));
    if (!value) continue;
    ++numbers;
    smallest = std::min(smallest, *value);
    largest = std::max(largest, *value);
  }
  if (numbers * 2 <= values.size() || smallest < 0) return std::nullopt;
  return styleOfNumbers(smallest, largest);
}

std::size_t countReadable(const std::vector<std::string_view>& values, DateOrder order) {
  return static_cast<std::size_t>(std::ranges::count_if(
      values, [&](std::string_view text) { return readWrittenTime(trimmed(text), order).has_value(); }));
}

// In which order are the rows in time? A column of samples mostly is, under the right reading.
std::size_t countAscending(const std::vector<std::string_view>& values, DateOrder order) {
  std::size_t ascending = 0;
  std::optional<std::int64_t> last;
  for (const std::string_view text : values) {
    const auto time = readWrittenTime(trimmed(text), order);
    if (!time) continue;
    if (last && time->local >= *last) ++ascending;
    last = time->local;
  }
  return ascending;
}

}  // namespace

std::optional<WrittenTime> readWrittenTime(std::string_view text, DateOrder order) {
  if (auto plain = readPlainIso(text)) return plain;
  Cursor cursor(text);
  const auto days = readDate(cursor, order);
  if (!days) return std::nullopt;
  WrittenTime time{*days * day, std::nullopt};
  if (cursor.isAtEnd()) return time;
  if (!cursor.take('T') && cursor.peek() != ' ') return std::nullopt;
  cursor.skipBlanks();
  const auto timeOfDay = readTimeOfDay(cursor);
  if (!timeOfDay) return std::nullopt;
  time.local += *timeOfDay;
  if (!readOffset(cursor, time)) return std::nullopt;
  return time;
}

std::optional<TimeStyle> guessTimeStyle(const std::vector<std::string_view>& values) {
  if (values.empty()) return std::nullopt;
  const std::size_t asDayFirst = countReadable(values, DateOrder::DayMonthYear);
  const std::size_t asMonthFirst = countReadable(values, DateOrder::MonthDayYear);
  if (std::max(asDayFirst, asMonthFirst) * 2 <= values.size()) return guessNumbers(values);
  const bool startsWithYear = std::ranges::any_of(values, [](std::string_view text) {
    const std::string_view value = trimmed(text);
    return value.size() > 4 && std::ranges::all_of(value.substr(0, 4), isDigit);
  });
  if (startsWithYear) return TimeStyle{};
  const bool hasDots = trimmed(values.front()).find('.') < 3;
  if (asDayFirst != asMonthFirst)
    return TimeStyle{.order = asDayFirst > asMonthFirst ? DateOrder::DayMonthYear : DateOrder::MonthDayYear};
  if (hasDots) return TimeStyle{.order = DateOrder::DayMonthYear};
  const std::size_t dayFirst = countAscending(values, DateOrder::DayMonthYear);
  const std::size_t monthFirst = countAscending(values, DateOrder::MonthDayYear);
  return TimeStyle{.order = dayFirst > monthFirst ? DateOrder::DayMonthYear : DateOrder::MonthDayYear,
                   .isOrderKnown = dayFirst != monthFirst};
}

std::optional<std::int64_t> readElapsed(std::string_view text) {
  if (text.find(':') == std::string_view::npos) {
    const auto seconds = plainNumber(text);
    if (!seconds || *seconds < 0 || *seconds > 1e11) return std::nullopt;
    return std::llround(*seconds * static_cast<double>(second));
  }
  Cursor cursor(text);
  std::array<std::int64_t, 3> parts{};
  std::int64_t days = 0;
  int value = cursor.number(8);
  if (value >= 0 && cursor.take('-')) {
    days = value;
    value = cursor.number(2);
  }
  std::size_t count = 0;
  for (; value >= 0 && count < parts.size(); value = cursor.number(2)) {
    parts[count++] = value;
    if (count == parts.size() || !cursor.take(':')) break;
  }
  std::int64_t total = 0;
  for (std::size_t i = 0; i < count; ++i) total = total * 60 + parts[i];
  const std::int64_t fraction = cursor.take('.') ? cursor.fraction() : 0;
  if (value < 0 || count < 2 || !cursor.isAtEnd()) return std::nullopt;
  return days * day + total * second + fraction;
}

std::optional<Instants> TimeReader::read(std::string_view text) {
  if (!m_style.isCalendar()) return readNumber(text);
  const auto time = readWrittenTime(text, m_style.order);
  if (!time || time->local < 0 || time->local > latestInstant) return std::nullopt;
  if (time->offset) return Instants{time->local - *time->offset, time->local - *time->offset};
  m_usedZone = true;
  return m_clock.at(time->local);
}

std::optional<Instants> TimeReader::readNumber(std::string_view text) const {
  using Kind = TimeStyle::Kind;
  const auto value = plainNumber(text);
  if (!value || *value < 0) return std::nullopt;
  const double perMillisecond = m_style.kind == Kind::EpochMilliseconds   ? 1
                                : m_style.kind == Kind::EpochMicroseconds ? 1e-3
                                : m_style.kind == Kind::EpochNanoseconds  ? 1e-6
                                                                          : 1e3;
  const double milliseconds = *value * perMillisecond;
  if (milliseconds > static_cast<double>(latestInstant)) return std::nullopt;
  const std::int64_t instant = std::llround(milliseconds);
  return Instants{instant, instant};
}

}  // namespace rackorrent
