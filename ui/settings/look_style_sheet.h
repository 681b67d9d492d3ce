// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/look.h"

namespace rackorrent::ui {

// The style sheet of the whole program in these colours and the present fonts.
QString styleSheet(const Colours& colours);

}  // namespace rackorrent::ui
