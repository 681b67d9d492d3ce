// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace rackorrent {

// Sorts numbers without NaN from high to low. Radix sort of the bits of the doubles: linear, and several
// times faster than a comparison sort on a year of hours and more.
void sortDescending(std::vector<double>& values);

}  // namespace rackorrent
