// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace rackorrent {

// The categories of the guides (ledger D1.4.2.1 to D1.4.2.4); they add up to the total.
enum class CostCategory { Upfront, Running, Hidden, Staff, Bridging };

inline constexpr std::array<CostCategory, 5> allCostCategories = {
    CostCategory::Upfront, CostCategory::Running, CostCategory::Hidden, CostCategory::Staff,
    CostCategory::Bridging};

struct CostCategoryRow {
  std::string_view key;
  std::string_view label;
};
inline constexpr std::array<CostCategoryRow, 5> costCategories = {{
    {"upfront", CORE_TEXT("Upfront, less resale value")},
    {"running", CORE_TEXT("Running")},
    {"hidden", CORE_TEXT("Hidden")},
    {"staff", CORE_TEXT("Staff")},
    {"bridging", CORE_TEXT("Bridging until delivery")},
}};

enum class CostItem {
  Servers,
  Network,
  Storage,
  FitOut,
  OwnedSetup,
  CloudSetup,
  ResaleValue,
  OnDemand,
  Reserved1Year,
  Reserved3Years,
  Spot,
  Support,
  CloudStorage,
  Power,
  Colocation,
  Maintenance,
  Platform,
  ManagedFee,
  Egress,
  CrossRegion,
  IdleInstances,
  RoundingUp,
  FailedParts,
  Replacement,
  Staff,
  Bridging,
};
inline constexpr std::size_t costItemCount = 26;

// One line of the ledger. A new cost item is one enumerator, one row here and one line in cost_formula.h.
struct CostItemRow {
  std::string_view key;
  CostCategory category;
  bool isCapital;   // CapEx; the rest is OpEx
  bool dueAtStart;  // of its month; the rest is due at the end
  std::string_view label;
  std::string_view formula;  // in words, for "how was this computed"
  std::string_view source;   // the ledger statement it carries
};

inline constexpr std::array<CostItemRow, costItemCount> costItems = {{
    {"servers", CostCategory::Upfront, true, true, CORE_TEXT("Servers"), CORE_TEXT("servers ordered x price"),
     "D1.4.2.1"},
    {"network", CostCategory::Upfront, true, true, CORE_TEXT("Cluster network"),
     CORE_TEXT("servers ordered x price x network share"), "D2.3.1.a"},
    {"storage", CostCategory::Upfront, true, true, CORE_TEXT("Cluster storage"),
     CORE_TEXT("servers ordered x price x storage share"), "D2.3.1.a"},
    {"fit_out", CostCategory::Upfront, true, true, CORE_TEXT("Fit-out of the room"),
     CORE_TEXT("once, own room only"), "D1.2.2"},
    {"owned_setup", CostCategory::Upfront, true, true, CORE_TEXT("Set-up of the cluster"), CORE_TEXT("once"),
     "D1.4.6.2"},
    {"cloud_setup", CostCategory::Upfront, false, true, CORE_TEXT("Set-up in the cloud"), CORE_TEXT("once"),
     "D1.4.6.1"},
    {"resale_value", CostCategory::Upfront, true, false, CORE_TEXT("Resale value at the end"),
     CORE_TEXT("minus servers x price x residual share ^ (age / useful life)"), "D1.6.2"},
    {"on_demand", CostCategory::Running, false, false, CORE_TEXT("On-demand rent"),
     CORE_TEXT("GPU-hours x price"), "D1.4.2.2"},
    {"reserved_1y", CostCategory::Running, false, false, CORE_TEXT("One-year reserved rent"),
     CORE_TEXT("reserved GPUs x hours of the month x price"), "D2.4.6"},
    {"reserved_3y", CostCategory::Running, false, false, CORE_TEXT("Three-year reserved rent"),
     CORE_TEXT("reserved GPUs x hours of the month x price"), "D2.4.6"},
    {"spot", CostCategory::Running, false, false, CORE_TEXT("Spot rent"),
     CORE_TEXT("GPU-hours with restarts x price"), "D1.4.2.5"},
    {"support", CostCategory::Running, false, false, CORE_TEXT("Cloud support"),
     CORE_TEXT("share of all rent"), "D1.4.2.2"},
    {"cloud_storage", CostCategory::Running, false, false, CORE_TEXT("Cloud storage"),
     CORE_TEXT("stored data x rented share of work x price"), "D1.4.2.2"},
    {"power", CostCategory::Running, false, false, CORE_TEXT("Electricity"),
     CORE_TEXT("servers x power x (idle share x hours + (1 - idle share) x busy hours) x PUE x price"),
     "D2.3.6"},
    {"colocation", CostCategory::Running, false, false, CORE_TEXT("Rack lease"),
     CORE_TEXT("servers x power x price, leased racks only"), "D1.2.2"},
    {"maintenance", CostCategory::Running, false, false, CORE_TEXT("Maintenance"),
     CORE_TEXT("value of servers, network and storage x yearly share / 12"), "D1.4.2.2"},
    {"platform", CostCategory::Running, false, false, CORE_TEXT("Platform licence"),
     CORE_TEXT("value of servers, network and storage x yearly share / 12, private cloud only"), "D1.6.3"},
    {"managed_fee", CostCategory::Running, false, false, CORE_TEXT("Managed service"),
     CORE_TEXT("monthly fee, private cloud only"), "D1.6.3"},
    {"egress", CostCategory::Hidden, false, false, CORE_TEXT("Data leaving the cloud"),
     CORE_TEXT("traffic x rented share of work x price"), "D1.4.2.4"},
    {"cross_region", CostCategory::Hidden, false, false, CORE_TEXT("Data between regions"),
     CORE_TEXT("traffic x rented share of work x price"), "D1.4.2.4"},
    {"idle_instances", CostCategory::Hidden, false, false, CORE_TEXT("Instances left on"),
     CORE_TEXT("on-demand and spot rent x share left on"), "D1.7.5"},
    {"rounding_up", CostCategory::Hidden, false, false, CORE_TEXT("Rounded-up billing"),
     CORE_TEXT("on-demand and spot rent x (billed / used hours of a typical job - 1)"), "D2.5.3"},
    {"failed_parts", CostCategory::Hidden, false, false, CORE_TEXT("Failed parts"),
     CORE_TEXT("value of servers x yearly failure rate / 12"), "D1.4.2.4"},
    {"replacement", CostCategory::Hidden, true, true, CORE_TEXT("Replacement at the end of life"),
     CORE_TEXT("servers replaced x price with network and storage"), "D1.4.2.4"},
    {"staff", CostCategory::Staff, false, false, CORE_TEXT("Operations staff"),
     CORE_TEXT("people x yearly cost / 12"), "D1.4.4.2"},
    {"bridging", CostCategory::Bridging, false, false, CORE_TEXT("Rent until delivery"),
     CORE_TEXT("GPU-hours before delivery x price"), "D1.4.3.1"},
}};

constexpr std::size_t indexOf(CostItem item) { return static_cast<std::size_t>(item); }
constexpr std::size_t indexOf(CostCategory category) { return static_cast<std::size_t>(category); }
constexpr const CostItemRow& rowOf(CostItem item) { return costItems[indexOf(item)]; }

}  // namespace rackorrent
