// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/knowledge/knowledge.h"
#include "core/study/study.h"
#include "ui/text/text_wording.h"

#include <QString>

namespace rackorrent::ui {

// The whole report on A4: the first page is enough alone, the other sections follow. The file appears whole
// or not at all. With SOURCE_DATE_EPOCH set the same input gives the same bytes. Needs a QApplication
// (offscreen will do). Throws Error when the file cannot be written, and when Chinese is asked for and no
// Chinese font is installed.
void writePdf(const QString& path, const Evaluation& evaluation, const Assessment& assessment,
              const Knowledge& knowledge, const TextWording& wording, const Study* study = nullptr);

}  // namespace rackorrent::ui
