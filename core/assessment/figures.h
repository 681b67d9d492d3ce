// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/decision.h"

namespace rackorrent {

// Plan and cost of every alternative on the same demand.
AllFigures allFigures(const Evaluation& evaluation, const Demand& demand);

// Plan and cost of one alternative.
AlternativeFigures figuresOf(Alternative alternative, const Evaluation& evaluation, const Demand& demand);

}  // namespace rackorrent
