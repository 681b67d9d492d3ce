// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "ui/text/text_wording.h"

#include <QString>

#include <optional>

namespace rackorrent::ui {

// The words of the live verdict, for the panel and for the strip.
// "Hybrid", or "Hybrid or GPU rental" when they are too close.
QString headline(const Verdict& verdict, const TextWording& wording);
QString leadText(const Assessment& assessment, const TextWording& wording);  // "Ahead by 6 points (78 to 72)"

// What one edit did to the answer.
struct LastChange {
  QString what;    // "Average utilisation 58 % → 62 %"
  QString effect;  // "Total cost +¥1.0M, same answer"
};
// The field that alone differs between the two, if exactly one does.
std::optional<FieldId> onlyChange(const Evaluation& before, const Evaluation& after);
LastChange lastChange(FieldId field, const Evaluation& before, const Evaluation& after,
                      const Assessment& then, const Assessment& now, const TextWording& wording);

}  // namespace rackorrent::ui
