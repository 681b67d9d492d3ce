// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/number.h"
#include "core/base/unit.h"

#include <QString>
#include <QStringView>

#include <optional>

namespace rackorrent::ui {

// A number as a person types or pastes it: full-width digits, both decimal marks, thousands separators, a
// currency sign, 万 and 亿, k and M. Understood exactly or refused, never rescaled. One comma before exactly
// three digits is a thousands separator, because the program itself writes it so ("1,234"); any other lone
// mark is the decimal mark.
struct TypedNumber {
  enum class Kind { Empty, Good, Unreadable };
  Kind kind = Kind::Empty;
  Number number;  // of the field: per cent are already fractions
};
TypedNumber readTypedNumber(QStringView text, Unit unit);

// The other way round, with thousands separators; shares and rates in per cent. Exact: digits are moved, not
// computed.
QString typedText(const Number& number, Unit unit);

bool isShownAsPercent(Unit unit);

}  // namespace rackorrent::ui
