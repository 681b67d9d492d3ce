// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/decision.h"

#include <vector>

namespace rackorrent {

// Every rule of the guides against the inputs and the verdict. A fired preference contradicts a verdict that
// it does not name, and a fired veto one that it rules out (which is so only when nothing is feasible).
std::vector<RuleOutcome> ruleOutcomesOf(const Evaluation& evaluation, const Knowledge& knowledge,
                                        Alternative best);

}  // namespace rackorrent
