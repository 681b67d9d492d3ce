// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// Figures for people, without unit. Both languages group thousands with a comma and use a point.
namespace rackorrent::ui {

inline constexpr char16_t noBreakSpace = u'\u00A0';
inline constexpr char16_t minusSign = u'\u2212';

// "−1,234.50"; a dash for what is not a number.
QString groupedFigure(double value, int decimals);

// As entered where at most `exactDecimals` decimals say it exactly ("12.5"), else rounded to `otherwise` decimals.
QString shortFigure(double value, int exactDecimals, int otherwise);

}  // namespace rackorrent::ui
