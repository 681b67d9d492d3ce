// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/choices.h"

#include <cstddef>
#include <vector>

namespace rackorrent {

inline constexpr std::size_t hoursInBaseYear = 8760;

// The shape of a pattern over a year from Monday 00:00, as depth below the peak: -ln(demand / peak) at a
// reference utilisation. One hour has depth 0; the others lie below it. Multiplying all depths by a factor
// keeps the order of the hours and moves the mean, so every utilisation has its year. Made once and kept; not
// for intermittent and imported.
const std::vector<double>& depthsOf(DemandPattern pattern);

// For the intermittent pattern: the hours in the order in which they belong to a campaign. A share u of the
// year is the first u x 8,760 of them at full peak, which starts every campaign at its own hour and makes it
// longer with u.
const std::vector<std::size_t>& campaignOrder();

}  // namespace rackorrent
