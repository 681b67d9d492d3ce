// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cells.h"
#include "core/report/cell_text.h"
#include "core/report/ledger_figures.h"
#include "core/report/sections.h"
#include "core/report/study_words.h"
#include "core/report/verdict_words.h"

#include <algorithm>

namespace rackorrent {

namespace {

constexpr std::size_t shownReasons = 3;

const StageAdvice* adviceFor(const ReportInput& input) {
  const std::string& stage = input.evaluation.choice("project.stage"_field);
  const auto found = std::ranges::find(input.knowledge.stages, stage, &StageAdvice::stage);
  return found == input.knowledge.stages.end() ? nullptr : &*found;
}

Paragraph askedFor(const ReportInput& input) {
  const Ledger& ledger = input.assessed(input.focus()).ledger;
  return {.role = Paragraph::Role::Body,
          .text = Message{CORE_TEXT("Decision asked for: %1 at the start and %2 in total over %3."),
                          {upfrontMoney(ledger), ledger.total(),
                           Quantity{input.evaluation.real("project.horizon_months"_field), Unit::Months}}}};
}

KeyFigures keyFigures(const ReportInput& input) {
  const Verdict& verdict = input.assessment.decision.verdict;
  const Ledger& ledger = input.assessed(verdict.best).ledger;
  KeyFigures figures;
  figures.push_back({ledger.total(), Phrase{CORE_TEXT("total after resale")}});
  if (verdict.runnerUp) {
    const Money difference = ledger.total() - input.assessed(*verdict.runnerUp).ledger.total();
    figures.push_back({difference, Message{CORE_TEXT("against %1"), {nameOf(*verdict.runnerUp)}}});
  }
  figures.push_back({unitPrice(input.assessed(verdict.best).costPerGpuHour), Phrase{CORE_TEXT("Unit cost")}});
  Message standing = verdict.runnerUp ? Message{CORE_TEXT("%1 ahead"), {points(verdict.margin)}}
                                      : Message{CORE_TEXT("no other is feasible"), {}};
  if (input.study) standing = {CORE_TEXT("first in %1 of the cases"), {shownShare(input.study->confidence().value)}};
  figures.push_back({Text(nameOf(verdict.kind)), standing});
  return figures;
}

List listOfReasons(std::string_view title, const std::vector<Reason>& reasons, std::size_t most, bool isNumbered) {
  List list{.title = Phrase{title}, .isNumbered = isNumbered, .items = {}};
  for (const Reason& reason : reasons) {
    if (list.items.size() == most) break;
    list.items.push_back({.text = reason.text, .sources = {reason.source}});
  }
  return list;
}

List listOfFlips(const ReportInput& input) {
  List list{.title = Phrase{CORE_TEXT("What would change it")}, .items = {}};
  for (const FlipPoint& flip : input.assessment.flipPoints) {
    if (list.items.size() == shownReasons) break;
    list.items.push_back({.text = flipLine(flip)});
  }
  return list;
}

Text outcomeOf(const ReportInput& input, Alternative alternative) {
  const AlternativeDecision& decided = input.decided(alternative);
  if (!decided.isFeasible()) return decided.violations.front().text;
  if (alternative == input.focus()) return Phrase{CORE_TEXT("Recommended")};
  if (input.assessment.decision.verdict.runnerUp == alternative) return Phrase{CORE_TEXT("Runner-up")};
  return Message{CORE_TEXT("%1 behind"), {points(input.decided(input.focus()).score - decided.score)}};
}

Table overview(const ReportInput& input) {
  Table table{.name = "alternatives", .title = Phrase{CORE_TEXT("The four alternatives")},
              .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Alternative")),
                          textColumn(CORE_TEXT("Outcome")), figureColumn(CORE_TEXT("Total cost"), Unit::Money),
                          figureColumn(CORE_TEXT("Upfront"), Unit::Money),
                          figureColumn(CORE_TEXT("Unit cost"), Unit::MoneyPerGpuHour),
                          figureColumn(CORE_TEXT("Score"), Unit::Points)},
              .rows = {}};
  for (const Alternative alternative : allAlternatives) {
    const AlternativeDecision& decided = input.decided(alternative);
    const AlternativeAssessment& assessed = input.assessed(alternative);
    const Quantity score = points(decided.score);
    table.rowAlternatives.push_back(alternative);
    table.rows.push_back({keyCell(keyOf(alternative)), textCell(nameOf(alternative)),
                          textCell(outcomeOf(input, alternative)), moneyCell(assessed.ledger.total()),
                          moneyCell(upfrontMoney(assessed.ledger)), Cell{unitPrice(assessed.costPerGpuHour)},
                          decided.isFeasible() ? Cell{score} : emptyCell()});
  }
  return table;
}

// What to do now: the advice for the stage, then the trial that the guides ask for before a final decision.
List nextSteps(const ReportInput& input) {
  List list{.title = Phrase{CORE_TEXT("Next steps")}, .isNumbered = true, .items = {}};
  if (const StageAdvice* advice = adviceFor(input)) list.items.push_back({.text = advice->now, .sources = advice->sources});
  for (const TrialStep& step : input.knowledge.trial) {
    if (list.items.size() == shownReasons) break;
    list.items.push_back({.text = step.title, .sources = step.sources});
  }
  return list;
}

}  // namespace

Section summarySection(const ReportInput& input) {
  const Verdict& verdict = input.assessment.decision.verdict;
  Section section{.id = "summary", .title = Phrase{CORE_TEXT("Recommendation")}, .blocks = {}};
  auto& blocks = section.blocks;
  blocks.emplace_back(Paragraph{.role = Paragraph::Role::Answer, .text = decisionLine(input.evaluation, input.assessment)});
  blocks.emplace_back(Paragraph{.role = Paragraph::Role::Lead, .text = leadLine(input.evaluation, input.assessment)});
  if (verdict.kind != VerdictKind::NothingFeasible) blocks.emplace_back(askedFor(input));
  blocks.emplace_back(keyFigures(input));
  if (!verdict.reasonsFor.empty())
    blocks.emplace_back(listOfReasons(CORE_TEXT("Reasons"), verdict.reasonsFor, shownReasons, true));
  if (!verdict.reasonsAgainst.empty())
    blocks.emplace_back(listOfReasons(CORE_TEXT("Strongest objection"), verdict.reasonsAgainst, 1, false));
  if (!input.assessment.flipPoints.empty()) blocks.emplace_back(listOfFlips(input));
  blocks.emplace_back(cumulativeCostChart(input));
  blocks.emplace_back(overview(input));
  blocks.emplace_back(nextSteps(input));
  return section;
}

}  // namespace rackorrent
