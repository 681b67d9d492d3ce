// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cells.h"
#include "core/report/sections.h"

#include <algorithm>

namespace rackorrent {

namespace {

bool applies(const Risk& risk, const ReportInput& input) {
  const bool isOfIt = std::ranges::find(risk.alternatives, input.focus()) != risk.alternatives.end();
  return isOfIt && (!risk.condition || holds(*risk.condition, input.evaluation));
}

Table risks(const ReportInput& input) {
  Table table{.name = "risks", .title = Phrase{CORE_TEXT("Risks accepted and how to watch them")},
              .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Risk")), textColumn(CORE_TEXT("What may happen")),
                          textColumn(CORE_TEXT("What to do about it")), textColumn(CORE_TEXT("Source"))},
              .rows = {}};
  for (const Risk& risk : input.knowledge.risks)
    if (applies(risk, input))
      table.rows.push_back({keyCell(risk.id), textCell(risk.title), textCell(risk.text), textCell(risk.mitigation),
                            sourceCell(risk.sources)});
  return table;
}

// Towards which side work moves. A hybrid and a private cloud take both lists.
bool applies(const ChecklistItem& item, Alternative alternative) {
  if (item.direction == MigrationDirection::Both) return true;
  if (alternative == Alternative::GpuAsAService) return item.direction == MigrationDirection::ToCloud;
  if (alternative == Alternative::Hybrid) return true;
  return item.direction == MigrationDirection::ToOwned;
}

Table migration(const ReportInput& input) {
  Table table{.name = "migration", .title = Phrase{CORE_TEXT("Migration checklist")},
              .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Topic")), textColumn(CORE_TEXT("Item")),
                          textColumn(CORE_TEXT("What to do")), textColumn(CORE_TEXT("How to see that it is done")),
                          textColumn(CORE_TEXT("Source"))},
              .rows = {}};
  for (const ChecklistItem& item : input.knowledge.checklist)
    if (applies(item, input.focus()))
      table.rows.push_back({keyCell(item.id), textCell(item.topic), textCell(item.title), textCell(item.action),
                            textCell(item.verification), sourceCell(item.sources)});
  return table;
}

Paragraph transferTime(const ReportInput& input) {
  const Evaluation& evaluation = input.evaluation;
  return {.text = Message{CORE_TEXT("Sending the %1 of stored data over a line of %2 takes %3 at full speed."),
                          {Quantity{evaluation.real("data.stored_tb"_field), Unit::Terabytes},
                           Quantity{evaluation.real("data.link_gbps"_field), Unit::GigabitsPerSecond},
                           Quantity{valueOf(DerivedMeasure::UploadDays, evaluation), Unit::Days}}},
          .sources = {"D1.7.1", "D2.6.1"}};
}

}  // namespace

Section risksSection(const ReportInput& input) {
  Section section{.id = "risks", .title = Phrase{CORE_TEXT("Risks and migration")}, .blocks = {}};
  section.blocks.emplace_back(risks(input));
  section.blocks.emplace_back(transferTime(input));
  section.blocks.emplace_back(migration(input));
  return section;
}

}  // namespace rackorrent
