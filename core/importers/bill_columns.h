// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/gpu_bill.h"
#include "core/importers/table_head.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace rackorrent {

// Where a bill says what; the sets of columns change from month to month, so they are found by name.
struct BillColumns {
  BillFormat format = BillFormat::Focus;
  std::size_t date = 0;
  std::size_t cost = 0;
  std::optional<std::size_t> billed;        // instead, where the effective costs are rounded
  std::optional<std::size_t> reservedCost;  // of use that a reservation covers
  std::optional<std::size_t> savingsCost;   // of use that a savings plan covers
  std::optional<std::size_t> quantity;
  std::optional<std::size_t> unit;
  std::optional<std::size_t> kind;
  std::optional<std::size_t> currency;
  std::vector<std::size_t> machine;  // texts that may name the machine
  double hoursPerUnit = 1;
};

// Nothing when the columns are not those of a bill.
std::optional<BillColumns> billColumnsOf(const TableHead& head);

}  // namespace rackorrent
