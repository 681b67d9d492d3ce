// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/document.h"
#include "ui/text/text_wording.h"

#include <QString>

namespace rackorrent::ui {

// The document as one file that needs nothing else: headings, lists and tables with their heads marked as
// such, each chart drawn as SVG with its data in a table under it, a list of contents. Carries no time stamp
// but the date of the report. The same input and date give the same bytes.
QString htmlOf(const ReportDocument& document, const TextWording& wording);

// Throws Error when the file cannot be written.
void writeHtml(const QString& path, const ReportDocument& document, const TextWording& wording);

}  // namespace rackorrent::ui
