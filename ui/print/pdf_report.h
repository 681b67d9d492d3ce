// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/paper_report.h"
#include "ui/print/pdf_properties.h"
#include "ui/print/sheets.h"

#include <QString>

namespace rackorrent::ui {

struct DrawnReport {
  std::vector<Bookmark> outline;
  int pages = 1;
};

// Draws the document; the feet say that there are so many pages. Throws Error when Chinese is asked for and
// no Chinese font is installed.
DrawnReport drawReport(Sheets& sheets, const PaperReport& report, int pageCount);

// The document on paper: its summary is the first page and enough alone, the other sections follow, those
// with a wide table on lying pages. The file appears whole or not at all. With SOURCE_DATE_EPOCH set the same
// input gives the same bytes. Needs a QApplication (offscreen will do). Throws Error when the file cannot be
// written, and when Chinese is asked for and no Chinese font is installed.
void writePdf(const QString& path, const PaperReport& report);

}  // namespace rackorrent::ui
