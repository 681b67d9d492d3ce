// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/unit_names.h"

namespace rackorrent {

namespace {

std::string_view moneyUnitSource(Unit unit) {
  switch (unit) {
    case Unit::MoneyPerYear: return CORE_TEXT("%1 per year");
    case Unit::MoneyPerMonth: return CORE_TEXT("%1 per month");
    case Unit::MoneyPerGpuHour: return CORE_TEXT("%1 per GPU-hour");
    case Unit::MoneyPerKilowattHour: return CORE_TEXT("%1 per kWh");
    case Unit::MoneyPerKilowattMonth: return CORE_TEXT("%1 per kW and month");
    case Unit::MoneyPerGigabyte: return CORE_TEXT("%1 per GB");
    case Unit::MoneyPerTerabyteMonth: return CORE_TEXT("%1 per TB and month");
    case Unit::MoneyPerGpuYear: return CORE_TEXT("%1 per GPU and year");
    default: return {};
  }
}

std::string_view countUnitSource(Unit unit) {
  switch (unit) {
    case Unit::Share: return CORE_TEXT("fraction");
    case Unit::RatePerYear: return CORE_TEXT("fraction per year");
    case Unit::Points: return CORE_TEXT("points");
    case Unit::People: return CORE_TEXT("people");
    case Unit::Gpus: return CORE_TEXT("GPUs");
    case Unit::Servers: return CORE_TEXT("servers");
    case Unit::GpuHours: return CORE_TEXT("GPU-hours");
    case Unit::Hours: return CORE_TEXT("hours");
    case Unit::Minutes: return CORE_TEXT("minutes");
    case Unit::Days: return CORE_TEXT("days");
    case Unit::Weeks: return CORE_TEXT("weeks");
    case Unit::Months: return CORE_TEXT("months");
    case Unit::Years: return CORE_TEXT("years");
    case Unit::Kilowatts: return CORE_TEXT("kW");
    case Unit::Terabytes: return CORE_TEXT("TB");
    case Unit::TerabytesPerMonth: return CORE_TEXT("TB per month");
    case Unit::GigabitsPerSecond: return CORE_TEXT("Gbit/s");
    default: return {};
  }
}

}  // namespace

Message unitName(Unit unit, const std::string& currency) {
  if (unit == Unit::Money) return {"%1", {currency}};
  if (const auto source = moneyUnitSource(unit); !source.empty()) return {source, {currency}};
  return {countUnitSource(unit), {}};
}

}  // namespace rackorrent
