// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/cross_checks.h"
#include "core/decision/ranking.h"

#include <vector>

namespace rackorrent {

// What to look at twice before following the recommendation: cautions of the guides that fired for it, people that
// are missing, old prices, hidden cost, leased racks for data that may not leave, guides or methods that say otherwise.
std::vector<Reason> cautionsFor(const Evaluation& evaluation, const Knowledge& knowledge, const AllFigures& figures,
                                const Ranking& ranking, const CrossChecks& checks,
                                const std::array<double, 4>& guidesVoice);

// Share of all cost in the guides' category of hidden cost (ledger D1.4.2.4).
double hiddenShare(const CostFigures& cost);

// Days between two dates "2026-07-15"; nothing where one cannot be read.
std::optional<int> daysBetween(std::string_view earlier, std::string_view later);

}  // namespace rackorrent
