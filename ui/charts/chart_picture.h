// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

class QCustomPlot;

namespace rackorrent::ui {

// Writes the plot as png (twice the size), pdf or svg by the suffix of the path; the file appears whole or
// not at all. Throws Error.
void writePicture(const QString& path, QCustomPlot& plot, const QSize& size, const QString& title);

}  // namespace rackorrent::ui
