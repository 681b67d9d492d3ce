// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace date {
class time_zone;
}

namespace rackorrent {

// The instants, in milliseconds since 1970 UTC, that a local time may mean: two in the hour that occurs twice
// at the end of summer time, otherwise twice the same.
struct Instants {
  std::int64_t first = 0;
  std::int64_t second = 0;

  bool isAmbiguous() const { return first != second; }
};

// Local time to UTC by the system's time zone data.
class ZoneClock {
 public:
  // An IANA name such as Asia/Shanghai or UTC; empty for this machine's zone. Throws Error(InvalidInput) for
  // another name.
  explicit ZoneClock(const std::string& name);

  const std::string& name() const { return m_name; }
  // A time that a change of the clock skips is read with the offset before the change.
  Instants at(std::int64_t localMilliseconds);

 private:
  Instants lookUp(std::int64_t localMilliseconds);

  std::string m_name;
  const date::time_zone* m_zone = nullptr;
  // Local times that certainly have this one offset.
  std::int64_t m_cachedFrom = 0;
  std::int64_t m_cachedTo = 0;
  std::int64_t m_cachedOffset = 0;
};

}  // namespace rackorrent
