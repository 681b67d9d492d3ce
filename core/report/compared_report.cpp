// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/compared_report.h"

#include "core/base/sha256.h"
#include "core/project/project_file.h"
#include "core/report/citations.h"
#include "core/report/sections.h"

namespace rackorrent {

namespace {

// The summary without its chart and key figures; its table gets the number, because names are those of files.
Section answerOf(const ComparedEvaluation& one, const Knowledge& knowledge, std::size_t number) {
  const ReportInput input{one.evaluation, one.assessment, knowledge};
  const std::string suffix = "_" + std::to_string(number);
  const bool hasTitle = !one.evaluation.title.empty();
  Section section{
      .id = "evaluation" + suffix, .title = hasTitle ? one.evaluation.title : one.name, .blocks = {}};
  for (Block& block : summarySection(input).blocks) {
    if (std::holds_alternative<Chart>(block) || std::holds_alternative<KeyFigures>(block)) continue;
    if (auto* table = std::get_if<Table>(&block)) table->name += suffix;
    section.blocks.push_back(std::move(block));
  }
  return section;
}

std::string digestOf(const std::vector<ComparedEvaluation>& compared) {
  Sha256 digest;
  for (const ComparedEvaluation& one : compared) digest.update(evaluationDigest(one.evaluation));
  return digest.hexadecimal();
}

}  // namespace

ReportDocument makeComparedReport(const std::vector<ComparedEvaluation>& compared,
                                  const Knowledge& knowledge) {
  ReportDocument document;
  document.title = Phrase{CORE_TEXT("Evaluations side by side")};
  document.decision = document.title;
  document.currency = compared.front().evaluation.choice("finance.currency"_field);
  document.programVersion = RACKORRENT_VERSION;
  document.digest = digestOf(compared);
  document.sections.push_back(
      {.id = "evaluations", .title = document.title, .blocks = {comparedEvaluations(compared)}});
  for (std::size_t i = 0; i < compared.size(); ++i)
    document.sections.push_back(answerOf(compared[i], knowledge, i + 1));
  document.sources = citationsIn(document.sections, knowledge);
  if (!document.sources.empty())
    document.sections.push_back(
        {.id = "sources", .title = Phrase{CORE_TEXT("Sources")}, .blocks = {tableOf(document.sources)}});
  return document;
}

}  // namespace rackorrent
