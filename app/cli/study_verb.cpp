// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input.h"
#include "app/cli/interruptible_study.h"
#include "app/cli/output.h"
#include "app/cli/text_view.h"
#include "app/cli/verbs.h"
#include "core/assessment/assessment.h"
#include "core/report/report.h"
#include "core/report/study_json.h"

namespace rackorrent::cli {

namespace {

std::string sectionText(const ReportDocument& document, const Wording& wording) {
  std::string text;
  for (const Block& block : findSection(document, "robustness")->blocks) {
    const std::string part = textOf(block, document.currency, wording);
    if (!part.empty()) text += (text.empty() ? "" : "\n") + part;
  }
  return text;
}

}  // namespace

bool execute(const StudyRequest& request, const Context& context) {
  Input input = readInput(request.input);
  applySettings(input, request.settings);
  StudyRequest ranged = request;
  ranged.options.ranges = readRanges(input, request.ranges);
  judge(input);
  const auto wording = context.wording(input.evaluation);
  if (report(input.issues, wording)) return false;
  const Knowledge knowledge = loadKnowledge(context.resources);
  const Study made = interruptibleStudy(input.evaluation, knowledge, ranged.options);
  if (request.asJson) {
    writeData(studyJson(input.evaluation, made, wording));
    return true;
  }
  const Assessment assessment = assess(input.evaluation, knowledge, AssessmentDepth::Verdict);
  writeData(sectionText(makeReport(input.evaluation, assessment, knowledge, &made), wording));
  return true;
}

}  // namespace rackorrent::cli
