// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/condition.h"

#include <algorithm>
#include <bitset>

namespace rackorrent {

namespace {

bool compare(double left, Comparator comparator, double right) {
  switch (comparator) {
    case Comparator::Equal:
      return left == right;
    case Comparator::NotEqual:
      return left != right;
    case Comparator::Less:
      return left < right;
    case Comparator::LessOrEqual:
      return left <= right;
    case Comparator::Greater:
      return left > right;
    case Comparator::GreaterOrEqual:
      return left >= right;
    case Comparator::In:
      return false;
  }
  return false;
}

std::size_t levelOf(const Field& field, std::string_view key) {
  return static_cast<std::size_t>(std::ranges::find(field.choices, key, &Choice::key) -
                                  field.choices.begin());
}

bool contains(const std::vector<std::string>& keys, const std::string& key) {
  return std::ranges::find(keys, key) != keys.end();
}

bool choiceHolds(const Comparison& comparison, FieldId id, const Evaluation& evaluation) {
  const auto& keys = std::get<std::vector<std::string>>(comparison.operand);
  if (fieldOf(id).type == FieldType::Choices) {
    const auto& chosen = evaluation.choices(id);
    return std::ranges::any_of(chosen, [&](const std::string& key) { return contains(keys, key); });
  }
  if (comparison.comparator == Comparator::In) return contains(keys, evaluation.choice(id));
  return compare(static_cast<double>(evaluation.level(id)), comparison.comparator,
                 static_cast<double>(levelOf(fieldOf(id), keys.front())));
}

void collect(const Condition& condition, std::vector<Comparison>& list) {
  if (condition.kind == Condition::Kind::Compare) list.push_back(condition.comparison);
  for (const Condition& child : condition.children) collect(child, list);
}

}  // namespace

std::string_view symbolOf(Comparator comparator) {
  constexpr std::array<std::string_view, 7> symbols = {"==", "!=", "<", "<=", ">", ">=", "in"};
  return symbols[static_cast<std::size_t>(comparator)];
}

bool holds(const Comparison& comparison, const Evaluation& evaluation) {
  if (const auto* measure = std::get_if<DerivedMeasure>(&comparison.subject))
    return compare(valueOf(*measure, evaluation), comparison.comparator,
                   std::get<double>(comparison.operand));
  const FieldId id = std::get<FieldId>(comparison.subject);
  if (!evaluation.has(id)) return false;
  if (!fieldOf(id).isNumeric()) return choiceHolds(comparison, id, evaluation);
  return compare(evaluation.real(id), comparison.comparator, std::get<double>(comparison.operand));
}

bool holds(const Condition& condition, const Evaluation& evaluation) {
  const auto childHolds = [&](const Condition& child) { return holds(child, evaluation); };
  switch (condition.kind) {
    case Condition::Kind::All:
      return std::ranges::all_of(condition.children, childHolds);
    case Condition::Kind::Any:
      return std::ranges::any_of(condition.children, childHolds);
    case Condition::Kind::Not:
      return !childHolds(condition.children.front());
    case Condition::Kind::Compare:
      return holds(condition.comparison, evaluation);
  }
  return false;
}

std::vector<Comparison> comparisonsOf(const Condition& condition) {
  std::vector<Comparison> list;
  collect(condition, list);
  return list;
}

std::vector<FieldId> fieldsOf(const Condition& condition) {
  std::bitset<fieldCount> used;
  for (const Comparison& comparison : comparisonsOf(condition)) {
    if (const auto* id = std::get_if<FieldId>(&comparison.subject)) {
      used.set(id->index);
      continue;
    }
    for (const FieldId id : fieldsOf(std::get<DerivedMeasure>(comparison.subject))) used.set(id.index);
  }
  std::vector<FieldId> fields;
  for (std::size_t i = 0; i < fieldCount; ++i)
    if (used.test(i)) fields.push_back(FieldId{static_cast<std::uint8_t>(i)});
  return fields;
}

}  // namespace rackorrent
