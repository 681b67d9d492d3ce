// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/document.h"

namespace rackorrent {

// The points of a chart as a table of its name: the positions, then a column for each line.
Table tableOf(const Chart& chart);

}  // namespace rackorrent
