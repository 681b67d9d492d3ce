// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/cli/verbs.h"
#include "core/base/error.h"
#include "core/evaluation/samples.h"
#include "core/evaluation/validation.h"
#include "core/project/project_file.h"

#include <algorithm>
#include <system_error>

namespace rackorrent::cli {

namespace {

Evaluation startingPoint(const NewRequest& request, const Context& context) {
  if (request.sample.empty()) return {};
  const std::vector<Sample> samples = loadSamples(context.resources);
  const Sample* sample = findSample(samples, request.sample);
  if (!sample)
    throw Error(ErrorCode::Usage, {}, {CORE_TEXT("There is no template named \"%1\"."), {request.sample}},
                {CORE_TEXT("See rackorrent templates."), {}});
  Evaluation evaluation = sample->evaluation;
  evaluation.title = context.wording().text(sample->title);
  evaluation.notes = context.wording().text(sample->notes);
  return evaluation;
}

void refuseExisting(const std::filesystem::path& path) {
  std::error_code ignored;
  if (std::filesystem::symlink_status(path, ignored).type() == std::filesystem::file_type::not_found) return;
  throw Error(ErrorCode::File, path, {CORE_TEXT("The file exists already and was left as it is."), {}},
              {CORE_TEXT("Choose another name, or change it with set."), {}});
}

// A file may hold half-finished work; only faults that the change brings in are in its way.
std::vector<Issue> newFaults(const std::vector<Issue>& before, std::vector<Issue> after) {
  std::erase_if(after, [&](const Issue& issue) {
    return issue.severity == Issue::Severity::Fault && std::ranges::find(before, issue) != before.end();
  });
  return after;
}

}  // namespace

bool execute(const NewRequest& request, const Context& context) {
  Input input{startingPoint(request, context), {}};
  applySettings(input, request.settings);
  judge(input);
  if (report(input.issues, context.wording(input.evaluation))) return false;
  refuseExisting(request.output);
  saveProject(request.output, input.evaluation);
  writeMessage(request.output);
  return true;
}

bool execute(const SetRequest& request, const Context& context) {
  const StoredProject stored = loadProject(request.file);
  Input input{stored.evaluation, {}};
  applySettings(input, request.settings);
  if (input.issues.empty()) input.issues = newFaults(validate(stored.evaluation), validate(input.evaluation));
  if (report(input.issues, context.wording(input.evaluation))) return false;
  saveProject(request.file, input.evaluation, stored.digest);
  return true;
}

}  // namespace rackorrent::cli
