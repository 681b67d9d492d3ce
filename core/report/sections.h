// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assessment/assessment.h"
#include "core/assessment/regret_curve.h"
#include "core/knowledge/knowledge.h"
#include "core/report/document.h"
#include "core/study/study.h"

#include <string>

namespace rackorrent {

struct ReportInput {
  const Evaluation& evaluation;
  const Assessment& assessment;
  const Knowledge& knowledge;
  const Study* study = nullptr;  // of the same evaluation, where one was made

  const std::string& currency() const { return evaluation.choice("finance.currency"_field); }
  const AlternativeAssessment& assessed(Alternative alternative) const {
    return assessment.alternatives[indexOf(alternative)];
  }
  const AlternativeDecision& decided(Alternative alternative) const {
    return assessment.decision.alternatives[indexOf(alternative)];
  }
  // What the route, the risks and the checklist are about: the recommended alternative, or the nearest to feasible.
  Alternative focus() const { return assessment.decision.verdict.best; }
};

// The parts of the report, in its order.
Section summarySection(const ReportInput& input);
Section alternativesSection(const ReportInput& input);
Section criteriaSection(const ReportInput& input);
Section comparisonSection(const ReportInput& input);
Section costsSection(const ReportInput& input);
Section capacitySection(const ReportInput& input);
Section changesSection(const ReportInput& input);
Section robustnessSection(const ReportInput& input);  // precondition: there is a study
Section weightsSection(const ReportInput& input);
Section guidesSection(const ReportInput& input);
Section assumptionsSection(const ReportInput& input);
Section risksSection(const ReportInput& input);
Section routeSection(const ReportInput& input);
Section appendixSection(const ReportInput& input);

// Cumulative net cost of the four alternatives by month.
Chart cumulativeCostChart(const ReportInput& input);
// Cost per useful GPU-hour of the four alternatives by utilisation.
Chart unitCostChart(const ReportInput& input);
Chart unitCostChart(const ReportInput& input, const UtilizationCurve& curve);  // which takes a while to compute
// What the guides call things, for the appendix and the page of the guides.
Table definitionsTable(const ReportInput& input);
// The present value of all costs against the GPUs owned, with the optimum and the range in which it is within 1 %.
Chart regretChart(const RegretCurve& curve);
// Every used line of the ledger with its formula.
Table costItemsTable(const ReportInput& input);

}  // namespace rackorrent
