// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cells.h"
#include "core/report/sections.h"
#include "core/report/verdict_words.h"

#include <algorithm>

namespace rackorrent {

namespace {

Alternative favouredByGuides(const Decision& decision) {
  return std::ranges::max(allAlternatives, {}, [&](Alternative alternative) {
    return decision.guidesVoice[indexOf(alternative)];
  });
}

Message guidesAgainstVerdict(const ReportInput& input) {
  const Decision& decision = input.assessment.decision;
  const Alternative favoured = favouredByGuides(decision);
  const Quantity share{decision.guidesVoice[indexOf(favoured)], Unit::Share};
  if (decision.verdict.kind == VerdictKind::NothingFeasible)
    return {CORE_TEXT("The guides' scenarios that are like yours speak for %1 most (%2 of their weight)."),
            {nameOf(favoured), share}};
  if (favoured == decision.verdict.best)
    return {CORE_TEXT("The guides agree: the scenarios that are like yours speak for %1 most (%2 of their weight)."),
            {nameOf(favoured), share}};
  return {CORE_TEXT("The guides differ: the scenarios that are like yours speak for %1 most (%2 of their weight), while "
                    "your own figures put %3 first."),
          {nameOf(favoured), share, nameOf(decision.verdict.best)}};
}

Table archetypes(const ReportInput& input) {
  Table table{.name = "archetypes", .title = Phrase{CORE_TEXT("How much your case is like the guides' scenarios")},
              .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Scenario")),
                          figureColumn(CORE_TEXT("Match"), Unit::Share), textColumn(CORE_TEXT("Recommends")),
                          textColumn(CORE_TEXT("Why")), textColumn(CORE_TEXT("Source"))},
              .rows = {}};
  for (const ArchetypeMatch& match : input.assessment.decision.archetypes) {
    const Archetype* archetype = input.knowledge.findArchetype(match.id);
    if (!archetype) continue;
    table.rows.push_back({keyCell(match.id), textCell(archetype->title), figureCell(match.weight, Unit::Share),
                          textCell(namesOf(match.recommends)), textCell(archetype->reason), sourceCell(archetype->sources)});
  }
  return table;
}

Table firedRules(const ReportInput& input) {
  Table table{.name = "rules", .title = Phrase{CORE_TEXT("Advice of the guides that applies to you")},
              .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Advice")), textColumn(CORE_TEXT("Effect")),
                          textColumn(CORE_TEXT("On")), textColumn(CORE_TEXT("In full")),
                          textColumn(CORE_TEXT("Against the verdict")), textColumn(CORE_TEXT("Source"))},
              .rows = {}};
  for (const RuleOutcome& outcome : input.assessment.decision.rules) {
    const Rule* rule = input.knowledge.findRule(outcome.id);
    if (!outcome.fired || !rule) continue;
    table.rows.push_back({keyCell(rule->id), textCell(rule->title), textCell(nameOf(rule->effect)),
                          textCell(namesOf(rule->alternatives)), textCell(rule->text),
                          outcome.contradictsVerdict ? phraseCell(CORE_TEXT("yes")) : emptyCell(),
                          sourceCell(rule->sources)});
  }
  return table;
}

}  // namespace

Section guidesSection(const ReportInput& input) {
  Section section{.id = "guides", .title = Phrase{CORE_TEXT("The guides and your own figures")}, .blocks = {}};
  auto& blocks = section.blocks;
  blocks.emplace_back(Paragraph{.text = guidesAgainstVerdict(input)});
  blocks.emplace_back(archetypes(input));
  Table rules = firedRules(input);
  if (!rules.rows.empty()) blocks.emplace_back(std::move(rules));
  return section;
}

}  // namespace rackorrent
