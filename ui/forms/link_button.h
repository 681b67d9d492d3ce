// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace rackorrent::ui {

// A link in words: small, in the colour of links, reached by Tab and followed by Enter or Space.
QPushButton* makeLink(const QString& objectName, QWidget* parent);

}  // namespace rackorrent::ui
