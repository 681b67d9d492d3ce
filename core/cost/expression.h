// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/cost/plan_figures.h"
#include "core/evaluation/field_table.h"

#include <cstddef>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace rackorrent {

// The cost formula as a graph: what a result is made of, down to inputs, figures of the plan and plain
// numbers. Parts are shared, so a graph is walked by the address of its nodes. Where the formula branches,
// the graph holds the branch that the present values take; change an input and it has to be made anew.
struct Expression;
using ExpressionPtr = std::shared_ptr<const Expression>;

struct Constant {};

struct InputValue {
  FieldId field;
};

struct PlanValue {
  PlanFigure figure = PlanFigure::UsefulGpuHours;
  std::size_t month = 0;  // from 0
};

enum class Operation {
  Add,       // two or more operands
  Subtract,  // two
  Multiply,  // two or more
  Divide,    // two
  Power,     // base, exponent
  Negate,
  RoundUp,            // to a whole number
  RoundToHundredths,  // half away from zero, as a line is booked
  LimitToShare,       // to 0 ... 1
};

struct Calculation {
  Operation operation = Operation::Add;
  std::vector<ExpressionPtr> operands;
};

// A result that has a name, and the formula behind it.
struct Result {
  std::string key;  // a step of a path
  Message name;
  Unit unit = Unit::None;
  ExpressionPtr formula;
};

struct Expression {
  double value = 0;  // of the decimal reading, rounded to binary
  std::variant<Constant, InputValue, PlanValue, Calculation, Result> is;

  const Result* result() const { return std::get_if<Result>(&is); }
};

}  // namespace rackorrent
