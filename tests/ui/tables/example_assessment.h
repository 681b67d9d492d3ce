// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/knowledge/knowledge.h"

namespace rackorrent::ui {

inline const Knowledge& knowledge() {
  static const Knowledge loaded = loadKnowledge(RACKORRENT_RESOURCES);
  return loaded;
}

inline const Assessment& defaultAssessment() {
  static const Assessment assessment = assess(Evaluation(), knowledge());
  return assessment;
}

}  // namespace rackorrent::ui
