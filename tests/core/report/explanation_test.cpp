// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/explanation.h"

#include "core/report/cell_text.h"
#include "tests/core/report/report_fixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

using namespace rackorrent;
using namespace rackorrent::test;

namespace {

class ExplanationTest : public testing::Test {
 protected:
  const Evaluation m_evaluation;  // all defaults
  const Assessment m_assessment = assess(m_evaluation, knowledge(), AssessmentDepth::Verdict);
  Explainer m_explainer{m_evaluation, m_assessment, knowledge()};
};

std::vector<std::string> keysOf(const Explanation& explanation) {
  std::vector<std::string> keys;
  for (const ExplainedPart& part : explanation.parts) keys.push_back(part.key);
  return keys;
}

}  // namespace

TEST_F(ExplanationTest, ALineNamesItsFormulaItsInputsAndTheirDatedSources) {
  const auto line = m_explainer.explain("gpuaas.month.3.on_demand");
  ASSERT_TRUE(line);
  EXPECT_EQ(formulaText(*line, plainWords()),
            "on-demand GPU-hours \u00d7 On-demand price \u00d7 monthly change of cloud prices ^ 2, "
            "rounded to hundredths");
  EXPECT_THAT(keysOf(*line),
              testing::ElementsAre("plan.month.3.on_demand_gpu_hours", "cloud.on_demand_price",
                                   "gpuaas.month.3.on_demand.on_demand_rent.monthly_price_factor"));
  const ExplainedPart& price = line->parts[1];
  EXPECT_EQ(price.source, fieldOf("cloud.on_demand_price"_field).defaultSource);
  EXPECT_EQ(price.date, knowledge().catalogue.findCitation(price.source)->date);
  EXPECT_FALSE(price.date.empty());
  const auto& ledger = m_assessment.alternatives[indexOf(Alternative::GpuAsAService)].ledger;
  EXPECT_EQ(std::get<Money>(line->value), ledger.months[2][indexOf(CostItem::OnDemand)]);
}

// Whoever follows the keys of the parts reaches every input that the total hangs on, and no key is a dead
// end.
TEST_F(ExplanationTest, EveryKeyOfAResultCanBeExplainedInTurn) {
  std::set<std::string> inputs;
  std::set<std::string> seen;
  std::vector<std::string> open = {"hybrid.total", "hybrid.present_value", "hybrid.per_gpu_hour"};
  while (!open.empty()) {
    const std::string path = open.back();
    open.pop_back();
    if (!seen.insert(path).second) continue;
    const auto explanation = m_explainer.explain(path);
    ASSERT_TRUE(explanation) << path;
    EXPECT_FALSE(formulaText(*explanation, plainWords()).empty()) << path;
    for (const ExplainedPart& part : explanation->parts) {
      if (part.kind == ExplainedPart::Kind::Result) open.push_back(part.key);
      if (part.kind == ExplainedPart::Kind::Input) inputs.insert(part.key);
    }
  }
  for (const char* input :
       {"owned.server_price", "owned.pue", "owned.residual_share", "cloud.on_demand_price",
        "cloud.support_share", "team.operations_cost_per_fte_year", "finance.discount_rate_per_year",
        "data.stored_tb"})
    EXPECT_TRUE(inputs.contains(input)) << input;
}

TEST_F(ExplanationTest, AnUnknownPathIsRefusedWithTheNearest) {
  EXPECT_FALSE(m_explainer.explain("self_built.powr"));
  EXPECT_EQ(m_explainer.nearestPath("self_built.powr"), "self_built.power");
  EXPECT_FALSE(m_explainer.explain("hybrid.month.999.power"));
  EXPECT_FALSE(m_explainer.explain(""));
  EXPECT_TRUE(m_explainer.explain("private_cloud"));  // its total
}
