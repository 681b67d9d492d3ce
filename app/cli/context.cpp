// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/context.h"

#include "app/cli/output.h"

namespace rackorrent::cli {

ui::TextWording Context::wording() const { return wording(Evaluation()); }

ui::TextWording Context::wording(const Evaluation& evaluation) const {
  return {language, QString::fromStdString(evaluation.choice("finance.currency"_field))};
}

bool report(const std::vector<Issue>& issues, const Wording& wording) {
  bool hasFault = false;
  for (const Issue& issue : issues) {
    const bool isFault = issue.severity == Issue::Severity::Fault;
    hasFault = hasFault || isFault;
    const Phrase kind{isFault ? CORE_TEXT("error") : CORE_TEXT("warning")};
    std::string line = wording.text(kind) + ": ";
    if (!issue.field.empty()) line += issue.field + ": ";
    writeMessage(line + wording.text(issue.message));
  }
  return hasFault;
}

}  // namespace rackorrent::cli
