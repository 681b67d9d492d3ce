// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/knowledge/knowledge.h"
#include "ui/text/text_wording.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace rackorrent::ui {

// A topic on which the guides have a rule of thumb and the user's own figures say something too.
struct AgreementRow {
  QString topic;
  QString guides;
  QString figures;
  bool agrees = false;
  QStringList sources;
};

// The scenario that is most like the case, the utilisation from which owning is considered, the depreciation
// period, and the fired rules that prefer another alternative than the verdict.
std::vector<AgreementRow> agreementRows(const Evaluation& evaluation, const Assessment& assessment,
                                        const Knowledge& knowledge, const TextWording& wording);

}  // namespace rackorrent::ui
