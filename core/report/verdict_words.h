// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/report/document.h"

#include <string_view>
#include <vector>

namespace rackorrent {

// From which utilisation on the guides consider building (ledger D1.6.2).
inline constexpr Quantity guidesUtilization{0.6, Unit::Share};

// Stable keys for files.
std::string_view keyOf(VerdictKind kind);
std::string_view keyOf(RuleEffect effect);
std::string_view keyOf(BreakEven::Kind kind);
std::string_view keyOf(Mark mark);

// "Hybrid: own 32 GPUs and rent the rest."
Message decisionLine(const Evaluation& evaluation, const Assessment& assessment);
// What it costs and how that compares with the runner-up; the broken limit when nothing is feasible.
Message leadLine(const Evaluation& evaluation, const Assessment& assessment);
// "Clear", "ahead, but fragile" ...
Phrase nameOf(VerdictKind kind);
Phrase nameOf(RuleEffect effect);

// "Average utilisation below 43 % (now 60 %): GPU rental."
Message flipLine(const FlipPoint& flip);
Message breakEvenUtilizationLine(const Evaluation& evaluation, const BreakEven& breakEven);
Message breakEvenMonthsLine(const BreakEven& breakEven);
Message paybackLine(const BreakEven& payback);

// "Self-built cluster, Hybrid".
Text namesOf(const std::vector<Alternative>& alternatives);
Quantity points(double share);  // 0 to 1 as 0 to 100, to a tenth

}  // namespace rackorrent
