// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/choices.h"

#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace rackorrent {

enum class ChecklistStatus { ToDo, Done, NotApplicable };

inline constexpr std::array<Choice, 3> checklistStatusChoices = {{
    {"to_do", CORE_TEXT("To do")},
    {"done", CORE_TEXT("Done")},
    {"not_applicable", CORE_TEXT("Not applicable")},
}};

constexpr const Choice& choiceOf(ChecklistStatus status) {
  return checklistStatusChoices[static_cast<std::size_t>(status)];
}

constexpr std::optional<ChecklistStatus> findChecklistStatus(std::string_view key) {
  for (std::size_t i = 0; i < checklistStatusChoices.size(); ++i)
    if (checklistStatusChoices[i].key == key) return static_cast<ChecklistStatus>(i);
  return std::nullopt;
}

// What the user has said of one item of the migration checklist.
struct ChecklistMark {
  ChecklistStatus status = ChecklistStatus::ToDo;
  std::string note;

  friend bool operator==(const ChecklistMark&, const ChecklistMark&) = default;
};

// By the id of the item in the knowledge data; an item that nobody touched is absent.
using ChecklistMarks = std::map<std::string, ChecklistMark, std::less<>>;

}  // namespace rackorrent
