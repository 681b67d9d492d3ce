// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/zone_clock.h"

#include "core/base/error.h"

#include <chrono>
#include <date/tz.h>
#include <stdexcept>

namespace rackorrent {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

const date::time_zone* findZone(const std::string& name) {
  try {
    return name.empty() ? date::current_zone() : date::locate_zone(name);
  } catch (const std::runtime_error&) {
    if (name.empty() || name == "UTC") return nullptr;  // no data on this machine: UTC needs none
    throw Error(ErrorCode::InvalidInput, {}, {CORE_TEXT("There is no time zone named \"%1\"."), {name}},
                {CORE_TEXT("Use a name such as Asia/Shanghai, Europe/Berlin or UTC."), {}});
  }
}

}  // namespace

ZoneClock::ZoneClock(const std::string& name) : m_zone(findZone(name)) {
  m_name = m_zone ? m_zone->name() : "UTC";
}

Instants ZoneClock::at(std::int64_t localMilliseconds) {
  if (localMilliseconds < m_cachedFrom || localMilliseconds >= m_cachedTo) return lookUp(localMilliseconds);
  const std::int64_t instant = localMilliseconds - m_cachedOffset;
  return {instant, instant};
}

Instants ZoneClock::lookUp(std::int64_t localMilliseconds) {
  if (!m_zone) return {localMilliseconds, localMilliseconds};
  const date::local_time<milliseconds> local{milliseconds(localMilliseconds)};
  const date::local_info info = m_zone->get_info(date::floor<seconds>(local));
  const auto instantWith = [&](const date::sys_info& part) {
    return localMilliseconds - milliseconds(part.offset).count();
  };
  if (info.result == date::local_info::ambiguous) return {instantWith(info.first), instantWith(info.second)};
  const std::int64_t instant = instantWith(info.first);
  if (info.result != date::local_info::unique) return {instant, instant};
  // Away from its ends by a day, a period of one offset holds no doubtful local time.
  constexpr std::int64_t day = 86'400'000;
  m_cachedOffset = milliseconds(info.first.offset).count();
  m_cachedFrom = milliseconds(info.first.begin.time_since_epoch()).count() + m_cachedOffset + day;
  m_cachedTo = milliseconds(info.first.end.time_since_epoch()).count() + m_cachedOffset - day;
  return {instant, instant};
}

}  // namespace rackorrent
