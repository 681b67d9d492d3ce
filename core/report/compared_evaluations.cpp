// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/compared_evaluations.h"

#include "core/evaluation/value_text.h"
#include "core/report/assessment_json.h"
#include "core/report/cell_text.h"
#include "core/report/cells.h"
#include "core/report/field_cells.h"
#include "core/report/ledger_figures.h"
#include "core/report/verdict_words.h"

#include <algorithm>
#include <functional>

namespace rackorrent {

namespace {

using Compared = std::vector<ComparedEvaluation>;
using ValueOf = std::function<CellValue(const ComparedEvaluation&)>;

const Verdict& verdictOf(const ComparedEvaluation& one) { return one.assessment.decision.verdict; }

CellValue recommended(const ComparedEvaluation& one) {
  if (verdictOf(one).kind == VerdictKind::NothingFeasible) return Text(nameOf(VerdictKind::NothingFeasible));
  return Text(nameOf(verdictOf(one).best));
}

CellValue runnerUp(const ComparedEvaluation& one) {
  return verdictOf(one).runnerUp ? CellValue(Text(nameOf(*verdictOf(one).runnerUp))) : CellValue();
}

struct TableMaker {
  const Compared& compared;
  const std::string currency;
  Table table;

  void add(std::string_view key, const Text& what, Unit unit, const ValueOf& valueOf) {
    std::vector<Cell> row = {keyCell(key), textCell(what), unitCell(unit, currency)};
    for (const ComparedEvaluation& one : compared) row.push_back({.value = valueOf(one)});
    table.rows.push_back(std::move(row));
  }
};

void addAnswers(TableMaker& maker) {
  maker.add("title", Phrase{CORE_TEXT("Title")}, Unit::None,
            [](const ComparedEvaluation& one) { return Text(one.evaluation.title); });
  maker.add("recommendation", Phrase{CORE_TEXT("Recommended")}, Unit::None, recommended);
  maker.add("kind", Phrase{CORE_TEXT("How clear")}, Unit::None,
            [](const ComparedEvaluation& one) { return Text(nameOf(verdictOf(one).kind)); });
  maker.add("runner_up", Phrase{CORE_TEXT("Runner-up")}, Unit::None, runnerUp);
  maker.add("margin", Phrase{CORE_TEXT("Lead")}, Unit::Points,
            [](const ComparedEvaluation& one) { return points(verdictOf(one).margin); });
}

void addFigures(TableMaker& maker) {
  for (const Alternative alternative : allAlternatives) {
    const std::string prefix = std::string(keyOf(alternative)) + ".";
    const auto assessed = [alternative](const ComparedEvaluation& one) -> const AlternativeAssessment& {
      return one.assessment.alternatives[indexOf(alternative)];
    };
    maker.add(prefix + "total", Message{CORE_TEXT("%1: total cost"), {nameOf(alternative)}}, Unit::Money,
              [&](const ComparedEvaluation& one) { return assessed(one).ledger.total(); });
    maker.add(prefix + "upfront_capital", Message{CORE_TEXT("%1: due at the start"), {nameOf(alternative)}}, Unit::Money,
              [&](const ComparedEvaluation& one) { return upfrontMoney(assessed(one).ledger); });
    maker.add(prefix + "per_gpu_hour", Message{CORE_TEXT("%1: per useful GPU-hour"), {nameOf(alternative)}},
              Unit::MoneyPerGpuHour, [&](const ComparedEvaluation& one) { return unitPrice(assessed(one).costPerGpuHour); });
    maker.add(prefix + "score", Message{CORE_TEXT("%1: score"), {nameOf(alternative)}}, Unit::Points,
              [&](const ComparedEvaluation& one) -> CellValue {
                const AlternativeDecision& decided = one.assessment.decision.alternatives[indexOf(alternative)];
                return decided.isFeasible() ? CellValue(points(decided.score)) : CellValue();
              });
  }
}

std::vector<FieldId> differingInputs(const Compared& compared) {
  std::vector<FieldId> fields;
  for (std::size_t i = 0; i < fieldCount; ++i) {
    const FieldId id{static_cast<std::uint8_t>(i)};
    const bool isSame = std::ranges::all_of(compared, [&](const ComparedEvaluation& one) {
      return one.evaluation.value(id) == compared.front().evaluation.value(id);
    });
    if (!isSame) fields.push_back(id);
  }
  return fields;
}

}  // namespace

std::optional<Issue> currencyMismatch(const std::vector<Evaluation>& evaluations) {
  for (const Evaluation& evaluation : evaluations) {
    const std::string& first = evaluations.front().choice("finance.currency"_field);
    const std::string& other = evaluation.choice("finance.currency"_field);
    if (first != other)
      return Issue{"finance.currency",
                   {CORE_TEXT("The evaluations are in %1 and in %2. Only amounts in one currency can be compared."),
                    {first, other}}};
  }
  return std::nullopt;
}

Table comparedEvaluations(const std::vector<ComparedEvaluation>& compared) {
  TableMaker maker{compared, compared.front().evaluation.choice("finance.currency"_field), {}};
  maker.table.name = "comparison_of_evaluations";
  maker.table.title = std::string();
  maker.table.columns = {keyColumn(CORE_TEXT("Key")), textColumn(CORE_TEXT("Figure")), keyColumn(CORE_TEXT("Unit"))};
  for (const ComparedEvaluation& one : compared) maker.table.columns.push_back({.heading = one.name});
  addAnswers(maker);
  addFigures(maker);
  for (const FieldId id : differingInputs(compared))
    maker.add(fieldOf(id).key, Phrase{fieldOf(id).label}, fieldOf(id).unit,
              [&](const ComparedEvaluation& one) { return inputValue(one.evaluation, id); });
  return std::move(maker.table);
}

std::string comparedEvaluationsJson(const std::vector<ComparedEvaluation>& compared, const Knowledge& knowledge,
                                    const Wording& wording) {
  JsonWriter json;
  json.beginObject().member("schema", assessmentSchema).key("evaluations").beginArray();
  for (const ComparedEvaluation& one : compared) {
    json.beginObject().member("input", one.name).key("assessment");
    writeAssessmentJson(json, one.evaluation, one.assessment, knowledge, wording);
    json.endObject();
  }
  json.endArray().key("differing_inputs").beginArray();
  for (const FieldId id : differingInputs(compared)) {
    json.beginObject().member("field", fieldOf(id).key).key("values").beginArray();
    for (const ComparedEvaluation& one : compared) {
      if (one.evaluation.has(id)) json.value(writeValue(one.evaluation.value(id)));
      else json.null();
    }
    json.endArray().endObject();
  }
  return json.endArray().endObject().text();
}

}  // namespace rackorrent
