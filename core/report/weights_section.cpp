// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assessment/weight_robustness.h"
#include "core/report/cells.h"
#include "core/report/sections.h"
#include "core/report/verdict_words.h"

#include <cmath>

namespace rackorrent {

namespace {

double toPromille(double share) { return std::round(share * 1000) / 1000; }

Cell shareCell(double share) { return figureCell(toPromille(share), Unit::Share); }

Cell whoCell(const WeightRobustness& robustness, const std::optional<std::size_t>& who) {
  return who ? textCell(nameOf(robustness.alternatives[*who])) : textCell(Phrase{CORE_TEXT("nobody")});
}

Table stabilityTable(const ReportInput& input, const WeightRobustness& robustness) {
  Table table{
      .name = "weight_stability",
      .title = Phrase{CORE_TEXT("How far each weight can move before another alternative comes first")},
      .columns = {textColumn(CORE_TEXT("Dimension")), figureColumn(CORE_TEXT("Entered"), Unit::Points),
                  figureColumn(CORE_TEXT("Share"), Unit::Share),
                  figureColumn(CORE_TEXT("Stable from"), Unit::Share),
                  figureColumn(CORE_TEXT("Stable to"), Unit::Share), textColumn(CORE_TEXT("First below")),
                  textColumn(CORE_TEXT("First above"))},
      .rows = {}};
  for (const CriterionId criterion : allCriteria) {
    const std::size_t j = indexOf(criterion);
    const StabilityInterval& interval = robustness.intervals[j];
    table.rows.push_back({textCell(input.knowledge.criterion(criterion).title),
                          figureCell(robustness.entered[j], Unit::Points),
                          shareCell(robustness.normalised[j]), shareCell(interval.low),
                          shareCell(interval.high), whoCell(robustness, interval.below),
                          whoCell(robustness, interval.above)});
  }
  table.footnotes = {
      Phrase{CORE_TEXT("One weight moves, the others keep their proportions. Solved exactly.")}};
  return table;
}

Table acceptabilityTable(const WeightRobustness& robustness) {
  Table table{.name = "rank_acceptability",
              .title = Phrase{CORE_TEXT("How often each alternative comes first when the weights change")},
              .columns = {textColumn(CORE_TEXT("Alternative")),
                          figureColumn(CORE_TEXT("Weights near yours"), Unit::Share),
                          figureColumn(CORE_TEXT("Any weights"), Unit::Share),
                          figureColumn(CORE_TEXT("Last, any weights"), Unit::Share)},
              .rows = {}};
  for (std::size_t a = 0; a < robustness.alternatives.size(); ++a) {
    const auto& near = robustness.nearWeights;
    const auto& any = robustness.allWeights;
    table.rows.push_back({textCell(nameOf(robustness.alternatives[a])),
                          near ? shareCell(near->ranks[a].front()) : emptyCell(),
                          any ? shareCell(any->ranks[a].front()) : emptyCell(),
                          any ? shareCell(any->ranks[a].back()) : emptyCell()});
    table.rowAlternatives.emplace_back(robustness.alternatives[a]);
  }
  if (robustness.allWeights)
    table.footnotes = {Text(
        Message{CORE_TEXT("Near: every weight between half and one and a half of itself. %1 weights drawn, "
                          "seed %2; the scores stay as they are."),
                {std::to_string(robustness.allWeights->draws), std::to_string(acceptabilitySeed)}})};
  return table;
}

// The weights that speak for each alternative: who weighs like this chooses it.
Table centralWeightsTable(const ReportInput& input, const WeightRobustness& robustness) {
  Table table{.name = "central_weights",
              .title = Phrase{CORE_TEXT("The weights of those who would choose each alternative")},
              .columns = {textColumn(CORE_TEXT("Dimension")), figureColumn(CORE_TEXT("Yours"), Unit::Share)},
              .rows = {}};
  const auto& central = robustness.allWeights->centralWeights;
  for (const Alternative alternative : robustness.alternatives)
    table.columns.push_back(alternativeColumn(alternative, Unit::Share));
  for (const CriterionId criterion : allCriteria) {
    const std::size_t j = indexOf(criterion);
    std::vector<Cell> row = {textCell(input.knowledge.criterion(criterion).title),
                             shareCell(robustness.normalised[j])};
    for (const auto& weights : central) row.push_back(weights ? shareCell((*weights)[j]) : emptyCell());
    table.rows.push_back(std::move(row));
  }
  table.footnotes = {
      Phrase{CORE_TEXT("The mean of all weights that put it first; empty for one that never comes first.")}};
  return table;
}

std::string_view labelOf(const LevelFlip& flip) {
  for (const Choice& choice : fieldOf(flip.field).choices)
    if (choice.key == flip.level) return choice.label;
  return {};
}

Table levelsTable(const ReportInput& input) {
  Table table{.name = "flip_levels",
              .title = Phrase{CORE_TEXT("Choices that put another alternative first")},
              .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Input")),
                          textColumn(CORE_TEXT("If it were")), textColumn(CORE_TEXT("Then first"))},
              .rows = {}};
  for (const LevelFlip& flip : input.assessment.levelFlips) {
    const Phrase label{labelOf(flip)};
    table.rows.push_back(
        {keyCell(fieldOf(flip.field).key), phraseCell(fieldOf(flip.field).label),
         flip.isRemoved ? textCell(Message{CORE_TEXT("without %1"), {label}}) : textCell(label),
         textCell(nameOf(flip.alternative))});
  }
  return table;
}

Table unmovedTable(const ReportInput& input) {
  Table table{.name = "no_flip",
              .title = Phrase{CORE_TEXT("Inputs that do not change the answer within their range")},
              .columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Input")),
                          keyColumn(CORE_TEXT("Unit")), figureColumn(CORE_TEXT("Tried from"), Unit::None),
                          figureColumn(CORE_TEXT("Tried to"), Unit::None)},
              .rows = {},
              .isDataOnly = true};
  for (const SearchedRange& range : input.assessment.withoutFlip) {
    const Field& field = fieldOf(range.field);
    table.rows.push_back({keyCell(field.key), phraseCell(field.label), unitCell(field.unit, input.currency()),
                          figureCell(range.low, field.unit), figureCell(range.high, field.unit)});
  }
  return table;
}

}  // namespace

Section weightsSection(const ReportInput& input) {
  Section section{.id = "weights", .title = Phrase{CORE_TEXT("Weights and stability")}, .blocks = {}};
  const WeightRobustness robustness = weightRobustness(input.evaluation, input.assessment.decision);
  if (robustness.alternatives.size() < 2) {
    section.blocks.emplace_back(Paragraph{
        .text = Phrase{CORE_TEXT(
            "Fewer than two alternatives keep the limits, so that no weight can change the answer.")}});
  } else {
    section.blocks.emplace_back(stabilityTable(input, robustness));
    section.blocks.emplace_back(acceptabilityTable(robustness));
    if (robustness.allWeights) section.blocks.emplace_back(centralWeightsTable(input, robustness));
  }
  if (!input.assessment.levelFlips.empty()) section.blocks.emplace_back(levelsTable(input));
  if (!input.assessment.withoutFlip.empty()) section.blocks.emplace_back(unmovedTable(input));
  return section;
}

}  // namespace rackorrent
