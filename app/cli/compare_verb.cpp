// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/cli/text_view.h"
#include "app/cli/verbs.h"
#include "core/report/compared_evaluations.h"
#include "core/report/csv_export.h"
#include "core/report/written_files.h"

#include <filesystem>

namespace rackorrent::cli {

namespace {

std::vector<Issue> named(std::vector<Issue> issues, const std::string& path) {
  for (Issue& issue : issues) issue.field = issue.field.empty() ? path : path + ": " + issue.field;
  return issues;
}

}  // namespace

bool execute(const CompareRequest& request, const Context& context) {
  std::vector<Input> inputs;
  bool hasFault = false;
  for (const std::string& path : request.inputs) {
    Input& input = inputs.emplace_back(readInput(path));
    judge(input);
    const auto wording = context.wording(input.evaluation);
    hasFault = report(named(input.issues, path), wording) || hasFault;
  }
  if (hasFault) return false;
  std::vector<Evaluation> evaluations;
  for (const Input& input : inputs) evaluations.push_back(input.evaluation);
  if (const auto mismatch = currencyMismatch(evaluations)) return !report({*mismatch}, context.wording());
  const Knowledge knowledge = loadKnowledge(context.resources);
  std::vector<ComparedEvaluation> compared;
  for (std::size_t i = 0; i < inputs.size(); ++i)
    compared.push_back({request.inputs[i], inputs[i].evaluation, assess(inputs[i].evaluation, knowledge)});
  const auto wording = context.wording(inputs.front().evaluation);
  if (request.asJson) {
    writeData(comparedEvaluationsJson(compared, knowledge, wording));
    return true;
  }
  const Table table = comparedEvaluations(compared);
  if (!request.csv) {
    writeData(textOf(table, {}, wording));
    return true;
  }
  writeWhole(*request.csv, toCsv(table, {}, wording, {}));
  writeData(*request.csv + "\n");
  return true;
}

}  // namespace rackorrent::cli
