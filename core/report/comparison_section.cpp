// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cells.h"
#include "core/report/comparison.h"
#include "core/report/sections.h"

namespace rackorrent {

namespace {

Column comparisonColumn(Alternative alternative) {
  Column column = alternativeColumn(alternative, Unit::None);
  column.isNumeric = false;  // words stand under the figures
  column.noteHeading = Message{CORE_TEXT("%1: the guides say"), {nameOf(alternative)}};
  column.markHeading = Message{CORE_TEXT("%1: best or worst"), {nameOf(alternative)}};
  return column;
}

std::vector<Cell> rowOfTable(const ReportInput& input, const ComparisonRow& row) {
  std::vector<Cell> cells = {keyCell(row.id), Cell{.value = Text(row.title), .note = idsOf(row.sources)},
                             row.criterion ? figureCell(row.weight, Unit::Share) : emptyCell(),
                             unitCell(row.unit, input.currency())};
  for (const ComparisonCell& cell : row.cells)
    cells.push_back({.value = cell.figure, .note = cell.words, .mark = cell.mark});
  return cells;
}

Table comparisonTable(const ReportInput& input) {
  Table table{.name = "comparison",
              .title = Phrase{CORE_TEXT("Side by side over the guides' dimensions")},
              .columns = {keyColumn(CORE_TEXT("Key")), sourcedColumn(CORE_TEXT("Dimension")),
                          figureColumn(CORE_TEXT("Weight"), Unit::Share), keyColumn(CORE_TEXT("Unit"))},
              .rows = {}};
  for (const Alternative alternative : allAlternatives)
    table.columns.push_back(comparisonColumn(alternative));
  for (const ComparisonRow& row : compareAlternatives(input.assessment, input.knowledge))
    table.rows.push_back(rowOfTable(input, row));
  table.footnotes = {Phrase{CORE_TEXT("Figures follow from your inputs; the words are those of the guides. The guides "
                                      "speak of renting and building; what is said of the other two follows from that.")}};
  return table;
}

List similarities(const ReportInput& input) {
  List list{.title = Phrase{CORE_TEXT("What stays the same whichever you choose")}, .items = {}};
  for (const Similarity& similarity : input.knowledge.similarities)
    list.items.push_back({.text = similarity.title, .detail = similarity.text, .sources = similarity.sources});
  return list;
}

}  // namespace

Section comparisonSection(const ReportInput& input) {
  Section section{.id = "comparison", .title = Phrase{CORE_TEXT("Comparison")}, .blocks = {}};
  section.blocks.emplace_back(comparisonTable(input));
  section.blocks.emplace_back(similarities(input));
  return section;
}

}  // namespace rackorrent
