// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cells.h"
#include "core/report/sections.h"
#include "core/report/verdict_words.h"

#include <algorithm>

namespace rackorrent {

namespace {

// The criterion on which the alternative falls furthest behind the recommended one.
CriterionId furthestBehind(const AlternativeDecision& best, const AlternativeDecision& other) {
  return std::ranges::max(allCriteria, {}, [&](CriterionId criterion) {
    const CriterionScore& ahead = best.criteria[indexOf(criterion)];
    return ahead.weight * (ahead.score - other.criteria[indexOf(criterion)].score);
  });
}

ListItem whyItLost(const ReportInput& input, Alternative alternative) {
  const AlternativeDecision& best = input.decided(input.focus());
  const AlternativeDecision& other = input.decided(alternative);
  const CriterionId criterion = furthestBehind(best, other);
  const CriterionScore& score = other.criteria[indexOf(criterion)];
  return {.text = Message{CORE_TEXT("%1: %2 behind, most of it in %3."),
                          {nameOf(alternative), points(best.score - other.score),
                           input.knowledge.criterion(criterion).title}},
          .detail = score.text, .sources = {score.source}};
}

ListItem whyItIsOut(const ReportInput& input, Alternative alternative) {
  const Violation& violation = input.decided(alternative).violations.front();
  ListItem item{.text = Message{CORE_TEXT("%1 is ruled out."), {nameOf(alternative)}}, .detail = violation.text,
                .sources = {violation.source}};
  return item;
}

List whyOthersLost(const ReportInput& input) {
  List list{.title = Phrase{CORE_TEXT("Why the others come after it")}, .items = {}};
  for (const Alternative alternative : allAlternatives) {
    if (!input.decided(alternative).isFeasible()) list.items.push_back(whyItIsOut(input, alternative));
    else if (alternative != input.focus()) list.items.push_back(whyItLost(input, alternative));
  }
  return list;
}

List whatTheyAre(const ReportInput& input) {
  List list{.title = Phrase{CORE_TEXT("What was looked at")}, .items = {}};
  for (const Alternative alternative : allAlternatives) {
    const AlternativeDefinition& definition = input.knowledge.alternatives[indexOf(alternative)];
    list.items.push_back({.text = definition.name, .detail = definition.summary, .sources = definition.sources});
  }
  return list;
}

Table limitsBroken(const ReportInput& input) {
  Table table{.name = "ruled_out", .title = Phrase{CORE_TEXT("Limits that rule alternatives out")},
              .columns = {textColumn(CORE_TEXT("Alternative")), keyColumn(CORE_TEXT("Rule")),
                          keyColumn(CORE_TEXT("Input")), textColumn(CORE_TEXT("What is broken")),
                          textColumn(CORE_TEXT("Smallest change that lifts it")), textColumn(CORE_TEXT("Source"))},
              .rows = {}};
  for (const Alternative alternative : allAlternatives)
    for (const Violation& violation : input.decided(alternative).violations) {
      const bool canBeLifted = !violation.relaxation.source.empty();
      table.rowAlternatives.push_back(alternative);
      table.rows.push_back({textCell(nameOf(alternative)), keyCell(violation.rule), keyCell(violation.field),
                            textCell(violation.text), canBeLifted ? textCell(violation.relaxation) : emptyCell(),
                            keyCell(violation.source)});
    }
  return table;
}

}  // namespace

Section alternativesSection(const ReportInput& input) {
  Section section{.id = "alternatives", .title = Phrase{CORE_TEXT("Alternatives and why the others come after")},
                  .blocks = {}};
  section.blocks.emplace_back(whatTheyAre(input));
  section.blocks.emplace_back(whyOthersLost(input));
  Table limits = limitsBroken(input);
  if (!limits.rows.empty()) section.blocks.emplace_back(std::move(limits));
  section.blocks.emplace_back(Paragraph{
      .role = Paragraph::Role::Note,
      .text = Message{CORE_TEXT("Doing nothing was not costed: it would leave %1 of work a year undone."),
                      {Quantity{input.assessment.demand.gpuHours, Unit::GpuHours}}}});
  return section;
}

}  // namespace rackorrent
