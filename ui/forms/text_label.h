// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/look.h"

#include <QLabel>

namespace rackorrent::ui {

// A label of plain text in one of the roles of the design.
QLabel* makeLabel(FontRole role, QWidget* parent);
QLabel* makeMutedLabel(FontRole role, QWidget* parent);
QLabel* makeStrongLabel(FontRole role, QWidget* parent);
// As makeLabel, and broken into lines where it must.
QLabel* makeParagraph(FontRole role, QWidget* parent);

}  // namespace rackorrent::ui
