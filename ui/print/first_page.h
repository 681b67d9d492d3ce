// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/block_painter.h"

namespace rackorrent::ui {

// The summary section laid out as one sheet that is enough alone: decision, key figures, reasons beside flip
// points, one chart that takes the room that is left, the four alternatives, next steps.
void drawFirstPage(Paper& paper, const PaperReport& report, const Section& summary);

}  // namespace rackorrent::ui
