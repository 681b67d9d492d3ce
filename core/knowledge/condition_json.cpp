// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/condition_json.h"

#include "core/evaluation/value_text.h"

#include <array>
#include <nlohmann/json.hpp>

namespace rackorrent {

namespace {

using nlohmann::json;

constexpr std::array allComparators = {
    Comparator::Equal,   Comparator::NotEqual,       Comparator::Less, Comparator::LessOrEqual,
    Comparator::Greater, Comparator::GreaterOrEqual, Comparator::In};

Comparator readComparator(JsonEntry& entry) {
  const std::string symbol = entry.text("op");
  for (const Comparator comparator : allComparators)
    if (symbolOf(comparator) == symbol) return comparator;
  entry.fail({"there is no operator \"%1\".", {symbol}});
}

void requireFit(const JsonEntry& entry, bool fits) {
  if (!fits) entry.fail({"the operator does not fit the input.", {}});
}

// Choice fields: "in" takes a list of keys, the others one key.
std::vector<std::string> readKeys(JsonEntry& entry, const Field& field, Comparator comparator) {
  const bool isList = comparator == Comparator::In;
  requireFit(entry, isList || field.type == FieldType::Choice);
  std::vector<std::string> keys = isList ? entry.texts("value") : std::vector{entry.text("value")};
  for (const std::string& key : keys) {
    const Value value = field.type == FieldType::Choice ? Value(key) : Value(std::vector{key});
    if (const auto issue = checkValue(field, value)) entry.fail(issue->message);
  }
  return keys;
}

Condition readFieldComparison(JsonEntry& entry) {
  const FieldId id = entry.field("field");
  const Field& field = fieldOf(id);
  Condition condition;
  condition.comparison.subject = id;
  condition.comparison.comparator = readComparator(entry);
  if (!field.isNumeric()) {
    condition.comparison.operand = readKeys(entry, field, condition.comparison.comparator);
    return condition;
  }
  requireFit(entry, condition.comparison.comparator != Comparator::In);
  const Number number = entry.number("value");
  if (const auto issue = checkValue(field, number)) entry.fail(issue->message);
  condition.comparison.operand = number.toDouble();
  return condition;
}

Condition readMeasureComparison(JsonEntry& entry) {
  const std::string key = entry.text("measure");
  const auto measure = derivedMeasureFromKey(key);
  if (!measure) entry.fail({"there is no ratio named \"%1\".", {key}});
  Condition condition;
  condition.comparison.subject = *measure;
  condition.comparison.comparator = readComparator(entry);
  requireFit(entry, condition.comparison.comparator != Comparator::In);
  const double value = entry.real("value");
  if (value < 0) entry.fail({"a ratio is never below zero.", {}});
  condition.comparison.operand = value;
  return condition;
}

Condition readGroup(JsonEntry& entry, std::string_view member, Condition::Kind kind) {
  Condition condition;
  condition.kind = kind;
  for (JsonEntry& child : entry.objects(member))
    condition.children.push_back(readCondition(std::move(child)));
  return condition;
}

Condition readShape(JsonEntry& entry) {
  if (entry.has("all")) return readGroup(entry, "all", Condition::Kind::All);
  if (entry.has("any")) return readGroup(entry, "any", Condition::Kind::Any);
  if (entry.has("field")) return readFieldComparison(entry);
  if (entry.has("measure")) return readMeasureComparison(entry);
  Condition condition;
  condition.kind = Condition::Kind::Not;
  condition.children.push_back(readCondition(entry.object("not")));
  return condition;
}

}  // namespace

Condition readCondition(JsonEntry entry) {
  Condition condition = readShape(entry);
  entry.requireAllRead();
  if (!canBeTrue(condition)) entry.fail({"the condition can never be true.", {}});
  return condition;
}

}  // namespace rackorrent
