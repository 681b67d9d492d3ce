// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of jobs: Philly, Helios, Acme, Alibaba openb and plain exports. A job holds its GPUs from start to
// end.
#include "core/base/error.h"
#include "core/importers/date_order.h"
#include "core/importers/import_run.h"
#include "core/importers/job_collector.h"
#include "core/importers/table_head.h"
#include "core/importers/time_text.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace rackorrent {

namespace {

std::vector<ColumnRole> rolesByName(const TableHead& head) {
  std::vector<ColumnRole> roles;
  for (const std::string& name : head.normalised) {
    const ColumnRole role = jobRoleOf(name);
    const bool isTaken = role != ColumnRole::None && findRole(roles, role);
    roles.push_back(isTaken ? ColumnRole::None : role);
  }
  return roles;
}

// Seconds unless the name says otherwise: "duration_h", "runtime (minutes)".
double secondsPerUnit(const std::string& name) {
  const auto endsWithAny = [&](std::initializer_list<std::string_view> ends) {
    return std::ranges::any_of(ends, [&](std::string_view end) { return name.ends_with(end); });
  };
  if (endsWithAny({"_ms", "_milliseconds"})) return 0.001;
  if (endsWithAny({"_min", "_mins", "_minutes", "(min)", "(minutes)", " minutes"})) return 60;
  if (endsWithAny({"_h", "_hr", "_hours", "(h)", "(hours)", " hours"})) return 3600;
  return 1;
}

class JobsCsvImport {
 public:
  explicit JobsCsvImport(ImportRun& run)
      : m_run(run),
        m_head(readTableHead(run.text)),
        m_roles(applyChoices(m_head, rolesByName(m_head), run.options.columns)),
        m_style(styleOfTimes()),
        m_times(m_style, run.clock),
        m_jobs(run) {
    showColumns(run.preview, m_head.names, m_roles);
    run.tally.hasClockHours = m_style.hasClockHours();
    if (const auto column = find(ColumnRole::Duration))
      m_secondsPerUnit = secondsPerUnit(m_head.names[*column]);
  }

  void read() {
    RecordReader records(m_run.text, m_head.dialect);
    while (records.next()) {
      if (!m_head.isData(records.line())) continue;
      ++m_run.report.read;
      m_fields = &records.fields();
      take(records.line());
    }
    m_jobs.finish(m_times.usedZone());
    sayAssumptions();
  }

 private:
  std::optional<std::size_t> find(ColumnRole role) const { return findRole(m_roles, role); }

  std::string_view cell(ColumnRole role) const {
    const auto column = find(role);
    return column && *column < m_fields->size() ? trimmed((*m_fields)[*column]) : std::string_view();
  }

  TimeStyle styleOfTimes() const {
    expectColumns();
    std::vector<std::string_view> values;
    std::vector<std::size_t> columns;
    for (const ColumnRole role : {ColumnRole::Start, ColumnRole::End, ColumnRole::Submit})
      if (const auto column = find(role)) {
        columns.push_back(*column);
        for (const std::string_view value : m_head.column(*column)) values.push_back(value);
      }
    const auto style = guessTimeStyle(values);
    if (!style && !values.empty())
      throw invalidLog(m_run.text,
                       {CORE_TEXT("The times of the jobs cannot be read; the first one is \"%1\"."),
                        {std::string(values.front())}});
    return settledOrder(m_run.text.path(), m_head, columns, style.value_or(TimeStyle{}));
  }

  void expectColumns() const {
    const bool hasStart = find(ColumnRole::Start) || find(ColumnRole::Submit);
    const bool hasEnd = find(ColumnRole::End) || find(ColumnRole::Duration) || find(ColumnRole::Elapsed);
    const bool hasGpus = find(ColumnRole::Gpus) || find(ColumnRole::GpuPercent) ||
                         (find(ColumnRole::GpusPerNode) && find(ColumnRole::Nodes));
    if (hasStart && hasEnd && hasGpus) return;
    const Phrase absent{!hasStart ? CORE_TEXT("the start of a job")
                        : !hasEnd ? CORE_TEXT("the end or duration of a job")
                                  : CORE_TEXT("the GPUs of a job")};
    throw invalidLog(m_run.text, {CORE_TEXT("No column of the table says %1."), {absent}},
                     {CORE_TEXT("It has: %1. Say which one means what, for example %2."),
                      {listOf(m_head.names), "--map COLUMN=gpus"}});
  }

  void take(std::uint64_t line) {
    ImportReport& report = m_run.report;
    keepForPreview(m_run.preview, *m_fields);
    if (m_fields->size() != m_head.names.size()) return report.skip(SkipReason::WrongFieldCount, line);
    if (m_head.hasHeader && std::ranges::equal(*m_fields, m_head.names, {}, trimmed))
      return report.skip(SkipReason::RepeatedHeader, line);
    const LoggedNumber gpus = readGpus();
    if (gpus.kind == LoggedNumber::Kind::Missing) return report.skip(SkipReason::MissingValue, line);
    if (gpus.kind == LoggedNumber::Kind::Unreadable) return report.skip(SkipReason::UnreadableNumber, line);
    if (gpus.value < 0) return report.skip(SkipReason::NegativeNumber, line);
    const auto microGpus = toMicroGpus(gpus.value);
    if (!microGpus) return report.skip(SkipReason::TooLarge, line);
    if (*microGpus == 0) return report.skip(SkipReason::NoGpus, line);
    takeTimes(*microGpus, line);
  }

