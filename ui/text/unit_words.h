// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/unit.h"

#include <QString>

namespace rackorrent::ui {

enum class UnitKind { Plain, Percent, Amount, Price };

// Shares are shown as per cent, amounts of money may be shortened (a year's salary), prices never are (a GPU-hour).
UnitKind kindOf(Unit unit);

// The unit around a figure that is already written: "64 GPUs", "1 GPU", "17.35 元/卡时". Per cent signs included.
QString withUnit(Unit unit, const QString& figure, bool isOne);

// The unit beside an editor; `moneyUnit` is "元" or "¥".
QString unitLabelText(Unit unit, const QString& moneyUnit);

}  // namespace rackorrent::ui
