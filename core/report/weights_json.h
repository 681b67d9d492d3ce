// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/report/json_writer.h"

namespace rackorrent {

// Members "flip_levels", "no_flip" and "weights" of the assessment: what else turns the answer, what does
// not, and how firm it is against other weights.
void writeWeightsJson(JsonWriter& json, const Evaluation& evaluation, const Assessment& assessment);

}  // namespace rackorrent
