// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/knowledge/knowledge.h"
#include "tests/support/folders.h"

namespace rackorrent::ui {

inline const Knowledge& knowledge() {
  static const Knowledge loaded = loadKnowledge(test::resourcesFolder());
  return loaded;
}

inline const Assessment& defaultAssessment() {
  static const Assessment assessment = assess(Evaluation(), knowledge());
  return assessment;
}

}  // namespace rackorrent::ui
