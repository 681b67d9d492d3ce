// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/column_role.h"

#include <algorithm>
#include <array>
#include <utility>

namespace rackorrent {

namespace {

constexpr std::array<std::pair<ColumnRole, std::string_view>, 20> roleKeys = {{
    {ColumnRole::None, "ignore"},
    {ColumnRole::Time, "time"},
    {ColumnRole::Start, "start"},
    {ColumnRole::End, "end"},
    {ColumnRole::Submit, "submit"},
    {ColumnRole::Duration, "duration"},
    {ColumnRole::Gpus, "gpus"},
    {ColumnRole::GpuShare, "gpu-milli"},
    {ColumnRole::GpuPercent, "gpu-percent"},
    {ColumnRole::GpusPerNode, "gpus-per-node"},
    {ColumnRole::Nodes, "nodes"},
    {ColumnRole::Instances, "instances"},
    {ColumnRole::Job, "job"},
    {ColumnRole::JobName, "name"},
    {ColumnRole::State, "state"},
    {ColumnRole::Resources, "tres"},
    {ColumnRole::Elapsed, "elapsed"},
    {ColumnRole::Series, "series"},
    {ColumnRole::Utilization, "utilization"},
    {ColumnRole::MemoryUsed, "memory"},
}};

struct Named {
  ColumnRole role;
  std::string_view name;
};

constexpr auto jobNames = std::to_array<Named>({
    {ColumnRole::Start, "start"},
    {ColumnRole::Start, "start_time"},
    {ColumnRole::Start, "starttime"},
    {ColumnRole::Start, "started"},
    {ColumnRole::Start, "started_at"},
    {ColumnRole::Start, "start_at"},
    {ColumnRole::Start, "start_date"},
    {ColumnRole::Start, "time_start"},
    {ColumnRole::Start, "job_start"},
    {ColumnRole::Start, "scheduled_time"},
    {ColumnRole::Start, "begin"},
    {ColumnRole::Start, "begin_time"},
    {ColumnRole::Start, "start_ts"},
    {ColumnRole::Start, "开始时间"},
    {ColumnRole::Start, "startzeit"},
    {ColumnRole::End, "end"},
    {ColumnRole::End, "end_time"},
    {ColumnRole::End, "endtime"},
    {ColumnRole::End, "ended"},
    {ColumnRole::End, "ended_at"},
    {ColumnRole::End, "end_at"},
    {ColumnRole::End, "end_date"},
    {ColumnRole::End, "time_end"},
    {ColumnRole::End, "job_end"},
    {ColumnRole::End, "deletion_time"},
    {ColumnRole::End, "finish"},
    {ColumnRole::End, "finished"},
    {ColumnRole::End, "finish_time"},
    {ColumnRole::End, "finished_at"},
    {ColumnRole::End, "completion_time"},
    {ColumnRole::End, "completed_at"},
    {ColumnRole::End, "end_ts"},
    {ColumnRole::End, "结束时间"},
    {ColumnRole::End, "endzeit"},
    {ColumnRole::Submit, "submit"},
    {ColumnRole::Submit, "submit_time"},
    {ColumnRole::Submit, "submitted"},
    {ColumnRole::Submit, "submitted_time"},
    {ColumnRole::Submit, "submitted_at"},
    {ColumnRole::Submit, "submission_time"},
    {ColumnRole::Submit, "creation_time"},
    {ColumnRole::Submit, "created_at"},
    {ColumnRole::Submit, "timestamp"},
    {ColumnRole::Submit, "arrival_time"},
    {ColumnRole::Submit, "提交时间"},
    {ColumnRole::Duration, "duration"},
    {ColumnRole::Duration, "duration_s"},
    {ColumnRole::Duration, "duration_sec"},
    {ColumnRole::Duration, "duration_seconds"},
    {ColumnRole::Duration, "runtime"},
    {ColumnRole::Duration, "run_time"},
    {ColumnRole::Duration, "runtime_s"},
    {ColumnRole::Duration, "runtime_seconds"},
    {ColumnRole::Duration, "wall_time"},
    {ColumnRole::Duration, "walltime"},
    {ColumnRole::Duration, "运行时长"},
    {ColumnRole::Elapsed, "elapsed"},
    {ColumnRole::Elapsed, "elapsed_time"},
    {ColumnRole::Elapsed, "elapsedraw"},
    {ColumnRole::Gpus, "gpus"},
    {ColumnRole::Gpus, "gpu"},
    {ColumnRole::Gpus, "num_gpus"},
    {ColumnRole::Gpus, "num_gpu"},
    {ColumnRole::Gpus, "gpu_num"},
    {ColumnRole::Gpus, "n_gpus"},
    {ColumnRole::Gpus, "ngpus"},
    {ColumnRole::Gpus, "n_gpu"},
    {ColumnRole::Gpus, "ngpu"},
    {ColumnRole::Gpus, "gpu_count"},
    {ColumnRole::Gpus, "gpus_count"},
    {ColumnRole::Gpus, "allocated_gpus"},
    {ColumnRole::Gpus, "gpus_allocated"},
    {ColumnRole::Gpus, "alloc_gpus"},
    {ColumnRole::Gpus, "total_gpus"},
    {ColumnRole::Gpus, "number_of_gpus"},
    {ColumnRole::Gpus, "gpu_request"},
    {ColumnRole::Gpus, "gpus_requested"},
    {ColumnRole::Gpus, "gpu_数"},
    {ColumnRole::Gpus, "gpu数"},
    {ColumnRole::Gpus, "gpu数量"},
    {ColumnRole::Gpus, "卡数"},
    {ColumnRole::GpuShare, "gpu_milli"},
    {ColumnRole::GpuPercent, "plan_gpu"},
    {ColumnRole::GpusPerNode, "gpus_per_node"},
    {ColumnRole::GpusPerNode, "gpu_per_node"},
    {ColumnRole::Instances, "inst_num"},
    {ColumnRole::Instances, "instance_num"},
    {ColumnRole::Job, "job_id"},
    {ColumnRole::Job, "jobid"},
    {ColumnRole::Job, "id"},
    {ColumnRole::Job, "job"},
    {ColumnRole::State, "state"},
    {ColumnRole::State, "status"},
    {ColumnRole::State, "pod_phase"},
});

bool isAsciiAlphanumeric(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

std::vector<std::string_view> tokensOf(std::string_view normalised) {
  std::vector<std::string_view> tokens;
  while (!normalised.empty()) {
    const std::size_t end = normalised.find('_');
    if (end > 0) tokens.push_back(normalised.substr(0, end));
    if (end == std::string_view::npos) break;
    normalised.remove_prefix(end + 1);
  }
  return tokens;
}

bool holdsAny(const std::vector<std::string_view>& tokens, const auto& words) {
  return std::ranges::any_of(
      tokens, [&](std::string_view token) { return std::ranges::find(words, token) != words.end(); });
}

bool containsAny(std::string_view text, const auto& words) {
  return std::ranges::any_of(
      words, [&](std::string_view word) { return text.find(word) != std::string_view::npos; });
}

}  // namespace

std::string_view keyOf(ColumnRole role) {
  const auto* found = std::ranges::find(roleKeys, role, &std::pair<ColumnRole, std::string_view>::first);
  return found->second;
}

std::optional<ColumnRole> columnRoleFromKey(std::string_view key) {
  const auto* found = std::ranges::find(roleKeys, key, &std::pair<ColumnRole, std::string_view>::second);
  if (found == roleKeys.end()) return std::nullopt;
  return found->first;
}

std::string normalisedName(std::string_view name) {
  std::string normalised;
  bool isInBrackets = false;
  for (const char c : name) {
    if (c == '[' || c == '(') isInBrackets = true;
    const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
    const bool isKept = isAsciiAlphanumeric(lower) || static_cast<unsigned char>(c) >= 0x80;
    if (!isInBrackets && isKept) normalised.push_back(lower);
    if (!isInBrackets && !isKept && !normalised.empty() && normalised.back() != '_')
      normalised.push_back('_');
    if (c == ']' || c == ')') isInBrackets = false;
  }
  while (normalised.ends_with('_')) normalised.pop_back();
  return normalised;
}

ColumnRole jobRoleOf(std::string_view normalised) {
  const auto* found = std::ranges::find(jobNames, normalised, &Named::name);
  return found == jobNames.end() ? ColumnRole::None : found->role;
}

int demandScoreOf(std::string_view normalised) {
  static constexpr std::array others = {
      "total",   "capacity",    "idle",        "free",    "pending", "queued",     "available", "avail",
      "util",    "utilization", "utilisation", "percent", "pct",     "mem",        "memory",    "job",
      "jobs",    "temp",        "temperature", "power",   "noless",  "less",       "limit",     "quota",
      "request", "requested",   "share",       "price",   "cost",    "auslastung", "mib",       "gib"};
  static constexpr std::array use = {"running", "used",     "use",    "busy",  "allocated",
                                     "active",  "occupied", "belegt", "usage", "inuse"};
  static constexpr std::array neutral = {"value", "count", "demand", "amount", "num", "number", "n"};
  static constexpr std::array chinese = {"占用", "使用", "已用", "在用"};
  static constexpr std::array chineseGpu = {"卡", "显卡"};
  const std::vector<std::string_view> tokens = tokensOf(normalised);
  const bool saysGpu =
      normalised.find("gpu") != std::string_view::npos || containsAny(normalised, chineseGpu);
  const bool saysUse = holdsAny(tokens, use) || containsAny(normalised, chinese);
  if (holdsAny(tokens, others) || normalised.find("gpujob") != std::string_view::npos) return -1;
  const int length = static_cast<int>(tokens.size());  // of two good names the plainer one
  if (saysGpu) return (saysUse ? 300 : 200) - length;
  if (saysUse) return 100 - length;
  return holdsAny(tokens, neutral) && length == 1 ? 50 : 0;
}

bool isTimeName(std::string_view normalised) {
  static constexpr std::array words = {"time", "timestamp", "date",        "datetime", "ts",   "when",
                                       "hour", "zeit",      "zeitstempel", "datum",    "epoch"};
  static constexpr std::array chinese = {"时间", "日期"};
  return holdsAny(tokensOf(normalised), words) || containsAny(normalised, chinese);
}

bool isSeriesName(std::string_view normalised) {
  static constexpr std::array names = {"host",      "hostname", "node", "cluster", "vc",
                                       "partition", "queue",    "uuid", "server",  "instance",
                                       "series",    "pool",     "主机", "节点",    "集群"};
  return std::ranges::find(names, normalised) != names.end();
}

}  // namespace rackorrent
