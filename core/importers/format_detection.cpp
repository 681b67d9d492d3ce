// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/format_detection.h"

#include "core/base/error.h"
#include "core/importers/import_run.h"
#include "core/importers/table_head.h"
#include "core/importers/time_text.h"

#include <algorithm>
#include <array>

namespace rackorrent {

namespace {

std::string_view firstLineOf(std::string_view text) { return text.substr(0, text.find('\n')); }

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

bool holdsName(const TableHead& head, const auto& names) {
  return std::ranges::any_of(head.normalised, [&](const std::string& name) {
    return std::ranges::find(names, name) != names.end();
  });
}

// Comment lines with a semicolon, or 18 numbers between blanks.
bool looksLikeSwf(std::string_view text) {
  const std::string_view first = trimmed(firstLineOf(text));
  if (first.starts_with(';')) return true;
  std::vector<std::string_view> fields;
  std::string store;
  splitRecord(first.substr(0, first.find('\r')), {' ', false}, fields, store);
  return fields.size() == 18 && std::ranges::all_of(fields, [](std::string_view field) {
           return readLoggedNumber(field).kind == LoggedNumber::Kind::Number;
         });
}

// A header with JobID, or rows with Slurm's resource texts.
bool looksLikeSacct(std::string_view text) {
  const std::string header = normalisedName(firstLineOf(text));
  if (header.starts_with("jobid") && !header.starts_with("jobid_user")) return true;
  const bool namesSlurm = contains(header, "alloctres") || contains(header, "jobidraw");
  const std::string_view start = text.substr(0, 20'000);
  return namesSlurm || ((contains(start, "cpu=") || contains(start, "billing=")) &&
                        contains(start, "node=") && contains(start, "|"));
}

bool looksLikeNvidiaSmi(std::string_view text, const TableHead& head) {
  const std::string_view first = firstLineOf(text);
  if (contains(first, "utilization.gpu") || contains(first, "utilization_gpu") ||
      contains(first, "utilization.memory"))
    return true;
  const bool hasGpuIndex =
      holdsName(head, std::array<std::string_view, 4>{"gpu_index", "gpu_id", "gpu_uuid", "uuid"});
  const bool hasLoad =
      holdsName(head, std::array<std::string_view, 6>{"utilization", "gpu_util", "utilization_percent",
                                                      "util", "gpu_utilization", "utilization_gpu_percent"});
  return (hasGpuIndex && hasLoad) || (!head.hasHeader && contains(first, " %,") && contains(first, " MiB"));
}

void refuseOtherTables(const FileText& text, const TableHead& head) {
  const auto refuse = [&](std::string_view kind, Message advice) {
    throw invalidLog(text, {CORE_TEXT("This is %1, not a log of demand."), {Phrase{kind}}},
                     std::move(advice));
  };
  const Message usePrices{CORE_TEXT("Read it with import-prices."), {}};
  if (holdsName(head, std::array<std::string_view, 3>{"billedcost", "lineitem_unblendedcost",
                                                      "line_item_unblended_cost"}) ||
      holdsName(head, std::array<std::string_view, 4>{"pretaxcost", "costinbillingcurrency", "gpucost",
                                                      "effectivecost"}))
    refuse(CORE_TEXT("a bill"), usePrices);
  if (holdsName(head, std::array<std::string_view, 2>{"acceleratorname", "acceleratorcount"}))
    refuse(CORE_TEXT("a price list"), usePrices);
  if (holdsName(head, std::array<std::string_view, 2>{"contexttokens", "generatedtokens"}))
    refuse(CORE_TEXT("a log of requests"),
           {CORE_TEXT("Requests are no GPUs: how many one GPU serves in a second is not in the file."), {}});
}

bool isJobTable(const TableHead& head, const std::vector<ColumnChoice>& choices) {
  std::vector<ColumnRole> roles;
  for (const std::string& name : head.normalised) roles.push_back(jobRoleOf(name));
  for (const ColumnChoice& choice : choices)
    roles.push_back(columnRoleFromKey(choice.role).value_or(ColumnRole::None));
  const auto has = [&](ColumnRole role) { return findRole(roles, role).has_value(); };
  const bool hasStart = has(ColumnRole::Start) || has(ColumnRole::Submit);
  const bool hasEnd = has(ColumnRole::End) || has(ColumnRole::Duration) || has(ColumnRole::Elapsed);
  return hasStart && hasEnd &&
         (has(ColumnRole::Gpus) || has(ColumnRole::GpuPercent) || has(ColumnRole::GpusPerNode));
}

bool hasTimes(const TableHead& head) {
  for (std::size_t i = 0; i < head.names.size(); ++i)
    if (const auto style = guessTimeStyle(head.column(i));
        style && (style->hasClockHours() || isTimeName(head.normalised[i])))
      return true;
  return false;
}

DemandFormat detectTable(const FileText& text, const std::vector<ColumnChoice>& choices) {
  const TableHead head = readTableHead(text);
  if (looksLikeNvidiaSmi(text.head(), head)) return DemandFormat::NvidiaSmi;
  refuseOtherTables(text, head);
  if (isJobTable(head, choices)) return DemandFormat::JobsCsv;
  if (head.names.size() < 2)
    throw invalidLog(
        text, {CORE_TEXT("This is no log that is known here: its lines have no columns."), {}},
        {CORE_TEXT(
             "Known are sacct, SWF, tables of jobs or of GPUs against time, Prometheus and nvidia-smi."),
         {}});
  if (head.rows.empty() && !text.isWhole())
    throw invalidLog(text, {CORE_TEXT("The first row is longer than a row of a table can be."), {}});
  if (head.rows.empty()) throw invalidLog(text, {CORE_TEXT("The file has a header but no data rows."), {}});
  if (!choices.empty() || hasTimes(head)) return DemandFormat::SeriesCsv;
  throw invalidLog(
      text, {CORE_TEXT("No column of the file holds times."), {}},
      {CORE_TEXT("It has: %1. Demand needs to know when GPUs were in use."), {listOf(head.names)}});
}

}  // namespace

DemandFormat detectDemandFormat(const FileText& text, const std::vector<ColumnChoice>& choices) {
  const std::string_view head = text.head();
  const std::size_t start = head.find_first_not_of(" \t\r\n");
  if (start == std::string_view::npos) throw invalidLog(text, {CORE_TEXT("The file is empty."), {}});
  const bool isJson = head[start] == '{' ||
                      (head[start] == '[' && head.find_first_of("{\"", start) != std::string_view::npos);
  if (isJson && contains(head, "\"attempts\"")) return DemandFormat::PhillyJson;
  if (isJson) return DemandFormat::Prometheus;
  if (looksLikeSwf(head)) return DemandFormat::Swf;
  if (looksLikeSacct(head)) return DemandFormat::Sacct;
  return detectTable(text, choices);
}

}  // namespace rackorrent
