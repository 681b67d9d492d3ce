// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/cells.h"
#include "core/report/sections.h"
#include "core/report/verdict_words.h"

namespace rackorrent {

namespace {

bool weightsAreDefaults(const Evaluation& evaluation) {
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId id{static_cast<std::uint8_t>(i)};
    if (fieldOf(id).group == FieldGroup::Weights && !evaluation.isDefault(id)) return false;
  }
  return true;
}

Column scoreColumn(Alternative alternative) {
  Column column = alternativeColumn(alternative, Unit::Points);
  column.noteHeading = Message{CORE_TEXT("%1: why"), {nameOf(alternative)}};
  return column;
}

std::vector<Cell> criterionRow(const ReportInput& input, CriterionId criterion) {
  const CriterionDescription& description = input.knowledge.criterion(criterion);
  const double weight = input.decided(input.focus()).criteria[indexOf(criterion)].weight;
  std::vector<Cell> row = {keyCell(keyOf(criterion)),
                           Cell{.value = Text(description.title), .note = idsOf(description.sources)},
                           figureCell(weight, Unit::Share)};
  for (const Alternative alternative : allAlternatives) {
    const CriterionScore& score = input.decided(alternative).criteria[indexOf(criterion)];
    row.push_back({.value = points(score.score), .note = score.text});
  }
  return row;
}

Table scores(const ReportInput& input) {
  Table table{.name = "criteria",
              .title = Phrase{CORE_TEXT("Scores by dimension")},
              .columns = {keyColumn(CORE_TEXT("Key")), sourcedColumn(CORE_TEXT("Dimension")),
                          figureColumn(CORE_TEXT("Weight"), Unit::Share)},
              .rows = {}};
  for (const Alternative alternative : allAlternatives) table.columns.push_back(scoreColumn(alternative));
  for (const CriterionId criterion : allCriteria) table.rows.push_back(criterionRow(input, criterion));
  std::vector<Cell> total = {keyCell("score"), phraseCell(CORE_TEXT("Weighted sum")), figureCell(1, Unit::Share)};
  for (const Alternative alternative : allAlternatives)
    total.push_back({.value = points(input.decided(alternative).score)});
  table.rows.push_back(std::move(total));
  table.lastRowIsTotal = true;
  return table;
}

std::vector<Cell> methodRow(std::string_view key, std::string_view name, const std::vector<Alternative>& order) {
  std::vector<Cell> row = {keyCell(key), phraseCell(name)};
  for (std::size_t place = 0; place < allAlternatives.size(); ++place)
    row.push_back(place < order.size() ? textCell(nameOf(order[place])) : emptyCell());
  return row;
}

std::vector<Alternative> additiveOrder(const ReportInput& input) {
  std::vector<Alternative> order;
  for (int rank = 1; rank <= static_cast<int>(allAlternatives.size()); ++rank)
    for (const Alternative alternative : allAlternatives)
      if (input.decided(alternative).isFeasible() && input.decided(alternative).rank == rank) order.push_back(alternative);
  return order;
}

Table methods(const ReportInput& input) {
  const Decision& decision = input.assessment.decision;
  return {.name = "methods", .title = Phrase{CORE_TEXT("The same question asked in other ways")},
          .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Method")), textColumn(CORE_TEXT("First")),
                      textColumn(CORE_TEXT("Second")), textColumn(CORE_TEXT("Third")), textColumn(CORE_TEXT("Fourth"))},
          .rows = {methodRow("additive", CORE_TEXT("Weighted sum (the verdict)"), additiveOrder(input)),
                   methodRow("topsis", "TOPSIS", decision.topsis),
                   methodRow("promethee", "PROMETHEE II", decision.promethee),
                   methodRow("vikor", "VIKOR", decision.vikor)}};
}

}  // namespace

Section criteriaSection(const ReportInput& input) {
  Section section{.id = "criteria", .title = Phrase{CORE_TEXT("Dimensions and weights")}, .blocks = {}};
  const std::string_view setBy = weightsAreDefaults(input.evaluation)
                                     ? CORE_TEXT("The weights are those that the program starts with; nobody changed them.")
                                     : CORE_TEXT("The weights were set for this evaluation.");
  section.blocks.emplace_back(Paragraph{.text = Message{setBy, {}}});
  section.blocks.emplace_back(scores(input));
  section.blocks.emplace_back(methods(input));
  return section;
}

}  // namespace rackorrent
