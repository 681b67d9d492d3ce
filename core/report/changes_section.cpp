// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cells.h"
#include "core/report/sections.h"
#include "core/report/verdict_words.h"

namespace rackorrent {

namespace {

Table flipPoints(const ReportInput& input) {
  Table table{.name = "flip_points", .title = Phrase{CORE_TEXT("Nearest values at which another alternative comes first")},
              .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Input")), keyColumn(CORE_TEXT("Unit")),
                          figureColumn(CORE_TEXT("Now"), Unit::None), figureColumn(CORE_TEXT("Turns at"), Unit::None),
                          textColumn(CORE_TEXT("Then first"))},
              .rows = {}};
  for (const FlipPoint& flip : input.assessment.flipPoints) {
    const Field& field = fieldOf(flip.field);
    table.rows.push_back({keyCell(field.key), phraseCell(field.label), unitCell(field.unit, input.currency()),
                          figureCell(flip.from, field.unit), figureCell(flip.to, field.unit),
                          textCell(nameOf(flip.alternative))});
  }
  table.footnotes = {Phrase{CORE_TEXT("One input is changed at a time, the others stay as they are.")}};
  return table;
}

List cautions(const ReportInput& input) {
  List list{.title = Phrase{CORE_TEXT("Look twice at")}, .items = {}};
  for (const Reason& caution : input.assessment.decision.verdict.cautions)
    list.items.push_back({.text = caution.text, .sources = {caution.source}});
  return list;
}

}  // namespace

Section changesSection(const ReportInput& input) {
  Section section{.id = "changes", .title = Phrase{CORE_TEXT("What would change the recommendation")}, .blocks = {}};
  auto& blocks = section.blocks;
  if (input.assessment.flipPoints.empty())
    blocks.emplace_back(Paragraph{.text = Phrase{CORE_TEXT("No single input, moved alone within its range, changes the answer.")}});
  else
    blocks.emplace_back(flipPoints(input));
  if (!input.assessment.decision.verdict.cautions.empty()) blocks.emplace_back(cautions(input));
  if (input.study) return section;
  blocks.emplace_back(Paragraph{
      .role = Paragraph::Role::Note,
      .text = Phrase{CORE_TEXT("How often the answer stays first when all uncertain inputs move together was not studied here.")}});
  return section;
}

}  // namespace rackorrent
