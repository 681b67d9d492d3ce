// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/value_text.h"
#include "core/project/project_file.h"
#include "core/report/cells.h"
#include "core/report/conventions.h"
#include "core/report/sections.h"

namespace rackorrent {

namespace {

Table allInputs(const ReportInput& input) {
  Table table{.name = "inputs",
              .title = Phrase{CORE_TEXT("All inputs as stored")},
              .columns = {textColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Value")),
                          keyColumn(CORE_TEXT("Unit")), textColumn(CORE_TEXT("Changed"))},
              .rows = {}};
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId id{static_cast<std::uint8_t>(i)};
    const Value& value = input.evaluation.value(id);
    const auto* number = std::get_if<Number>(&value);
    table.rows.push_back({keyCell(fieldOf(id).key),
                          number ? figureCell(number->toDouble(), fieldOf(id).unit) : keyCell(writeValue(value)),
                          unitCell(fieldOf(id).unit, input.currency()),
                          input.evaluation.isDefault(id) ? emptyCell() : phraseCell(CORE_TEXT("yes"))});
  }
  return table;
}

List conventions(const ReportInput& input) {
  List list{.title = Phrase{CORE_TEXT("Conventions")}, .items = {}};
  for (const std::string_view source :
       {CORE_TEXT("All alternatives do the same work, counted in hours of the reference GPU."),
        CORE_TEXT("Amounts are nominal and before tax; the present value uses the yearly discount rate."),
        CORE_TEXT("Growth and price decline act month by month."),
        CORE_TEXT("Each line of each month is computed in decimal and rounded to hundredths, half away from zero."),
        CORE_TEXT("Scores run from 0 to 100; the verdict is the weighted sum over the dimensions."),
        CORE_TEXT("Shares and rates are fractions in files and per cent in print.")})
    list.items.push_back({.text = Phrase{source}});
  list.items.push_back({.text = conventionsLine(input.evaluation)});
  return list;
}

}  // namespace

Table definitionsTable(const ReportInput& input) {
  Table table{.name = "definitions", .title = Phrase{CORE_TEXT("Words of the guides")},
              .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Term")), textColumn(CORE_TEXT("Meaning")),
                          textColumn(CORE_TEXT("Source"))},
              .rows = {}};
  for (const Definition& definition : input.knowledge.definitions)
    table.rows.push_back({keyCell(definition.id), textCell(definition.title), textCell(definition.text),
                          sourceCell(definition.sources)});
  return table;
}

Section appendixSection(const ReportInput& input) {
  Section section{.id = "appendix", .title = Phrase{CORE_TEXT("Appendix: inputs and method")}, .blocks = {}};
  section.blocks.emplace_back(Paragraph{
      .text = Message{CORE_TEXT("RackOrRent %1, evaluation %2. The same inputs and version give the same figures."),
                      {std::string(RACKORRENT_VERSION), evaluationDigest(input.evaluation)}}});
  if (!input.evaluation.notes.empty()) section.blocks.emplace_back(Paragraph{.text = input.evaluation.notes});
  section.blocks.emplace_back(conventions(input));
  section.blocks.emplace_back(allInputs(input));
  section.blocks.emplace_back(definitionsTable(input));
  return section;
}

}  // namespace rackorrent
