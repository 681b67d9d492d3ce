// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/report.h"

#include "core/project/project_file.h"
#include "core/report/citations.h"
#include "core/report/sections.h"
#include "core/report/verdict_words.h"

namespace rackorrent {

ReportDocument makeReport(const Evaluation& evaluation, const Assessment& assessment, const Knowledge& knowledge,
                          const Study* study) {
  const ReportInput input{evaluation, assessment, knowledge, study};
  ReportDocument document;
  document.title = evaluation.title.empty() ? Text(Phrase{CORE_TEXT("How to source GPU computing")}) : Text(evaluation.title);
  document.decision = decisionLine(evaluation, assessment);
  document.currency = input.currency();
  document.programVersion = RACKORRENT_VERSION;
  document.digest = evaluationDigest(evaluation);
  if (assessment.decision.verdict.kind != VerdictKind::NothingFeasible) document.recommended = input.focus();
  for (const auto make : {summarySection, alternativesSection, criteriaSection, comparisonSection, costsSection,
                          capacitySection, changesSection, weightsSection, robustnessSection, guidesSection, assumptionsSection, risksSection, routeSection,
                          appendixSection})
    if (study || make != robustnessSection) document.sections.push_back(make(input));
  document.sources = citationsIn(document.sections, knowledge);
  document.sections.back().blocks.emplace_back(tableOf(document.sources));
  return document;
}

}  // namespace rackorrent
