// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/spreadsheet_dialect.h"

namespace rackorrent::ui {

CsvDialect spreadsheetDialect(const QLocale& locale) {
  const bool hasDecimalComma = locale.decimalPoint() == QStringLiteral(",");
  return {.separator = hasDecimalComma ? ';' : ',',
          .decimalMark = hasDecimalComma ? ',' : '.',
          .byteOrderMark = true};
}

}  // namespace rackorrent::ui
