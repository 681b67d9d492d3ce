// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/ranking.h"

#include <vector>

namespace rackorrent {

struct Reasons {
  std::vector<Reason> forBest;
  std::vector<Reason> against;
};

// The margin taken apart: weight x score difference for every criterion, largest first. All contributions of
// both lists add up to the margin.
Reasons contributionsAgainst(const Evaluation& evaluation, const Knowledge& knowledge,
                             const AllFigures& figures, const Ranking& ranking, Alternative best,
                             Alternative runnerUp);

// Owning or renting is the question that people ask first. When the runner-up answers it as the best one
// does, the two largest points against the best alternative of the other kind come first. A criterion is
// named once: where it also tells against the runner-up, one sentence holds both figures and the
// contribution to the margin; the other one is no part of the margin.
void nameTheOtherKind(const Evaluation& evaluation, const Knowledge& knowledge, const AllFigures& figures,
                      const Ranking& ranking, std::vector<Reason>& forBest);

// One reason for each hard limit that rules other alternatives out, the one that stops the highest score
// first.
std::vector<Reason> reasonsFromLimits(const Evaluation& evaluation, const Ranking& ranking);

}  // namespace rackorrent
