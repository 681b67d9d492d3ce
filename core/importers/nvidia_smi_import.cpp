// SPDX-License-Identifier: GPL-3.0-or-later
// Logs of nvidia-smi --query-gpu and of scripts around it: a row per GPU and sample.
#include "core/base/error.h"
#include "core/importers/gpu_load.h"
#include "core/importers/sample_tally.h"
#include "core/importers/table_head.h"
#include "core/importers/time_text.h"

#include <algorithm>
#include <array>

namespace rackorrent {

namespace {

ColumnRole roleByName(std::string_view name) {
  if (isTimeName(name)) return ColumnRole::Time;
  static constexpr std::array<std::string_view, 7> utilization = {
      "utilization_gpu",         "utilization",         "gpu_util", "gpu_utilization",
      "utilization_gpu_percent", "utilization_percent", "util"};
  static constexpr std::array<std::string_view, 5> memory = {"memory_used", "memory_used_mib", "mem_used",
                                                             "fb_used", "memory_mib"};
  static constexpr std::array<std::string_view, 8> identity = {
      "uuid", "gpu_uuid", "index", "gpu_index", "gpu_id", "pci_bus_id", "gpu_bus_id", "gpu"};
  if (std::ranges::find(utilization, name) != utilization.end()) return ColumnRole::Utilization;
  if (std::ranges::find(memory, name) != memory.end()) return ColumnRole::MemoryUsed;
  return std::ranges::find(identity, name) != identity.end() ? ColumnRole::Series : ColumnRole::None;
}

// Without a header the units tell: the first per cent is the GPU's, the second its memory's; of the MiB the
// first that is not the same in all rows is what is used.
ColumnRole roleByUnit(const TableHead& head, std::size_t column, const std::vector<ColumnRole>& soFar) {
  const std::vector<std::string_view> cells = head.column(column);
  const auto mostly = [&](const auto& is) {
    return !cells.empty() && std::ranges::count_if(cells, is) * 2 > static_cast<std::ptrdiff_t>(cells.size());
  };
  if (mostly([](std::string_view cell) { return readWrittenTime(cell).has_value(); }))
    return ColumnRole::Time;
  const bool isPercent = mostly([](std::string_view cell) { return cell.ends_with('%'); });
  if (isPercent && !findRole(soFar, ColumnRole::Utilization)) return ColumnRole::Utilization;
  const bool isMemory = mostly([](std::string_view cell) { return cell.ends_with("MiB"); });
  const bool isConstant =
      std::ranges::all_of(cells, [&](std::string_view cell) { return cell == cells.front(); });
  if (isMemory && (!isConstant || head.rows.size() < 2) && !findRole(soFar, ColumnRole::MemoryUsed))
    return ColumnRole::MemoryUsed;
  return ColumnRole::None;
}

std::vector<ColumnRole> guessRoles(const TableHead& head) {
  std::vector<ColumnRole> roles;
  for (std::size_t i = 0; i < head.names.size(); ++i) {
    const ColumnRole role = head.hasHeader ? roleByName(head.normalised[i]) : roleByUnit(head, i, roles);
    const bool isTaken = role != ColumnRole::None && findRole(roles, role);
    roles.push_back(isTaken ? ColumnRole::None : role);
  }
  return roles;
}

class NvidiaSmiImport {
 public:
  explicit NvidiaSmiImport(ImportRun& run)
      : m_run(run),
        m_head(readTableHead(run.text, TableDialect{',', true})),
        m_roles(applyChoices(m_head, guessRoles(m_head), run.options.columns)),
        m_time(findRole(m_roles, ColumnRole::Time)),
        m_series(findRole(m_roles, ColumnRole::Series)),
        m_utilization(findRole(m_roles, ColumnRole::Utilization)),
        m_memory(findRole(m_roles, ColumnRole::MemoryUsed)),
        m_times(styleOfTimes(), run.clock),
        m_samples(run) {
    showColumns(run.preview, m_head.names, m_roles);
    if (!m_utilization && !m_memory)
      throw invalidLog(run.text, {CORE_TEXT("The log has neither utilisation nor memory of the GPUs."), {}},
                       {CORE_TEXT("Write it with: %1"), {std::string(command)}});
  }

