// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/decision.h"

#include <array>
#include <vector>

namespace rackorrent {

// How near an input is to a term of a profile: 1 inside it. Outside, choices that have an order lose by the
// levels between, others are 0; a number keeps the ratio of itself and the nearer end of the interval, so
// that twice too large and half too small are equally far. An input that was left empty is 0.
double termNearness(const ProfileTerm& term, const Evaluation& evaluation);

// Similarity of an archetype = (sum of term weight x nearness) ^ 8; its weight is its part of the
// similarities of all. The power keeps a profile that is met in full above ten that are met in part. Best
// match first.
std::vector<ArchetypeMatch> matchArchetypes(const Evaluation& evaluation, const Knowledge& knowledge);

// By alternative: the summed weight of the archetypes that recommend it.
std::array<double, 4> guidesVoiceOf(const std::vector<ArchetypeMatch>& matches);

}  // namespace rackorrent
