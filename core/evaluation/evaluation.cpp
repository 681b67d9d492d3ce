// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/evaluation.h"

#include "core/evaluation/value_text.h"

#include <algorithm>
#include <utility>

namespace rackorrent {

namespace {

std::array<Value, fieldCount> readDefaults() {
  std::array<Value, fieldCount> values;
  for (std::size_t i = 0; i < fieldCount; ++i)
    values[i] = *readValue(fieldTable[i], fieldTable[i].defaultText);
  return values;
}

const std::array<Value, fieldCount>& defaults() {
  static const std::array<Value, fieldCount> values = readDefaults();
  return values;
}

}  // namespace

const Value& defaultValue(FieldId id) { return defaults()[id.index]; }

Evaluation::Evaluation() : m_values(defaults()) {}

std::optional<double> Evaluation::optionalReal(FieldId id) const {
  if (!has(id)) return std::nullopt;
  return real(id);
}

std::size_t Evaluation::level(FieldId id) const {
  const std::string& key = choice(id);
  const auto& list = fieldOf(id).choices;
  const auto found = std::ranges::find(list, key, &Choice::key);
  return static_cast<std::size_t>(found - list.begin());
}

void Evaluation::set(FieldId id, Value value) {
  if (auto* keys = std::get_if<std::vector<std::string>>(&value)) {
    std::ranges::sort(*keys);
    keys->erase(std::unique(keys->begin(), keys->end()), keys->end());
  }
  m_values[id.index] = std::move(value);
}

void Evaluation::setReal(FieldId id, double value) {
  if (const auto number = Number::fromDouble(value)) set(id, *number);
}

void Evaluation::reset(FieldId id) { m_values[id.index] = defaultValue(id); }

bool Evaluation::isDefault(FieldId id) const { return value(id) == defaultValue(id); }

ChecklistMark Evaluation::checklistMark(std::string_view itemId) const {
  const auto found = m_checklist.find(itemId);
  return found == m_checklist.end() ? ChecklistMark() : found->second;
}

void Evaluation::setChecklistMark(std::string_view itemId, ChecklistMark mark) {
  if (mark == ChecklistMark())
    m_checklist.erase(std::string(itemId));
  else
    m_checklist[std::string(itemId)] = std::move(mark);
}

bool operator==(const Evaluation& left, const Evaluation& right) {
  const bool sameDemand =
      left.measuredDemand == right.measuredDemand ||
      (left.measuredDemand && right.measuredDemand && *left.measuredDemand == *right.measuredDemand);
  return sameDemand && left.title == right.title && left.notes == right.notes &&
         left.m_values == right.m_values && left.m_checklist == right.m_checklist;
}

}  // namespace rackorrent
