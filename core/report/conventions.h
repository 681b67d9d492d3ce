// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/evaluation/evaluation.h"

namespace rackorrent {

// How amounts are reckoned, as one line under them: hours of a month, discounting, when running costs are
// due, whether own hardware is metered. Two sheets that differ in these differ in every figure (reference
// tco.md 1.5).
Message conventionsLine(const Evaluation& evaluation);

}  // namespace rackorrent
