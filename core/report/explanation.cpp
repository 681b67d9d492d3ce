// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/explanation.h"

#include "core/base/edit_distance.h"
#include "core/report/cell_text.h"
#include "core/report/field_cells.h"
#include "core/report/formula_words.h"
#include "core/report/input_basis.h"
#include "core/report/unit_names.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace rackorrent {

namespace {

struct AlternativePath {
  Alternative alternative;
  std::string_view rest;
};

// "hybrid.power" -> hybrid and "power"; a bare alternative means its total.
std::optional<AlternativePath> splitPath(std::string_view path) {
  const auto dot = path.find('.');
  for (const Alternative alternative : allAlternatives)
    if (keyOf(alternative) == path.substr(0, dot))
      return AlternativePath{alternative, dot == std::string_view::npos ? "total" : path.substr(dot + 1)};
  return std::nullopt;
}

// With ten digits, so that people who compute it again get the same: a count with its unit, or a bare factor.
CellValue exactFigure(double value, Unit unit) {
  std::array<char, 32> digits{};
  const auto written = std::to_chars(digits.begin(), digits.end(), value, std::chars_format::general, 10);
  std::string figure(digits.begin(), written.ptr);
  const std::string_view unitSource = unit == Unit::Share ? std::string_view() : unitName(unit, {}).source;
  if (unitSource.empty()) return Text(std::move(figure));
  return Text(Message{"%1 %2", {std::move(figure), Phrase{unitSource}}});
}

CellValue valueOf(const Result& result, double value) {
  if (result.unit == Unit::Money) return moneyFromDouble(value);
  if (result.unit == Unit::MoneyPerGpuHour) return unitPrice(value);
  return exactFigure(value, result.unit);
}

// Walks one formula and lists what stands in it, each once.
class Parts {
 public:
  Parts(const Evaluation& evaluation, const Knowledge& knowledge, const CostExpressions& costs,
        std::string alternative, std::string path)
      : m_evaluation(evaluation),
        m_knowledge(knowledge),
        m_costs(costs),
        m_alternative(std::move(alternative)),
        m_path(std::move(path)) {}

  void collect(const ExpressionPtr& expression) {
    if (const auto* calculation = std::get_if<Calculation>(&expression->is)) {
      for (const ExpressionPtr& operand : calculation->operands) collect(operand);
      return;
    }
    if (const Result* result = expression->result())
      addResult(expression, *result);
    else if (const auto* input = std::get_if<InputValue>(&expression->is))
      addInput(input->field);
    else if (const auto* planned = std::get_if<PlanValue>(&expression->is))
      addPlanned(*planned, expression->value);
  }
  std::vector<ExplainedPart> list() && { return std::move(m_parts); }

 private:
  void add(ExplainedPart part) {
    if (std::ranges::find(m_parts, part.key, &ExplainedPart::key) == m_parts.end())
      m_parts.push_back(std::move(part));
  }

  void addResult(const ExpressionPtr& expression, const Result& result) {
    const auto listed =
        std::ranges::find_if(m_costs.byPath, [&](const auto& entry) { return entry.second == expression; });
    const std::string path =
        listed == m_costs.byPath.end() ? m_path + "." + result.key : m_alternative + "." + listed->first;
    add({.kind = ExplainedPart::Kind::Result,
         .key = path,
         .name = result.name,
         .value = valueOf(result, expression->value)});
  }

  void addInput(FieldId id) {
    const Field& field = fieldOf(id);
    const InputBasis basis = basisOf(m_evaluation, id);
    ExplainedPart part{.kind = ExplainedPart::Kind::Input,
                       .key = std::string(field.key),
                       .name = Phrase{field.label},
                       .value = inputValue(m_evaluation, id),
                       .standing = Phrase{labelOf(basis)}};
    if (basis == InputBasis::Default) {
      part.source = field.defaultSource;
      part.sourceLabel = m_knowledge.sourceLabel(field.defaultSource);
      if (const Citation* citation = m_knowledge.catalogue.findCitation(field.defaultSource))
        part.date = citation->date;
    }
    add(std::move(part));
  }

