// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cells.h"
#include "core/report/field_cells.h"
#include "core/report/input_basis.h"
#include "core/report/sections.h"

namespace rackorrent {

namespace {

std::vector<Cell> assumptionRow(const ReportInput& input, FieldId id) {
  const Field& field = fieldOf(id);
  const InputBasis basis = basisOf(input.evaluation, id);
  std::vector<Cell> row = {keyCell(field.key), phraseCell(field.label), {.value = inputValue(input.evaluation, id)},
                           phraseCell(labelOf(basis)), emptyCell(), emptyCell(), emptyCell()};
  if (basis != InputBasis::Default) return row;
  row[4] = keyCell(field.defaultSource);
  if (const auto label = input.knowledge.sourceLabel(field.defaultSource)) row[5] = textCell(*label);
  if (const Citation* citation = input.knowledge.catalogue.findCitation(field.defaultSource); citation && !citation->date.empty())
    row[6] = textCell(citation->date);
  return row;
}

}  // namespace

Section assumptionsSection(const ReportInput& input) {
  Table table{.name = "assumptions", .title = Phrase{CORE_TEXT("What the figures rest on")},
              .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Input")), textColumn(CORE_TEXT("Value")),
                          textColumn(CORE_TEXT("Standing")), keyColumn(CORE_TEXT("Source id")),
                          textColumn(CORE_TEXT("Source")), textColumn(CORE_TEXT("Date"))},
              .rows = {}};
  double defaults = 0;
  double all = 0;
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId id{static_cast<std::uint8_t>(i)};
    if (fieldOf(id).group == FieldGroup::Weights) continue;
    table.rows.push_back(assumptionRow(input, id));
    ++all;
    const InputBasis basis = basisOf(input.evaluation, id);
    if (basis == InputBasis::Default || basis == InputBasis::StartingValue) ++defaults;
  }
  Section section{.id = "assumptions", .title = Phrase{CORE_TEXT("Assumptions and data quality")}, .blocks = {}};
  section.blocks.emplace_back(Paragraph{
      .text = Message{CORE_TEXT("%1 of %2 inputs still have the value that the program starts with. The built-in prices and "
                                "figures are as of %3."),
                      {Quantity{defaults, Unit::None}, Quantity{all, Unit::None}, input.knowledge.catalogue.asOf}}});
  section.blocks.emplace_back(std::move(table));
  return section;
}

}  // namespace rackorrent
