// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/field_cells.h"

#include <algorithm>

namespace rackorrent {

namespace {

Phrase labelOf(const Field& field, std::string_view key) {
  const auto found = std::ranges::find(field.choices, key, &Choice::key);
  return {found == field.choices.end() ? key : found->label};
}

// Up to nine labels in one message; messages have no more places.
Text labelsOf(const Field& field, const std::vector<std::string>& keys) {
  constexpr std::array<std::string_view, 10> sources = {
      "", "%1", CORE_TEXT("%1, %2"), CORE_TEXT("%1, %2, %3"), CORE_TEXT("%1, %2, %3, %4"), "%1, %2, %3, %4, %5",
      "%1, %2, %3, %4, %5, %6", "%1, %2, %3, %4, %5, %6, %7", "%1, %2, %3, %4, %5, %6, %7, %8",
      "%1, %2, %3, %4, %5, %6, %7, %8, %9"};
  if (keys.size() >= sources.size()) {
    std::string list;
    for (const std::string& key : keys) list += (list.empty() ? "" : ", ") + key;
    return list;
  }
  Message message{sources[keys.size()], {}};
  for (const std::string& key : keys) message.arguments.emplace_back(labelOf(field, key));
  return message;
}

}  // namespace

CellValue inputValue(const Evaluation& evaluation, FieldId id) {
  const Field& field = fieldOf(id);
  if (!evaluation.has(id)) return {};
  if (field.isNumeric()) return Quantity{evaluation.real(id), field.unit};
  if (field.type == FieldType::Choice) return Text(labelOf(field, evaluation.choice(id)));
  const auto& keys = evaluation.choices(id);
  return keys.empty() ? CellValue() : CellValue(labelsOf(field, keys));
}

}  // namespace rackorrent
