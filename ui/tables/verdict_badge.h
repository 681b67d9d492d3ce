// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decision/decision.h"
#include "ui/text/text_wording.h"

class QLabel;

namespace rackorrent::ui {

// How sure the verdict is, as a word with its sign and colour: the same wherever it is shown.
void showVerdict(QLabel& badge, VerdictKind kind, const TextWording& wording);

}  // namespace rackorrent::ui
