// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/demand_format.h"

#include <optional>
#include <string>
#include <vector>

namespace rackorrent {

// When a GPU that reports its load counts as in use. Utilisation is not allocation: the choice is the user's.
enum class InUseRule {
  BusyOrHeld,   // utilisation above the threshold, or memory held
  Busy,         // utilisation above the threshold
  MemoryHeld,   // memory held
  Equivalents,  // the utilisation itself: two GPUs at half load are one
};

std::string_view keyOf(InUseRule rule);
std::optional<InUseRule> inUseRuleFromKey(std::string_view key);

struct ColumnChoice {
  std::string column;  // its name in the file, or its number from 1
  std::string role;    // a key of columnRoleFromKey
};

// What the user may say about a log; what is left open is found in its content and reported as an assumption.
struct ImportOptions {
  std::optional<DemandFormat> format;
  std::vector<ColumnChoice> columns;
  std::string zone;  // IANA name for times without an offset; empty: this machine's
  std::string
      runningUntil;  // a time, or "none" to leave running jobs out; empty: the newest time in the file
  InUseRule inUse = InUseRule::BusyOrHeld;
  double busyAbovePercent = 5;
  double heldAboveMib = 1000;
};

}  // namespace rackorrent
