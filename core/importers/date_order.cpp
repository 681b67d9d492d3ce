// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/date_order.h"

namespace rackorrent {

TimeStyle settledOrder(const std::filesystem::path& path, const TableHead& head,
                       const std::vector<std::size_t>& columns, TimeStyle style) {
  if (!style.isCalendar() || style.isOrderKnown) return style;
  FileText text(path);
  RecordReader records(text, head.dialect);
  while (records.next())
    for (const std::size_t column : columns) {
      if (column >= records.fields().size()) continue;
      const std::string_view cell = trimmed(records.fields()[column]);
      const bool asDayFirst = readWrittenTime(cell, DateOrder::DayMonthYear).has_value();
      const bool asMonthFirst = readWrittenTime(cell, DateOrder::MonthDayYear).has_value();
      if (asDayFirst == asMonthFirst) continue;
      return {.order = asDayFirst ? DateOrder::DayMonthYear : DateOrder::MonthDayYear};
    }
  return style;
}

}  // namespace rackorrent
