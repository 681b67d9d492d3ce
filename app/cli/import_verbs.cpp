// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"
#include "app/cli/verbs.h"
#include "core/base/error.h"
#include "core/evaluation/validation.h"
#include "core/importers/demand_import.h"
#include "core/importers/import_summary.h"
#include "core/project/project_file.h"

namespace rackorrent::cli {

namespace {

Error usage(Message message) {
  return {ErrorCode::Usage, {}, std::move(message), {CORE_TEXT("See rackorrent --help."), {}}};
}

ColumnChoice choiceOf(const std::string& text) {
  const std::size_t equals = text.rfind('=');
  if (equals == std::string::npos || equals == 0)
    throw usage({CORE_TEXT("\"%1\": write it as COLUMN=ROLE, for example \"GPUs=gpus\"."), {text}});
  return {text.substr(0, equals), text.substr(equals + 1)};
}

ImportOptions optionsOf(const ImportDemandRequest& request) {
  ImportOptions options;
  options.zone = request.zone;
  options.runningUntil = request.runningUntil;
  if (!request.format.empty()) options.format = demandFormatFromKey(request.format);
  if (!request.inUse.empty()) options.inUse = *inUseRuleFromKey(request.inUse);
  for (const std::string& choice : request.columns) options.columns.push_back(choiceOf(choice));
  return options;
}

void addLines(std::string& text, std::string_view title, const std::vector<Message>& lines,
              const Wording& wording) {
  if (lines.empty()) return;
  text += wording.text(Phrase{title}) + "\n";
  for (const Message& line : lines) text += "  " + wording.text(line) + "\n";
}

std::string textOf(const ImportSummary& summary, const Wording& wording) {
  std::string text;
  addLines(text, CORE_TEXT("Read"), summary.accounts, wording);
  addLines(text, CORE_TEXT("Demand"), summary.demand, wording);
  addLines(text, CORE_TEXT("Assumed"), summary.assumptions, wording);
  addLines(text, CORE_TEXT("Mind"), summary.cautions, wording);
  return text;
}

}  // namespace

bool execute(const ImportDemandRequest& request, const Context& context) {
  StoredProject stored = loadProject(request.file);
  const DemandImport import = importDemand(request.log, optionsOf(request));
  adoptDemand(stored.evaluation, import, importTime());
  saveProject(request.file, stored.evaluation, stored.digest);
  writeData(textOf(summaryOf(import), context.wording(stored.evaluation)));
  return true;
}

}  // namespace rackorrent::cli
