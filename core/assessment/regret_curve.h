// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"

#include <cstddef>
#include <vector>

namespace rackorrent {

// What owning too few or too many GPUs costs: the present value of all costs against the GPUs owned at the
// start, the rest rented, from all rented to enough for the peak.
struct RegretCurve {
  static constexpr double flatShare = 0.01;

  std::vector<double> ownedGpus;     // whole servers, ascending
  std::vector<double> presentValue;  // of each
  std::size_t best = 0;              // index of the least; the fewest GPUs of equally cheap ones
  // The amounts around the best whose cost is within flatShare of it: between them the choice hardly matters.
  std::size_t flatFrom = 0;
  std::size_t flatTo = 0;
};

// On at most some forty amounts, the hybrid's own among them.
RegretCurve regretCurve(const Evaluation& evaluation, const Assessment& assessment);

}  // namespace rackorrent
