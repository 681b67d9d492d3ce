// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/cross_checks.h"
#include "core/decision/ranking.h"

namespace rackorrent {

// What the kind of a verdict depends on.
struct VerdictTest {
  std::size_t feasibleCount = 0;
  double margin = 0;        // difference of the scores of the first two, 0 to 1
  int agreeingMethods = 0;  // of the three cross-checks, that put the first one first
  bool sameInPractice =
      false;  // the first two differ in name only: a hybrid that owns or rents next to nothing
  bool failsCritical = false;  // the first one hardly meets what the inputs call critical
};

// The written rules.
//   nothing feasible: every alternative breaks a hard limit
//   too close: the lead is below 0.02, and the first two differ in practice
//   clear:     one alternative is left, or the lead is 0.08 or more and at least two of the three
//   cross-checks agree;
//              and the first one does not fail in what is critical
//   leaning:   everything between
inline constexpr double clearMargin = 0.08;
inline constexpr double tooCloseMargin = 0.02;

VerdictKind verdictKind(const VerdictTest& test);

Verdict verdictOf(const Evaluation& evaluation, const Knowledge& knowledge, const AllFigures& figures,
                  const Ranking& ranking, const CrossChecks& checks,
                  const std::array<double, 4>& guidesVoice);

}  // namespace rackorrent
