// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/assessment/what_if.h"

namespace rackorrent {

// One-way flip points of every input: on either side of a number the nearest
// value at which another alternative comes first, and every other level of a
// choice that puts another one first. Numbers are searched to the ends of their
// range: their own where it means something (shares, rates, times, weights),
// else a tenth to ten times the present value; a grid finds the first change,
// which is then narrowed down. Weights are solved in closed form. Empty inputs
// are not moved, nor is the currency.
FlipPoints findFlipPoints(const Evaluation& evaluation, WhatIf& whatIf, const Decision& decision);

}  // namespace rackorrent
