// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/knowledge/knowledge.h"
#include "core/report/json_writer.h"
#include "core/report/wording.h"
#include "core/study/study.h"

#include <string>

namespace rackorrent {

inline constexpr int assessmentSchema = 1;

// The conclusions for scripts, in the shape of schema 1: money as decimal strings from the ledger, everything else
// as numbers, members in a fixed order. The same input gives the same bytes. Confidence is that of the study, null without.
std::string assessmentJson(const Evaluation& evaluation, const Assessment& assessment, const Knowledge& knowledge,
                           const Wording& wording, const Study* study = nullptr);

// The same as one value inside a larger text.
void writeAssessmentJson(JsonWriter& json, const Evaluation& evaluation, const Assessment& assessment,
                         const Knowledge& knowledge, const Wording& wording, const Study* study = nullptr);

}  // namespace rackorrent
