// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/import_options.h"

namespace rackorrent {

std::string_view keyOf(InUseRule rule) {
  switch (rule) {
    case InUseRule::BusyOrHeld:
      return "busy-or-held";
    case InUseRule::Busy:
      return "busy";
    case InUseRule::MemoryHeld:
      return "memory";
    case InUseRule::Equivalents:
      return "equivalents";
  }
  return {};
}

std::optional<InUseRule> inUseRuleFromKey(std::string_view key) {
  for (const InUseRule rule :
       {InUseRule::BusyOrHeld, InUseRule::Busy, InUseRule::MemoryHeld, InUseRule::Equivalents})
    if (keyOf(rule) == key) return rule;
  return std::nullopt;
}

}  // namespace rackorrent
