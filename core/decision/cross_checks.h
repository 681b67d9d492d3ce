// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/ranking.h"

namespace rackorrent {

// Three methods of another kind over the same value scores and weights. Each lists the feasible alternatives
// from best to worst; ties keep the order of the additive ranking.
//   TOPSIS: nearness to the best score in every criterion. The scores are taken as they are, without
//   normalisation. PROMETHEE II: net flow; score differences up to 0.02 count nothing, from 0.25 on they
//   count in full. VIKOR: compromise between total and largest regret (v = 0.5), min-max normalised as the
//   method demands.
struct CrossChecks {
  std::vector<Alternative> topsis;
  std::vector<Alternative> promethee;
  std::vector<Alternative> vikor;

  // How many of the three put this alternative first.
  int agreeing(Alternative alternative) const;
};

CrossChecks crossChecksOf(const Ranking& ranking);

}  // namespace rackorrent
