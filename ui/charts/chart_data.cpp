// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_data.h"

#include <QLocale>
#include <QtNumeric>

#include <algorithm>

namespace rackorrent::ui {
namespace {

using Writer = std::function<QString(double)>;

bool sharesPositions(const ChartData& data) {
  return std::all_of(data.series.begin(), data.series.end(),
                     [&](const ChartSeries& series) { return series.x == data.series.front().x; });
}

QString cell(double value, const Writer& write) { return qIsFinite(value) ? write(value) : QString(); }

ChartTable wideTable(const ChartData& data, const Writer& writeX, const Writer& writeY) {
  ChartTable table{{data.xTitle}, {}};
  for (const ChartSeries& series : data.series) table.heads << series.name;
  const QList<double>& positions = data.series.front().x;
  for (qsizetype i = 0; i < positions.size(); ++i) {
    QStringList row{cell(positions[i], writeX)};
    for (const ChartSeries& series : data.series) row << cell(series.y[i], writeY);
    table.rows << row;
  }
  return table;
}

ChartTable longTable(const ChartData& data, const Writer& writeX, const Writer& writeY) {
  ChartTable table{{QString(), data.xTitle, data.yTitle}, {}};
  for (const ChartSeries& series : data.series)
    for (qsizetype i = 0; i < series.x.size(); ++i)
      table.rows << QStringList{series.name, cell(series.x[i], writeX), cell(series.y[i], writeY)};
  return table;
}

ChartTable makeTable(const ChartData& data, const Writer& writeX, const Writer& writeY) {
  if (data.series.empty()) return {};
  return sharesPositions(data) ? wideTable(data, writeX, writeY) : longTable(data, writeX, writeY);
}

}  // namespace

ChartTable tableOf(const ChartData& data) { return makeTable(data, data.xText, data.yText); }

QString plainTextOf(const ChartData& data) {
  const auto plain = [](double value) { return QString::number(value, 'g', QLocale::FloatingPointShortest); };
  const ChartTable table = makeTable(data, data.xText, plain);
  QString text = table.heads.join(u'\t') + u'\n';
  for (const QStringList& row : table.rows) text += row.join(u'\t') + u'\n';
  return text;
}

}  // namespace rackorrent::ui
