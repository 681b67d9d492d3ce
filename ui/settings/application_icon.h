// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace rackorrent::ui {

// The program's sign: a rack beside a cloud of rented cells. Drawn, so that it is sharp at every size.
QIcon applicationIcon();
QPixmap applicationMark(int size, qreal devicePixelRatio);  // without ground, in the accent of the present theme

}  // namespace rackorrent::ui
