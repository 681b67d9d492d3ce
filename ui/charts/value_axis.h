// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/unit.h"
#include "ui/text/text_wording.h"

#include <QString>

#include <functional>

class QCPAxis;

namespace rackorrent::ui {

// How the numbers of one axis are written: one scale for the whole axis, its unit once beside it.
struct AxisScale {
  double divisor = 1;
  int decimals = 0;  // of single values; tick numbers have as many as their step needs
  QString unit;

  QString text(double value, const TextWording& wording) const;
};

// For money the scale follows the largest value: 万元, 亿元, ¥M; shares are in per cent.
AxisScale scaleOf(Unit unit, double largest, const TextWording& wording);

// Round values, four to six of them.
void useScaledTicks(QCPAxis& axis, const AxisScale& scale, const TextWording& wording);
// One tick at each multiple of the step.
void useFixedTicks(QCPAxis& axis, double step, const AxisScale& scale, const TextWording& wording);
// One named tick at 0, 1, 2 ...
void useNamedTicks(QCPAxis& axis, const QStringList& names);

}  // namespace rackorrent::ui
