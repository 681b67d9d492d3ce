// SPDX-License-Identifier: GPL-3.0-or-later
// Thirteen decisions that real organisations took and published (reference/cases.json holds the sources). The inputs
// are entered as the sources tell them, prices from the catalogue; the table of acceptable and poor answers is the
// reference's reading, not ours.
#include "core/assessment/assessment.h"
#include "core/evaluation/evaluation_json.h"
#include "core/evaluation/validation.h"
#include "tests/support/folders.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>

namespace rackorrent {
namespace {

using nlohmann::json;

json readCases() {
  std::ifstream file(test::sourceFolder() / "tests/data/real_decisions.json");
  return json::parse(file);
}

const Knowledge& knowledge() {
  static const Knowledge loaded = loadKnowledge(test::resourcesFolder());
  return loaded;
}

bool contains(const json& list, std::string_view key) { return std::ranges::find(list, key) != list.end(); }

class RealDecision : public testing::TestWithParam<json> {};

TEST_P(RealDecision, IsAmongTheAcceptableAnswersAndNotAPoorOne) {
  const json& decision = GetParam();
  const ParsedEvaluation parsed = parseEvaluationJson(decision["inputs"].dump());
  for (const Issue& issue : parsed.issues) ADD_FAILURE() << issue.field << ": " << plainText(issue.message);
  ASSERT_TRUE(isValid(parsed.evaluation));
  const Assessment assessment = assess(parsed.evaluation, knowledge(), AssessmentDepth::Verdict);
  const Verdict& verdict = assessment.decision.verdict;
  std::string summary;
  for (const Alternative alternative : allAlternatives) {
    const auto& of = assessment.decision.alternatives[indexOf(alternative)];
    const auto& money = assessment.alternatives[indexOf(alternative)];
    summary += std::string(keyOf(alternative)) + " score " + std::to_string(of.score) + " rank " + std::to_string(of.rank) +
               (of.isFeasible() ? "" : " vetoed") + " total " + toString(money.ledger.total()) + "\n";
  }
  const std::string_view best = keyOf(verdict.best);
  EXPECT_NE(verdict.kind, VerdictKind::NothingFeasible) << summary;
  // A disagreement is explained in the table, not tuned away; a note that no longer holds must go.
  EXPECT_NE(contains(decision["acceptable"], best), decision.contains("disagreement")) << best << "\n" << summary;
  EXPECT_FALSE(contains(decision["poor"], best)) << best << "\n" << summary;
}

// What the source says decided it is among the first three reasons: a hard limit, or the criterion that stands for it.
TEST_P(RealDecision, NamesWhatDecidedItAmongTheFirstThreeReasons) {
  const json& decision = GetParam();
  const Evaluation evaluation = parseEvaluationJson(decision["inputs"].dump()).evaluation;
  const Verdict verdict = assess(evaluation, knowledge(), AssessmentDepth::Verdict).decision.verdict;
  bool isNamed = false;
  std::string reasons;
  for (std::size_t i = 0; i < std::min<std::size_t>(3, verdict.reasonsFor.size()); ++i) {
    const Reason& reason = verdict.reasonsFor[i];
    isNamed |= contains(decision["deciding"], reason.criterion ? keyOf(*reason.criterion) : "limit");
    reasons += plainText(reason.text) + "\n";
  }
  EXPECT_TRUE(isNamed) << decision["deciding"] << "\n" << reasons;
}

INSTANTIATE_TEST_SUITE_P(Cases, RealDecision, testing::ValuesIn(readCases().get<std::vector<json>>()),
                         [](const testing::TestParamInfo<json>& parameter) {
                           std::string name = parameter.param["id"];
                           std::erase(name, '-');
                           return name;
                         });

TEST(RealDecisions, AreTheOnesOfTheReference) {
  std::ifstream file(test::sharedFolder() / "reference/cases.json");
  if (!file) GTEST_SKIP() << "the reference is not beside this checkout";
  const json reference = json::parse(file)["cases"];
  const json ours = readCases();
  ASSERT_EQ(reference.size(), ours.size());
  for (std::size_t i = 0; i < ours.size(); ++i) EXPECT_EQ(reference[i]["id"], ours[i]["id"]);
}

}  // namespace
}  // namespace rackorrent
