// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace rackorrent::ui {

struct ChartSeries {
  QString name;
  QList<double> x;
  QList<double> y;
};

// What a chart shows, as people read it: for the tooltip, the arrow keys, the data table and the clipboard.
struct ChartData {
  QString xTitle;
  QString yTitle;  // with its unit
  std::vector<ChartSeries> series;
  std::function<QString(double)> xText;
  std::function<QString(double)> yText;  // exact, with its unit
};

struct ChartTable {
  QStringList heads;
  QList<QStringList> rows;
};

// One row for each x with a column for each series where all series share their x; else one row for each
// point. A value that is not finite is an empty cell.
ChartTable tableOf(const ChartData& data);
// The same with plain numbers between tabs, which spreadsheets take as numbers.
QString plainTextOf(const ChartData& data);

}  // namespace rackorrent::ui
