// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compared_inputs.h"

#include "app/cli/input.h"

namespace rackorrent::cli {

namespace {

std::vector<Issue> named(std::vector<Issue> issues, const std::string& path) {
  for (Issue& issue : issues) issue.field = issue.field.empty() ? path : path + ": " + issue.field;
  return issues;
}

}  // namespace

std::optional<std::vector<ComparedEvaluation>> assessInputs(const std::vector<std::string>& paths,
                                                            const Knowledge& knowledge,
                                                            const Context& context) {
  std::vector<Evaluation> evaluations;
  bool hasFault = false;
  for (const std::string& path : paths) {
    Input input = readInput(path);
    judge(input);
    const auto wording = context.wording(input.evaluation);
    hasFault = report(paths.size() > 1 ? named(input.issues, path) : input.issues, wording) || hasFault;
    evaluations.push_back(std::move(input.evaluation));
  }
  if (hasFault) return std::nullopt;
  if (const auto mismatch = currencyMismatch(evaluations)) {
    report({*mismatch}, context.wording());
    return std::nullopt;
  }
  std::vector<ComparedEvaluation> assessed;
  for (std::size_t i = 0; i < paths.size(); ++i)
    assessed.push_back({paths[i], evaluations[i], assess(evaluations[i], knowledge)});
  return assessed;
}

}  // namespace rackorrent::cli
