// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/cross_checks.h"
#include "core/decision/ranking.h"

namespace rackorrent {

// The written rules. Margins are differences of scores from 0 to 1.
//   nothing feasible: every alternative breaks a hard limit
//   clear:     one alternative is left, or the lead is 0.08 or more and at least two of the three cross-checks agree
//   too close: the lead is below 0.02
//   leaning:   everything between
inline constexpr double clearMargin = 0.08;
inline constexpr double tooCloseMargin = 0.02;

VerdictKind verdictKind(std::size_t feasibleCount, double margin, int agreeingMethods);

Verdict verdictOf(const Evaluation& evaluation, const Knowledge& knowledge, const AllFigures& figures,
                  const Ranking& ranking, const CrossChecks& checks, const std::array<double, 4>& guidesVoice);

}  // namespace rackorrent
