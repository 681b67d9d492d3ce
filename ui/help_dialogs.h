// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/main_menu.h"

class QWidget;

namespace rackorrent::ui {

// Each shows a dialog and returns when it is closed.
void showShortcuts(const std::vector<ShortcutLine>& lines, QWidget* parent);
// Published figures beside ours (VALIDATION.md).
void showValidation(QWidget* parent);
void showAbout(QWidget* parent);

}  // namespace rackorrent::ui
