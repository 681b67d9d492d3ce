// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

class QPainter;

namespace rackorrent::ui {

// The program's sign: a rack beside rented cells. Drawn, so that it is sharp at every size; the installer draws its icon
// files from the same functions, which fill a square of the size from the origin.
void drawApplicationIcon(QPainter& painter, double size);
void drawDocumentIcon(QPainter& painter, double size);  // a sheet with the sign: an evaluation in a file manager

QIcon applicationIcon();
QPixmap applicationMark(int size, qreal devicePixelRatio);  // without ground, in the accent of the present theme

}  // namespace rackorrent::ui