  void addPlanned(const PlanValue& planned, double value) {
    const PlanFigureRow& row = rowOf(planned.figure);
    const auto month = static_cast<double>(planned.month + 1);
    add({.kind = ExplainedPart::Kind::Plan,
         .key = "plan.month." + std::to_string(planned.month + 1) + "." + std::string(row.key),
         .name = Message{CORE_TEXT("%1 in month %2"), {Phrase{row.label}, Quantity{month, Unit::None}}},
         .value = exactFigure(value, row.unit),
         .standing = Phrase{CORE_TEXT("from the plan")}});
  }

  const Evaluation& m_evaluation;
  const Knowledge& m_knowledge;
  const CostExpressions& m_costs;
  std::string m_alternative;
  std::string m_path;
  std::vector<ExplainedPart> m_parts;
};

// A booked line is a result that rounds a result: both are shown as one step.
const Result* roundedResult(const Result& result) {
  const auto* rounding = std::get_if<Calculation>(&result.formula->is);
  if (!rounding || rounding->operation != Operation::RoundToHundredths) return nullptr;
  return rounding->operands.front()->result();
}

bool isNothing(const ExplainedPart& part) {
  const auto* amount = std::get_if<Money>(&part.value);
  return amount && *amount == Money{};
}

bool isLongSum(const Expression& formula) {
  const auto* sum = std::get_if<Calculation>(&formula.is);
  return sum && sum->operation == Operation::Add && sum->operands.size() > longSum;
}

}  // namespace

std::string formulaText(const Explanation& explanation, const Wording& wording) {
  std::string text;
  for (const Text& word : explanation.formula) text += wordsOf(word, wording);
  return text;
}

Explainer::Explainer(const Evaluation& evaluation, const Assessment& assessment, const Knowledge& knowledge)
    : m_evaluation(evaluation), m_assessment(assessment), m_knowledge(knowledge) {}

const CostExpressions& Explainer::costsOf(Alternative alternative) {
  auto& costs = m_costs[indexOf(alternative)];
  if (!costs) costs = costExpressions(m_evaluation, m_assessment.alternatives[indexOf(alternative)].plan);
  return *costs;
}

std::optional<Explanation> Explainer::explain(std::string_view path) {
  const auto split = splitPath(path);
  if (!split) return std::nullopt;
  const CostExpressions& costs = costsOf(split->alternative);
  const ExpressionPtr found = findResult(costs, split->rest);
  const Result* result = found ? found->result() : nullptr;
  if (!result) return std::nullopt;

  const std::string alternative(keyOf(split->alternative));
  Explanation explanation{.path = alternative + "." + std::string(split->rest),
                          .name = result->name,
                          .value = valueOf(*result, found->value),
                          .formula = formulaWords(*result->formula),
                          .parts = {}};
  std::string partsPath = explanation.path;
  if (const Result* inner = roundedResult(*result)) {
    partsPath += "." + inner->key;
    result = inner;
  }
  explanation.isLongSum = isLongSum(*result->formula);
  Parts parts(m_evaluation, m_knowledge, costs, alternative, partsPath);
  parts.collect(result->formula);
  explanation.parts = std::move(parts).list();
  if (explanation.isLongSum) std::erase_if(explanation.parts, isNothing);
  return explanation;
}

std::string Explainer::nearestPath(std::string_view path) {
  std::string nearest;
  std::size_t least = std::numeric_limits<std::size_t>::max();
  for (const Alternative alternative : allAlternatives)
    for (const auto& [rest, expression] : costsOf(alternative).byPath) {
      const std::string candidate = std::string(keyOf(alternative)) + "." + rest;
      const std::size_t steps = editDistance(path, candidate);
      if (steps >= least) continue;
      least = steps;
      nearest = candidate;
    }
  return nearest;
}

}  // namespace rackorrent
