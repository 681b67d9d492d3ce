// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_look.h"
#include "ui/text/text_wording.h"

#include <QList>
#include <QLocale>
#include <QPointF>
#include <QString>

#include <vector>

class QCPAbstractItem;
class QCPItemText;
class QCustomPlot;

namespace rackorrent::ui {

// Background, axes, grid and fonts by the design: one x line, y grid only, no frame.
void applyLook(QCustomPlot& plot, const ChartLook& look);

// Pixels kept free around the axes for texts; the left and the bottom follow the numbers.
void reserveMargins(QCustomPlot& plot, int top, int right);

void addCurve(QCustomPlot& plot, const QString& name, const QList<double>& x, const QList<double>& y,
              const AlternativeStyle& style, bool isWinner);
void addMarkers(QCustomPlot& plot, const QList<double>& x, const QList<double>& y,
                const AlternativeStyle& style, const ChartLook& look);

struct TextStyle {
  bool bold = false;
  bool muted = false;
  Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
  bool onSurface = false;  // hides the lines behind it
};
// Placed at its pixel position by the chart after each layout.
QCPItemText* addText(QCustomPlot& plot, const QString& text, const ChartLook& look,
                     const TextStyle& style = {});
void placeText(QCPItemText& item, const QPointF& pixel);
int textWidth(const QString& text, const QFont& font);
// Of day 0, Monday, to day 6.
QString dayName(const TextWording& wording, int day, QLocale::FormatType length = QLocale::ShortFormat);

// A vertical line over the whole height of the plot.
void addVerticalLine(QCustomPlot& plot, double x, const QPen& pen);
// A hollow circle with a dashed line down to the axis.
void addBreakEven(QCustomPlot& plot, const QPointF& at, const ChartLook& look);

// Moves the centres apart to at least `gap`, inside [low, high], in their order and as little as is simple.
std::vector<double> movedApart(const std::vector<double>& centres, double gap, double low, double high);

}  // namespace rackorrent::ui
