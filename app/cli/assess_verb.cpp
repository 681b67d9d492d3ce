// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explanation_text.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/cli/text_view.h"
#include "app/cli/verbs.h"
#include "core/assessment/assessment.h"
#include "core/report/assessment_json.h"
#include "core/report/conventions.h"
#include "core/report/report.h"

namespace rackorrent::cli {

namespace {

void addBlock(std::string& text, const Block& block, const std::string& currency, const Wording& wording) {
  const std::string part = textOf(block, currency, wording);
  if (!part.empty()) text += (text.empty() ? "" : "\n") + part;
}

void addTable(std::string& text, const ReportDocument& document, std::string_view name,
              const Wording& wording) {
  if (const Table* table = findTable(document, name)) addBlock(text, *table, document.currency, wording);
}

// The first page of the report, then the costs, what is ruled out and what to look at twice.
std::string verdictText(const ReportDocument& document, const Wording& wording) {
  std::string text;
  for (const Block& block : document.sections.front().blocks)
    addBlock(text, block, document.currency, wording);
  addTable(text, document, "costs", wording);
  addTable(text, document, "ruled_out", wording);
  for (const Block& block : findSection(document, "changes")->blocks)
    if (std::holds_alternative<List>(block)) addBlock(text, block, document.currency, wording);
  return text;
}

}  // namespace

bool execute(const AssessRequest& request, const Context& context) {
  Input input = readInput(request.input);
  applySettings(input, request.settings);
  judge(input);
  const auto wording = context.wording(input.evaluation);
  if (report(input.issues, wording)) return false;
  const Knowledge knowledge = loadKnowledge(context.resources);
  const Assessment assessment = assess(input.evaluation, knowledge);
  if (!request.explainedPath.empty()) {
    Explainer explainer(input.evaluation, assessment, knowledge);
    writeData(explanationText(explainer, request.explainedPath, wording) +
              wording.text(conventionsLine(input.evaluation)) + "\n");
    return true;
  }
  writeData(request.asJson ? assessmentJson(input.evaluation, assessment, knowledge, wording)
                           : verdictText(makeReport(input.evaluation, assessment, knowledge), wording));
  return true;
}

}  // namespace rackorrent::cli
