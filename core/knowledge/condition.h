// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/knowledge/derived_measure.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rackorrent {

enum class Comparator { Equal, NotEqual, Less, LessOrEqual, Greater, GreaterOrEqual, In };

std::string_view symbolOf(Comparator comparator);

// One comparison of an input, or of a ratio of inputs, with a number or with keys of choices. Choices are
// ordered by the list of their field. An absent input makes every comparison false; In on a set of keys asks
// whether they share one.
struct Comparison {
  std::variant<FieldId, DerivedMeasure> subject;
  Comparator comparator = Comparator::Equal;
  std::variant<double, std::vector<std::string>> operand;

  friend bool operator==(const Comparison&, const Comparison&) = default;
};

// A tree over comparisons: the machine-readable "when" of a rule or of a recommendation.
struct Condition {
  enum class Kind { All, Any, Not, Compare };

  Kind kind = Kind::Compare;
  std::vector<Condition> children;  // one for Not, none for Compare
  Comparison comparison;            // for Compare only

  friend bool operator==(const Condition&, const Condition&) = default;
};

bool holds(const Comparison& comparison, const Evaluation& evaluation);
bool holds(const Condition& condition, const Evaluation& evaluation);

// The comparisons of the tree, in the order in which they are written.
std::vector<Comparison> comparisonsOf(const Condition& condition);
// Each input that the condition looks at, directly or through a ratio, once, in the order of the field table.
std::vector<FieldId> fieldsOf(const Condition& condition);

// Whether some values within the ranges of the fields make the condition true. Ratios are taken as free and
// not negative, so that a yes is not a proof where ratios meet the fields that they are made from.
bool canBeTrue(const Condition& condition);

}  // namespace rackorrent
