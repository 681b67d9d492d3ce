// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/decision.h"

namespace rackorrent {

// The guides and the catalogue as they ship, loaded once.
const Knowledge& shippedKnowledge();

// Plans and costs made up by hand for 64 GPUs: renting 12 million, building 10, hybrid 10.5, private cloud 11
// million in present value; times follow the lead time and the provisioning time of the evaluation.
AllFigures madeUpFigures(const Evaluation& evaluation);

// The inputs that go with them: every limit absent, an able team.
Evaluation plainEvaluation();

}  // namespace rackorrent