  void read() {
    RecordReader records(m_run.text, m_head.dialect);
    while (records.next()) {
      if (m_head.hasHeader && records.line() == m_head.firstLine) continue;
      ++m_run.report.read;
      take(records.fields(), records.line());
    }
    sayInUseRule(m_run, m_utilization.has_value(), m_memory.has_value());
    if (!m_head.hasHeader)
      m_run.report.assumptions.push_back(
          {CORE_TEXT("The log has no header; its columns were told by their units."), {}});
    m_samples.finish(m_times.usedZone());
    if (!m_series)
      m_run.report.assumptions.push_back(
          {CORE_TEXT("No column tells GPUs apart; all rows are taken for one GPU."), {}});
  }

 private:
  static constexpr std::string_view command =
      "nvidia-smi --query-gpu=timestamp,uuid,utilization.gpu,memory.used --format=csv -l 60";

  TimeStyle styleOfTimes() const {
    if (!m_time)
      throw invalidLog(
          m_run.text,
          {CORE_TEXT("The log has no timestamp column, so it does not tell when GPUs were in use."), {}},
          {CORE_TEXT("Write it with: %1"), {std::string(command)}});
    return guessTimeStyle(m_head.column(*m_time)).value_or(TimeStyle{});
  }

  void take(const std::vector<std::string_view>& fields, std::uint64_t line) {
    ImportReport& report = m_run.report;
    keepForPreview(m_run.preview, fields);
    if (fields.size() != m_head.names.size()) return report.skip(SkipReason::WrongFieldCount, line);
    if (m_head.hasHeader && trimmed(fields[*m_time]) == m_head.names[*m_time])
      return report.skip(SkipReason::RepeatedHeader, line);
    const auto time = m_times.read(trimmed(fields[*m_time]));
    if (!time) return report.skip(SkipReason::UnreadableTime, line);
    GpuLoad load;
    const auto fault = readLoad(fields, load);
    const auto inUse = fault ? std::nullopt : gpuInUse(load, m_run.options);
    m_samples.add(m_series ? trimmed(fields[*m_series]) : std::string_view(),
                  {time->first, inUse.value_or(Sample::unknown)});
    if (inUse)
      ++report.used;
    else
      report.skip(fault.value_or(SkipReason::MissingValue), line);
  }

  std::optional<SkipReason> readLoad(const std::vector<std::string_view>& fields, GpuLoad& load) const {
    for (const auto& [column, to] :
         {std::pair{m_utilization, &load.utilizationPercent}, {m_memory, &load.memoryMib}}) {
      if (!column) continue;
      const LoggedNumber number = readLoggedNumber(fields[*column], m_head.numbers);
      if (number.kind == LoggedNumber::Kind::Unreadable) return SkipReason::UnreadableNumber;
      if (number.kind == LoggedNumber::Kind::Missing) continue;
      if (number.value < 0) return SkipReason::NegativeNumber;
      if (column == m_utilization && number.value > 100) return SkipReason::TooLarge;
      *to = number.value;
    }
    return std::nullopt;
  }

  ImportRun& m_run;
  TableHead m_head;
  std::vector<ColumnRole> m_roles;
  std::optional<std::size_t> m_time;
  std::optional<std::size_t> m_series;
  std::optional<std::size_t> m_utilization;
  std::optional<std::size_t> m_memory;
  TimeReader m_times;
  SampleTally m_samples;
};

}  // namespace

void importNvidiaSmi(ImportRun& run) { NvidiaSmiImport(run).read(); }

}  // namespace rackorrent
