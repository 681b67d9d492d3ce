// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/csv.h"

#include <QLocale>

namespace rackorrent::ui {

// The CSV that a spreadsheet of this locale opens by double click: its decimal mark, the list separator that
// goes with it, and a mark that says UTF-8.
CsvDialect spreadsheetDialect(const QLocale& locale = QLocale::system());

}  // namespace rackorrent::ui