  // The tasks of one job may start together, so only a whole row with a job's identity can be a duplicate.
  std::uint64_t rowKey() const {
    if (cell(ColumnRole::Job).empty()) return 0;
    std::uint64_t key = 0;
    for (const std::string_view field : *m_fields) key = keyOfText(field, key);
    return key;
  }

  bool isMissingTime(std::string_view text) const {
    return isMissing(text) || (text == "0" && m_style.hasClockHours());
  }

  void takeTimes(std::int64_t microGpus, std::uint64_t line) {
    ImportReport& report = m_run.report;
    const std::string_view startText = cell(find(ColumnRole::Start) ? ColumnRole::Start : ColumnRole::Submit);
    if (isMissingTime(startText)) return report.skip(SkipReason::NeverStarted, line);
    const auto start = m_times.read(startText);
    if (!start) return report.skip(SkipReason::UnreadableTime, line);
    const std::uint64_t key = rowKey();
    const std::string_view endText = cell(ColumnRole::End);
    const std::string_view lengthText =
        cell(find(ColumnRole::Duration) ? ColumnRole::Duration : ColumnRole::Elapsed);
    if (lengthText.starts_with('-') && lengthText.size() > 1)
      return report.skip(SkipReason::NegativeNumber, line);
    const auto length = isMissing(lengthText) ? std::nullopt : readLength(lengthText);
    if (!isMissingTime(endText)) {
      const auto end = m_times.read(endText);
      if (!end) return report.skip(SkipReason::UnreadableTime, line);
      return m_jobs.add(settledInterval(*start, *end, length), microGpus, key, line);
    }
    if (!isMissing(lengthText) && !length) return report.skip(SkipReason::UnreadableNumber, line);
    if (length) return m_jobs.add({start->first, start->first + *length}, microGpus, key, line);
    m_jobs.addRunning(start->first, std::nullopt, microGpus, key, line);
  }

  std::optional<std::int64_t> readLength(std::string_view text) const {
    if (text.find(':') != std::string_view::npos) return readElapsed(text);
    const LoggedNumber number = readLoggedNumber(text, m_head.numbers);
    if (number.kind != LoggedNumber::Kind::Number || number.value > 1e11) return std::nullopt;
    return std::llround(number.value * m_secondsPerUnit * 1000);
  }

  // GPUs in all: as told, or per node times nodes, or hundredths of a GPU times instances; with a share of
  // each.
  LoggedNumber readGpus() const {
    LoggedNumber gpus;
    if (find(ColumnRole::Gpus)) {
      gpus = product(1, {ColumnRole::Gpus});
    } else if (find(ColumnRole::GpuPercent)) {
      gpus = product(0.01, {ColumnRole::GpuPercent, ColumnRole::Instances});
    } else {
      gpus = product(1, {ColumnRole::GpusPerNode, ColumnRole::Nodes});
    }
    if (gpus.kind != LoggedNumber::Kind::Number || gpus.value <= 0 || !find(ColumnRole::GpuShare))
      return gpus;
    LoggedNumber shared = product(0.001, {ColumnRole::GpuShare});
    shared.value *= gpus.value;
    return shared;
  }

  LoggedNumber product(double factor, std::initializer_list<ColumnRole> roles) const {
    LoggedNumber result{LoggedNumber::Kind::Number, factor};
    for (const ColumnRole role : roles) {
      if (!find(role)) continue;
      const LoggedNumber number = readLoggedNumber(cell(role), m_head.numbers);
      if (number.kind != LoggedNumber::Kind::Number) return number;
      result.value *= number.value;
    }
    return result;
  }

  void sayAssumptions() {
    ImportReport& report = m_run.report;
    if (!m_style.isOrderKnown)
      report.assumptions.push_back(
          {CORE_TEXT("Day and month could be swapped in all dates; %1 was taken."),
           {Phrase{m_style.order == DateOrder::MonthDayYear ? CORE_TEXT("month/day")
                                                            : CORE_TEXT("day/month")}}});
    if (!m_style.hasClockHours())
      report.assumptions.push_back(
          {CORE_TEXT("The log has no calendar: its hours count from second 0."), {}});
    if (!find(ColumnRole::Start))
      report.cautions.push_back({CORE_TEXT("The log has no start times: each job counts from its submission, "
                                           "so the peak may be above what the "
                                           "cluster ever ran."),
                                 {}});
  }

  ImportRun& m_run;
  TableHead m_head;
  std::vector<ColumnRole> m_roles;
  TimeStyle m_style;
  TimeReader m_times;
  JobCollector m_jobs;
  double m_secondsPerUnit = 1;
  const std::vector<std::string_view>* m_fields = nullptr;
};

}  // namespace

void importJobsCsv(ImportRun& run) { JobsCsvImport(run).read(); }

}  // namespace rackorrent
