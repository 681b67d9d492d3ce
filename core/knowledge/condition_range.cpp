// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a condition can be true at all: it is brought into its disjunctive form, and each conjunction is
// asked whether some value of every input is left.
#include "core/knowledge/condition.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace rackorrent {

namespace {

struct Literal {
  Comparison comparison;
  bool negated = false;
};
using Conjunction = std::vector<Literal>;

std::vector<Conjunction> disjunctionOf(const Condition& condition, bool negated);

std::vector<Conjunction> cross(const std::vector<Conjunction>& left, const std::vector<Conjunction>& right) {
  std::vector<Conjunction> product;
  for (const Conjunction& first : left) {
    for (const Conjunction& second : right) {
      Conjunction both = first;
      both.insert(both.end(), second.begin(), second.end());
      product.push_back(std::move(both));
    }
  }
  return product;
}

std::vector<Conjunction> disjunctionOf(const Condition& condition, bool negated) {
  using Kind = Condition::Kind;
  if (condition.kind == Kind::Compare) return {{Literal{condition.comparison, negated}}};
  if (condition.kind == Kind::Not) return disjunctionOf(condition.children.front(), !negated);
  const bool isProduct = (condition.kind == Kind::All) != negated;
  std::vector<Conjunction> result;
  if (isProduct) result.emplace_back();
  for (const Condition& child : condition.children) {
    std::vector<Conjunction> part = disjunctionOf(child, negated);
    if (isProduct)
      result = cross(result, part);
    else
      result.insert(result.end(), part.begin(), part.end());
  }
  return result;
}

Comparator opposite(Comparator comparator) {
  switch (comparator) {
    case Comparator::Equal:
      return Comparator::NotEqual;
    case Comparator::NotEqual:
      return Comparator::Equal;
    case Comparator::Less:
      return Comparator::GreaterOrEqual;
    case Comparator::LessOrEqual:
      return Comparator::Greater;
    case Comparator::Greater:
      return Comparator::LessOrEqual;
    case Comparator::GreaterOrEqual:
      return Comparator::Less;
    case Comparator::In:
      return Comparator::In;
  }
  return comparator;
}

// What is left of a numeric input.
struct Interval {
  double low;
  double high;
  bool lowOpen = false;
  bool highOpen = false;
  bool whole = false;
  bool absentAllowed = false;
  std::set<double> excluded = {};

  void raise(double value, bool open) {
    if (value > low || (value == low && open)) lowOpen = open;
    low = std::max(low, value);
  }
  void lower(double value, bool open) {
    if (value < high || (value == high && open)) highOpen = open;
    high = std::min(high, value);
  }
  void restrict(Comparator comparator, double value) {
    const bool open = comparator == Comparator::Less || comparator == Comparator::Greater;
    if (comparator == Comparator::NotEqual) excluded.insert(value);
    if (comparator == Comparator::Equal || comparator == Comparator::Greater ||
        comparator == Comparator::GreaterOrEqual)
      raise(value, open);
    if (comparator == Comparator::Equal || comparator == Comparator::Less ||
        comparator == Comparator::LessOrEqual)
      lower(value, open);
  }
  // Infinitely many values are left, or one of the few is not excluded.
  bool isPossible() const {
    if (absentAllowed) return true;
    if (!whole) {
      const bool point = low == high && !lowOpen && !highOpen;
      return low < high || (point && !excluded.contains(low));
    }
    const double first = lowOpen ? std::floor(low) + 1 : std::ceil(low);
    const double last = highOpen ? std::ceil(high) - 1 : std::floor(high);
    for (double value = first; value <= last; ++value)
      if (!excluded.contains(value)) return true;
    return false;
  }
};

bool numberIsPossible(const Conjunction& literals, Interval interval) {
  for (const Literal& literal : literals) {
    // An absent input makes the comparison false, hence its negation true.
    if (!literal.negated) interval.absentAllowed = false;
    const Comparator comparator = literal.comparison.comparator;
    interval.restrict(literal.negated ? opposite(comparator) : comparator,
                      std::get<double>(literal.comparison.operand));
  }
  return interval.isPossible();
}

bool choiceIsPossible(const Conjunction& literals, FieldId id) {
  Evaluation probe;
  return std::ranges::any_of(fieldOf(id).choices, [&](const Choice& choice) {
    probe.set(id, std::string(choice.key));
    return std::ranges::all_of(literals, [&](const Literal& literal) {
      return holds(literal.comparison, probe) != literal.negated;
    });
  });
}

// A set may hold all keys that no negated comparison forbids; the others then ask for one each.
bool setIsPossible(const Conjunction& literals, FieldId id) {
  std::set<std::string> forbidden;
  for (const Literal& literal : literals) {
    const auto& keys = std::get<std::vector<std::string>>(literal.comparison.operand);
    if (literal.negated) forbidden.insert(keys.begin(), keys.end());
  }
  std::vector<std::string> largest;
  for (const Choice& choice : fieldOf(id).choices)
    if (!forbidden.contains(std::string(choice.key))) largest.emplace_back(choice.key);
  Evaluation probe;
  probe.set(id, largest);
  return std::ranges::all_of(
      literals, [&](const Literal& literal) { return holds(literal.comparison, probe) != literal.negated; });
}

bool fieldIsPossible(const Conjunction& literals, FieldId id) {
  const Field& field = fieldOf(id);
  if (field.type == FieldType::Choices) return setIsPossible(literals, id);
  if (field.type == FieldType::Choice) return choiceIsPossible(literals, id);
  Interval interval{.low = field.minimum, .high = field.maximum};
  interval.whole = field.type == FieldType::Integer;
  interval.absentAllowed = field.isOptional();
  return numberIsPossible(literals, interval);
}

bool isPossible(const Conjunction& conjunction) {
  std::map<std::uint8_t, Conjunction> byField;
  std::map<DerivedMeasure, Conjunction> byMeasure;
  for (const Literal& literal : conjunction) {
    if (const auto* id = std::get_if<FieldId>(&literal.comparison.subject))
      byField[id->index].push_back(literal);
    else
      byMeasure[std::get<DerivedMeasure>(literal.comparison.subject)].push_back(literal);
  }
  const Interval anyRatio{.low = 0, .high = std::numeric_limits<double>::infinity()};
  return std::ranges::all_of(
             byField, [](const auto& item) { return fieldIsPossible(item.second, FieldId{item.first}); }) &&
         std::ranges::all_of(byMeasure,
                             [&](const auto& item) { return numberIsPossible(item.second, anyRatio); });
}

}  // namespace

bool canBeTrue(const Condition& condition) {
  return std::ranges::any_of(disjunctionOf(condition, false), isPossible);
}

}  // namespace rackorrent
