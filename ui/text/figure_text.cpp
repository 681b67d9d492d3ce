// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/figure_text.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace rackorrent::ui {
namespace {

bool isZero(const QString& figure) {
  return std::ranges::none_of(figure, [](QChar c) { return c >= u'1' && c <= u'9'; });
}

}  // namespace

QString groupedFigure(double value, int decimals) {
  if (!std::isfinite(value)) return QStringLiteral("\u2014");
  static const QLocale locale(QLocale::English, QLocale::UnitedStates);
  const QString figure = locale.toString(std::abs(value), 'f', decimals);
  return value < 0 && !isZero(figure) ? minusSign + figure : figure;
}

QString shortFigure(double value, int exactDecimals, int otherwise) {
  if (!std::isfinite(value)) return groupedFigure(value, 0);
  double scale = 1;
  for (int decimals = 0; decimals <= exactDecimals; ++decimals, scale *= 10) {
    const double nearest = std::round(value * scale) / scale;
    // Shares come from a multiplication by 100, which may be off by a few units in the last place.
    if (std::abs(nearest - value) <= 1e-12 * std::max(1.0, std::abs(value))) return groupedFigure(value, decimals);
  }
  return groupedFigure(value, otherwise);
}

}  // namespace rackorrent::ui
