// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/chart_table.h"

namespace rackorrent {

Table tableOf(const Chart& chart) {
  Table table{.name = chart.name,
              .title = chart.title,
              .columns = {{.heading = chart.positionHeading, .unit = chart.positionUnit}},
              .rows = {}};
  for (const ChartLine& line : chart.lines)
    table.columns.push_back({.heading = line.name, .unit = chart.valueUnit});
  for (std::size_t i = 0; i < chart.positions.size(); ++i) {
    std::vector<Cell> row = {{.value = Quantity{chart.positions[i], chart.positionUnit}}};
    for (const ChartLine& line : chart.lines)
      row.push_back({.value = Quantity{line.values[i], chart.valueUnit}});
    table.rows.push_back(std::move(row));
  }
  return table;
}

}  // namespace rackorrent
