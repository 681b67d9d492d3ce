// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cells.h"
#include "core/report/route_tables.h"
#include "core/report/sections.h"

#include <algorithm>

namespace rackorrent {

namespace {

bool applies(const Risk& risk, const ReportInput& input) {
  const bool isOfIt = std::ranges::find(risk.alternatives, input.focus()) != risk.alternatives.end();
  return isOfIt && (!risk.condition || holds(*risk.condition, input.evaluation));
}

Table risks(const ReportInput& input) {
  Table table{.name = "risks",
              .title = Phrase{CORE_TEXT("Risks accepted and how to watch them")},
              .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Risk")),
                          textColumn(CORE_TEXT("What may happen")),
                          textColumn(CORE_TEXT("What to do about it")), textColumn(CORE_TEXT("Source"))},
              .rows = {}};
  for (const Risk& risk : input.knowledge.risks)
    if (applies(risk, input))
      table.rows.push_back({keyCell(risk.id), textCell(risk.title), textCell(risk.text),
                            textCell(risk.mitigation), sourceCell(risk.sources)});
  return table;
}

Table migration(const ReportInput& input) {
  Table table{
      .name = "migration",
      .title = Phrase{CORE_TEXT("Migration checklist")},
      .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Topic")), textColumn(CORE_TEXT("Item")),
                  textColumn(CORE_TEXT("What to do")), textColumn(CORE_TEXT("How to see that it is done")),
                  textColumn(CORE_TEXT("State")), textColumn(CORE_TEXT("Source"))},
      .rows = {}};
  for (const ChecklistItem& item : input.knowledge.checklist) {
    if (!appliesTo(item, input.focus())) continue;
    const ChecklistMark mark = input.evaluation.checklistMark(item.id);
    Cell state = phraseCell(choiceOf(mark.status).label);
    if (!mark.note.empty()) state.note = mark.note;
    table.rows.push_back({keyCell(item.id), textCell(item.topic), textCell(item.title), textCell(item.action),
                          textCell(item.verification), std::move(state), sourceCell(item.sources)});
  }
  return table;
}

}  // namespace

Section risksSection(const ReportInput& input) {
  Section section{.id = "risks", .title = Phrase{CORE_TEXT("Risks and migration")}, .blocks = {}};
  section.blocks.emplace_back(risks(input));
  section.blocks.emplace_back(Paragraph{.text = transferFinding(input), .sources = {"D1.7.1", "D2.6.1"}});
  section.blocks.emplace_back(transferTable(input));
  section.blocks.emplace_back(migration(input));
  return section;
}

}  // namespace rackorrent
