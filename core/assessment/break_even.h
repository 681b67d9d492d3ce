// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"

namespace rackorrent {

// Utilisation above which the self-built cluster costs less than renting, everything else as entered.
// Searched between 1 % and 100 % to 0.01 points; "never" and "always" refer to that range.
BreakEven breakEvenUtilization(const Evaluation& evaluation);

// The first month from whose end on the self-built cluster stays the cheaper one until the horizon, net of
// resale.
BreakEven breakEvenMonths(const AllFigures& figures);

// The last moment at which the self-built cluster has taken as much cash as renting. A straight line inside a
// month; the resale value at the end is left out.
BreakEven paybackMonths(const AllFigures& figures);

}  // namespace rackorrent
