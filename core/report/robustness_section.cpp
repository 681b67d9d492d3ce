// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cells.h"
#include "core/report/sections.h"
#include "core/report/study_words.h"
#include "core/report/verdict_words.h"

namespace rackorrent {

namespace {

Cell shareCell(double share) { return {.value = shownShare(share)}; }
Cell amountCell(double amount) { return moneyCell(moneyFromDouble(amount)); }

Table alternativesTable(const Study& study) {
  Table table{.name = "study_alternatives",
              .title = Phrase{CORE_TEXT("The alternatives in all cases together")},
              .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Alternative")),
                          figureColumn(CORE_TEXT("First"), Unit::Share),
                          figureColumn(CORE_TEXT("Cheapest"), Unit::Share),
                          figureColumn(CORE_TEXT("Feasible"), Unit::Share),
                          figureColumn(CORE_TEXT("Total, low (P10)"), Unit::Money),
                          figureColumn(CORE_TEXT("Total, middle (P50)"), Unit::Money),
                          figureColumn(CORE_TEXT("Total, high (P90)"), Unit::Money),
                          figureColumn(CORE_TEXT("Mean regret"), Unit::Money)},
              .rows = {}};
  for (const Alternative alternative : allAlternatives) {
    const AlternativeStudy& of = study.alternatives[indexOf(alternative)];
    table.rowAlternatives.push_back(alternative);
    table.rows.push_back(
        {keyCell(keyOf(alternative)), textCell(nameOf(alternative)), shareCell(of.first.value),
         shareCell(of.cheapest.value), shareCell(of.feasible.value), amountCell(of.total.p10.value),
         amountCell(of.total.p50.value), amountCell(of.total.p90.value), amountCell(of.regret.mean.value)});
  }
  table.footnotes = {
      Phrase{CORE_TEXT("In one case of ten the total is below the low figure, in one above the high one.")},
      Phrase{CORE_TEXT("Regret is what an alternative costs more, in present value, than the cheapest "
                       "choice of the same case.")}};
  return table;
}

Table inputsTable(const ReportInput& input, const Study& study) {
  Table table{
      .name = "study_inputs",
      .title = Phrase{CORE_TEXT("What the answer hangs on")},
      .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Input")), keyColumn(CORE_TEXT("Unit")),
                  figureColumn(CORE_TEXT("Low (P10)"), Unit::None),
                  figureColumn(CORE_TEXT("High (P90)"), Unit::None),
                  figureColumn(CORE_TEXT("Lead at low"), Unit::Points),
                  figureColumn(CORE_TEXT("Lead at high"), Unit::Points),
                  figureColumn(CORE_TEXT("Share of variation"), Unit::Share),
                  figureColumn(CORE_TEXT("With interactions"), Unit::Share),
                  figureColumn(CORE_TEXT("Worth finding out"), Unit::Money), keyColumn(CORE_TEXT("Source"))},
      .rows = {}};
  for (const InputEffect& effect : study.inputs) {
    const Field& field = fieldOf(effect.field);
    const Cell total =
        effect.totalOrder ? Cell{.value = Quantity{*effect.totalOrder, Unit::Share}} : emptyCell();
    table.rows.push_back({keyCell(field.key), phraseCell(field.label), unitCell(field.unit, input.currency()),
                          figureCell(effect.valueAtP10, field.unit),
                          figureCell(effect.valueAtP90, field.unit), Cell{.value = points(effect.leadAtP10)},
                          Cell{.value = points(effect.leadAtP90)}, figureCell(effect.firstOrder, Unit::Share),
                          total, amountCell(effect.valueOfLearning), keyCell(effect.source)});
  }
  table.footnotes = {
      Phrase{
          CORE_TEXT("One input at its low or high value, the others as entered; below 0 another alternative "
                    "is first.")},
      Phrase{CORE_TEXT("Shares of variation are Sobol indices of the lead; those with interactions are of "
                       "independent inputs.")}};
  return table;
}

List findings(const Study& study) {
  List list{.title = Phrase{CORE_TEXT("What this means")}, .items = {}};
  list.items.push_back({.text = rangeLine(study, study.answer)});
  list.items.push_back({.text = breakEvenMonthsLine(study.breakEvenMonths)});
  list.items.push_back({.text = learningLine(study)});
  if (study.nothingFeasible > 0)
    list.items.push_back({.text = Message{CORE_TEXT("In %1 of the cases no alternative keeps all limits."),
                                          {shownShare(study.nothingFeasible)}}});
  return list;
}

}  // namespace

Section robustnessSection(const ReportInput& input) {
  Section section{.id = "robustness", .title = Phrase{CORE_TEXT("How sure the answer is")}, .blocks = {}};
  const Study& study = *input.study;
  auto& blocks = section.blocks;
  blocks.emplace_back(Paragraph{.role = Paragraph::Role::Lead, .text = confidenceLine(study)});
  blocks.emplace_back(findings(study));
  blocks.emplace_back(alternativesTable(study));
  if (!study.inputs.empty()) blocks.emplace_back(inputsTable(input, study));
  blocks.emplace_back(Paragraph{.role = Paragraph::Role::Note, .text = studyAssumption()});
  blocks.emplace_back(Paragraph{.role = Paragraph::Role::Note, .text = studyMethod(study)});
  return section;
}

}  // namespace rackorrent
