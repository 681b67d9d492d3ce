// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/decision.h"
#include "core/decision/needs.h"

#include <array>

namespace rackorrent {

// A criterion's value for one alternative in plain numbers, without words.
struct CriterionValue {
  double score = 0;   // 0 worst to 1 best
  double figure = 0;  // what it was computed from, in the criterion's own unit; 0 for a judgement
  double need = 1;    // how much the inputs ask for it
};
using CriterionValues = std::array<CriterionValue, criterionCount>;  // by indexOf(CriterionId)

// What every alternative of one evaluation is measured against.
struct Yardstick {
  double cheapest = 0;  // least present value among the feasible (among all, when none is)
  Needs needs;
};

// Units of the figures: money for total cost and upfront capital (present value; due before the first month),
// minutes for elasticity, days for time to capacity, missing people for operations, none otherwise.
CriterionValues criterionValues(const Evaluation& evaluation, const Knowledge& knowledge,
                                const AlternativeFigures& figures, const Yardstick& yardstick);

// The guides' judgement of an alternative on a criterion. Precondition: the knowledge data has one.
const Judgement& judgementOf(const Knowledge& knowledge, CriterionId criterion, Alternative alternative);

// Minutes until more than the plan's peak can be served: one's own hardware must be bought first.
double minutesBeyondPlan(const Evaluation& evaluation, const CapacityPlan& plan);

// Share of the work on rented machines, bridging until delivery apart.
double rentedShare(const Evaluation& evaluation, const CapacityPlan& plan);

// Share of the work whose capacity can be handed back when it is not needed. What is owned, or bridges until
// it is, cannot; a reservation runs out within its term and counts half.
double shareHandedBack(const Evaluation& evaluation, const CapacityPlan& plan);

// People that the plan needs beyond the team.
double missingStaff(const Evaluation& evaluation, const CapacityPlan& plan);

// The skill that running an alternative takes.
OperationsSkill skillNeeded(const Evaluation& evaluation, Alternative alternative);

}  // namespace rackorrent
