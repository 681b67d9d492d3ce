// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"
#include "app/cli/verbs.h"
#include "core/base/error.h"
#include "core/evaluation/validation.h"
#include "core/importers/demand_import.h"
#include "core/importers/gpu_bill.h"
#include "core/importers/import_summary.h"
#include "core/importers/price_adoption.h"
#include "core/knowledge/knowledge.h"
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

// What one unit of the list's currency is in the evaluation's, by the dated rate of the catalogue; 1 where
// they are the same or the list names none.
struct Rate {
  double value = 1;
  std::vector<Message> words;
};

Rate rateTo(const Evaluation& evaluation, const PriceList& list, const Knowledge& knowledge) {
  const std::string& wanted = evaluation.choice("finance.currency"_field);
  if (list.currency == wanted) return {};
  if (list.currency.empty())
    return {1, {{CORE_TEXT("The list names no currency; its prices are taken for %1."), {wanted}}}};
  const Fact* fact = knowledge.catalogue.findFact("fx-2026-08");
  const bool isForward = list.currency == "USD" && wanted == "CNY";
  const bool isBackward = list.currency == "CNY" && wanted == "USD";
  if (!fact || (!isForward && !isBackward))
    throw Error(ErrorCode::InvalidInput, {},
                {CORE_TEXT("The prices are in %1 and the project counts in %2."), {list.currency, wanted}},
                {CORE_TEXT("Convert the list, or set finance.currency."), {}});
  const double rate = fact->value.toDouble();
  return {
      isForward ? rate : 1 / rate,
      {{CORE_TEXT("1 USD is %1 CNY (%2, %3)."), {fact->value.toString(), fact->id, fact->citation.date}}}};
}

Quantity plain(double value) { return {value, Unit::None}; }

// A bill blends what is committed and what is not, so its price is shown and nothing is set.
void showBill(const GpuBill& bill, const Wording& wording) {
  std::vector<Message> lines = {
      {CORE_TEXT("%1: %2, %3."), {bill.report.fileName, Phrase{nameOf(bill.format)}, bill.currency}}};
  const auto add = [&](const std::string& name, const BilledGpus& gpus) {
    lines.push_back({CORE_TEXT("%1: %2 GPU-hours for %3, %4 a GPU-hour."),
                     {name, plain(gpus.gpuHours), plain(gpus.cost), plain(gpus.pricePerGpuHour())}});
  };
  for (const auto& [month, gpus] : bill.months) add(month, gpus);
  for (const auto& [model, gpus] : bill.models) add(model, gpus);
  std::string text;
  addLines(text, CORE_TEXT("GPUs in the bill"), lines, wording);
  addLines(text, CORE_TEXT("Assumed"), bill.report.assumptions, wording);
  addLines(text, CORE_TEXT("Mind"),
           {{CORE_TEXT("The price of a bill blends commitments and use by the hour, so the project was left "
                       "as it was. To use it: rackorrent set FILE "
                       "cloud.on_demand_price=PRICE."),
             {}}},
           wording);
  writeData(text);
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

bool execute(const ImportPricesRequest& request, const Context& context) {
  StoredProject stored = loadProject(request.file);
  if (request.format.empty() && looksLikeBill(request.list)) {
    showBill(importBill(request.list), context.wording(stored.evaluation));
    return true;
  }
  const PriceList list =
      importPrices(request.list, request.format.empty() ? std::nullopt : priceFormatFromKey(request.format));
  const Rate rate = rateTo(stored.evaluation, list, loadKnowledge(context.resources));
  const std::vector<Message> set = adoptPrices(stored.evaluation, list, rate.value);
  const auto wording = context.wording(stored.evaluation);
  if (set.empty()) {
    report({{"cloud.gpu_model",
             {CORE_TEXT("The list has no price for the GPU model of the project, %1."),
              {stored.evaluation.choice("cloud.gpu_model"_field)}}}},
           wording);
    return false;
  }
  saveProject(request.file, stored.evaluation, stored.digest);
  std::string text;
  addLines(text, CORE_TEXT("Prices"), set, wording);
  addLines(text, CORE_TEXT("Assumed"), rate.words, wording);
  writeData(text);
  return true;
}

}  // namespace rackorrent::cli
