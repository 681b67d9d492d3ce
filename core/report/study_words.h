// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/document.h"
#include "core/study/study.h"

#include <vector>

namespace rackorrent {

// What a study says, for people who know no statistics.

// "Stays first in 83 % of 16,384 plausible cases."
Message confidenceLine(const Study& study);
// How much to trust that, in words: very sure, fairly sure, undecided, doubtful.
Phrase surenessOf(const Study& study);
// What follows today's figures and what follows the world.
Phrase studyAssumption();
// Number of cases, kind of draws, seed and error: what it takes to repeat it.
Message studyMethod(const Study& study);
// Which input to find out first and what that is worth at most; or that knowing more would not change the
// choice.
Message learningLine(const Study& study);
// The amount that the total of an alternative stays within in eight of ten cases.
Message rangeLine(const Study& study, Alternative alternative);
// "Building becomes the cheaper way in month 14 to 29; in 35 % of the cases never."
Message breakEvenMonthsLine(const BreakEvenStudy& study);

// The inputs that are worth most to find out, best first; those worth nothing are left out.
std::vector<InputEffect> worthLearning(const Study& study);

// Whole per cent, never 0 or 100 % for what is neither.
Quantity shownShare(double share);

}  // namespace rackorrent
