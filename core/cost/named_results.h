// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/unit.h"
#include "core/cost/cost_items.h"

#include <cstddef>
#include <string_view>

namespace rackorrent {

// A sub-result of the cost formula that people may ask for by name ("how was this computed").
struct ResultName {
  std::string_view key;  // stable: a step of a path such as "month.3.power.full_load_hours"
  std::string_view label;
  Unit unit = Unit::None;
};

namespace results {
inline constexpr ResultName hardwareValue{
    "hardware_value", CORE_TEXT("price of the servers with network and storage"), Unit::Money};
inline constexpr ResultName busyServerHours{"busy_server_hours", CORE_TEXT("server-hours with work"),
                                            Unit::Hours};
inline constexpr ResultName fullLoadHours{"full_load_hours", CORE_TEXT("server-hours at full power"),
                                          Unit::Hours};
inline constexpr ResultName monthlyPriceFactor{"monthly_price_factor",
                                               CORE_TEXT("monthly change of cloud prices"), Unit::None};
inline constexpr ResultName monthlyHardwareFactor{"monthly_hardware_factor",
                                                  CORE_TEXT("monthly change of hardware prices"), Unit::None};
inline constexpr ResultName monthlyPowerFactor{
    "monthly_power_factor", CORE_TEXT("monthly change of the electricity price"), Unit::None};
inline constexpr ResultName monthlyStaffFactor{"monthly_staff_factor",
                                               CORE_TEXT("monthly change of staff cost"), Unit::None};
inline constexpr ResultName meteredShare{"metered_share", CORE_TEXT("share of the month in use"),
                                         Unit::Share};
inline constexpr ResultName onDemandRent{"on_demand_rent", CORE_TEXT("on-demand rent"), Unit::Money};
inline constexpr ResultName spotRent{"spot_rent", CORE_TEXT("spot rent"), Unit::Money};
inline constexpr ResultName reserved1yRent{"reserved_1y_rent", CORE_TEXT("one-year reserved rent"),
                                           Unit::Money};
inline constexpr ResultName reserved3yRent{"reserved_3y_rent", CORE_TEXT("three-year reserved rent"),
                                           Unit::Money};
inline constexpr ResultName bridgingRent{"bridging_rent", CORE_TEXT("rent until delivery"), Unit::Money};
inline constexpr ResultName idleRent{"idle_rent", CORE_TEXT("rent of instances left on"), Unit::Money};
inline constexpr ResultName roundedRent{"rounded_rent", CORE_TEXT("rent of rounded-up hours"), Unit::Money};
inline constexpr ResultName roundingWaste{"rounding_waste", CORE_TEXT("hours rounded up for each used one"),
                                          Unit::Share};
inline constexpr ResultName rentedShare{"rented_share", CORE_TEXT("share of the work that is rented"),
                                        Unit::Share};
inline constexpr ResultName monthlyValueFactor{"monthly_value_factor", CORE_TEXT("value kept in a month"),
                                               Unit::Share};
inline constexpr ResultName monthlyDiscount{"monthly_discount", CORE_TEXT("discount factor of a month"),
                                            Unit::None};
inline constexpr ResultName dueAtStart{"due_at_start", CORE_TEXT("due at the start of the month"),
                                       Unit::Money};
inline constexpr ResultName dueAtEnd{"due_at_end", CORE_TEXT("due at the end of the month"), Unit::Money};
inline constexpr ResultName discountedGpuHours{"discounted_gpu_hours",
                                               CORE_TEXT("discounted useful GPU-hours"), Unit::GpuHours};
inline constexpr ResultName monthValue{"month", CORE_TEXT("month %1, discounted"),
                                       Unit::Money};  // %1: its number
}  // namespace results

// Where the formula names a sub-result. Every number type passes it on; the symbol (core/cost/symbol.h) keeps
// the name.
template <class T>
T named(const ResultName&, T value) {
  return value;
}

// A line before it is booked.
template <class T>
T namedLine(CostItem item, const T& value) {
  return named(ResultName{rowOf(item).key, rowOf(item).label, Unit::Money}, value);
}

// The same for a result that there is in every month, counted from 0.
template <class T>
T namedForMonth(const ResultName&, std::size_t, T value) {
  return value;
}

}  // namespace rackorrent
