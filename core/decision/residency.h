// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/knowledge/knowledge.h"

#include <vector>

namespace rackorrent {

// The least demanding level that meets the regime.
Residency residencyOf(const Regime& regime);

// Where data may be: the stricter of what was entered and what the regimes imply.
Residency effectiveResidency(const Evaluation& evaluation, const Knowledge& knowledge);

// The inputs with the place of data that the regimes imply: what plans are made by, so that work which may
// not leave the premises is not bridged by renting.
Evaluation underItsRegimes(const Evaluation& evaluation, const Knowledge& knowledge);

// The regimes that apply, in the order of the knowledge data.
std::vector<const Regime*> regimesOf(const Evaluation& evaluation, const Knowledge& knowledge);

}  // namespace rackorrent
