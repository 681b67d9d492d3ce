// SPDX-License-Identifier: GPL-3.0-or-later
// Every statement of the guides reaches a place that people see: cited in the report of one evaluation or
// another.
#include "core/evaluation/validation.h"
#include "core/report/report.h"
#include "tests/core/report/report_fixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

using namespace rackorrent;
using namespace rackorrent::test;

namespace {

std::set<std::string> citedIn(const Evaluation& evaluation, const Knowledge& knowledge) {
  const auto ids =
      citedIds(makeReport(evaluation, assess(evaluation, knowledge, AssessmentDepth::Verdict), knowledge));
  return {ids.begin(), ids.end()};
}

// Evaluations that lead to each of the four alternatives, so that each path's steps and checklist are shown.
std::set<std::string> citedSomewhere(const Knowledge& knowledge) {
  std::set<std::string> cited;
  for (const Sample& sample : samples()) cited.merge(citedIn(sample.evaluation, knowledge));
  return cited;
}

TEST(LedgerReach, everyStatementIsSeenSomewhere) {
  const auto cited = citedSomewhere(knowledge());
  std::vector<std::string> unseen;
  for (const LedgerStatement& statement : knowledge().ledger)
    if (!cited.contains(statement.id)) unseen.push_back(statement.id);
  EXPECT_THAT(unseen, testing::IsEmpty());
}

// The walk is no formality: a statement whose only carriers lose it is missed.
TEST(LedgerReach, aStatementThatNoEntryCarriesIsMissed) {
  Knowledge poorer = knowledge();
  std::erase_if(poorer.definitions, [](const Definition& one) { return one.id == "large_purchase"; });
  EXPECT_FALSE(citedSomewhere(poorer).contains("D2.1"));
}

}  // namespace
