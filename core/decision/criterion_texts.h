// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/criterion_values.h"
#include "core/decision/ranking.h"

namespace rackorrent {

// One sentence behind a score: the raw figure and what it is judged by.
Message criterionText(CriterionId criterion, const Evaluation& evaluation, const Knowledge& knowledge,
                      const AlternativeFigures& figures, const CriterionValue& value, double cheapest);

// Why one alternative does better or worse than another on a criterion, with both figures.
Message comparisonText(CriterionId criterion, const Evaluation& evaluation, const Knowledge& knowledge,
                       const AllFigures& figures, const Ranking& ranking, Alternative one, Alternative other);

// The same against two others in one sentence; nothing where the figures need different sentences.
struct Rivals {
  Alternative best;
  Alternative runnerUp;
  Alternative other;
};
std::optional<Message> comparisonWithTwo(CriterionId criterion, const Evaluation& evaluation,
                                         const Knowledge& knowledge, const AllFigures& figures,
                                         const Ranking& ranking, const Rivals& rivals);

// The figure behind the score with its unit; no unit for a judgement.
Quantity rawFigure(CriterionId criterion, double figure);

// Minutes in the unit that people would use, rounded to what they would say.
Quantity spokenDuration(double minutes);

}  // namespace rackorrent
