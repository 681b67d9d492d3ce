// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/knowledge/knowledge.h"

namespace rackorrent {

// How much the inputs ask for what a criterion measures. A shortfall counts need times: 0 when nobody asks
// for it, so that such a criterion cannot separate alternatives; 1 as the guides judge it; 2 where it is
// critical.
struct Needs {
  double elasticity = 0;
  double interconnect = 0;
  double compliance = 0;
  double onboarding = 0;
  double faultRecovery = 0;
  double technologyRisk = 0;
};

Needs needsOf(const Evaluation& evaluation, const Knowledge& knowledge);

// 1 less the shortfall, need times, clipped to 0..1.
double temperedScore(double score, double need);

// How full a value counts against a limit: half without one, in full where it is used up.
double strainOf(double value, std::optional<double> limit);

// The need in words.
Phrase needInWords(double need);

}  // namespace rackorrent
