// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/document.h"
#include "ui/text/text_wording.h"

#include <QString>

namespace rackorrent::ui {

// The chart's series as one svg element with a text alternative: axes, lines with their names at the end,
// marks. Needs no widget. Values far above the rest leave the picture, as on the screen.
QString svgOf(const Chart& chart, const TextWording& wording);

}  // namespace rackorrent::ui
