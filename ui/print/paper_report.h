// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/report/document.h"
#include "ui/text/text_wording.h"

#include <QFont>

namespace rackorrent::ui {

enum class PaperSize { A4, Letter };

// What a report on paper is made from: the document, and the evaluation behind it for the load-duration
// chart.
struct PaperReport {
  const ReportDocument& document;
  const Evaluation& evaluation;
  const Assessment& assessment;
  const TextWording& wording;
  PaperSize size = PaperSize::A4;
  QFont family = {};  // chosen when it is printed
};

}  // namespace rackorrent::ui
