// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of GPUs in use against time.
#include "core/base/error.h"
#include "core/importers/date_order.h"
#include "core/importers/import_run.h"
#include "core/importers/job_collector.h"
#include "core/importers/sample_tally.h"
#include "core/importers/table_head.h"
#include "core/importers/time_text.h"

#include <algorithm>

namespace rackorrent {

namespace {

std::optional<std::size_t> guessTimeColumn(const TableHead& head) {
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < head.names.size(); ++i) {
    if (!guessTimeStyle(head.column(i))) continue;
    if (isTimeName(head.normalised[i])) return i;
    const auto style = guessTimeStyle(head.column(i));
    if (!found && style->hasClockHours()) found = i;
  }
  return found;
}

// The column whose name says best that it counts GPUs in use; nothing if none or two do so equally.
std::optional<std::size_t> guessDemandColumn(const TableHead& head, std::optional<std::size_t> time) {
  std::optional<std::size_t> best;
  int bestScore = 0;
  bool isTied = false;
  for (std::size_t i = 0; i < head.names.size(); ++i) {
    const int score = time == i ? 0 : demandScoreOf(head.normalised[i]);
    if (score <= 0 || score < bestScore) continue;
    isTied = score == bestScore;
    if (isTied) continue;
    best = i;
    bestScore = score;
  }
  return isTied ? std::nullopt : best;
}

std::vector<ColumnRole> guessRoles(const TableHead& head) {
  std::vector<ColumnRole> roles(head.names.size(), ColumnRole::None);
  const auto time = guessTimeColumn(head);
  if (time) roles[*time] = ColumnRole::Time;
  if (const auto gpus = guessDemandColumn(head, time)) roles[*gpus] = ColumnRole::Gpus;
  for (std::size_t i = 0; i < head.names.size(); ++i)
    if (roles[i] == ColumnRole::None && isSeriesName(head.normalised[i]) &&
        !findRole(roles, ColumnRole::Series))
      roles[i] = ColumnRole::Series;
  return roles;
}

class SeriesCsvImport {
 public:
  explicit SeriesCsvImport(ImportRun& run)
      : m_run(run),
        m_head(readTableHead(run.text)),
        m_roles(applyChoices(m_head, guessRoles(m_head), run.options.columns)),
        m_time(expectRole(ColumnRole::Time)),
        m_gpus(expectRole(ColumnRole::Gpus)),
        m_series(findRole(m_roles, ColumnRole::Series)),
        m_style(styleOfTimes()),
        m_times(m_style, run.clock),
        m_samples(run) {
    showColumns(run.preview, m_head.names, m_roles);
    run.tally.hasClockHours = m_style.hasClockHours();
  }

  void read() {
    RecordReader records(m_run.text, m_head.dialect);
    while (records.next()) {
      if (!m_head.isData(records.line())) continue;
      ++m_run.report.read;
      take(records.fields(), records.line());
    }
    sayAssumptions();
    m_samples.finish(m_times.usedZone());
  }

 private:
  std::size_t expectRole(ColumnRole role) const {
    if (const auto column = findRole(m_roles, role)) return *column;
    const Phrase absent{role == ColumnRole::Time ? CORE_TEXT("the time")
                                                 : CORE_TEXT("the number of GPUs in use")};
    throw invalidLog(m_run.text, {CORE_TEXT("It is not clear which column holds %1."), {absent}},
                     {CORE_TEXT("It has: %1. Say which one means what, for example %2."),
                      {listOf(m_head.names), "--map COLUMN=" + std::string(keyOf(role))}});
  }

  TimeStyle styleOfTimes() const {
    const auto style = guessTimeStyle(m_head.column(m_time));
    if (!style)
      throw invalidLog(m_run.text, {CORE_TEXT("The column \"%1\" holds no times that can be read."),
                                    {m_head.names[m_time]}});
    return settledOrder(m_run.text.path(), m_head, {m_time}, *style);
  }

  void take(const std::vector<std::string_view>& fields, std::uint64_t line) {
    ImportReport& report = m_run.report;
    keepForPreview(m_run.preview, fields);
    if (fields.size() <= std::max({m_time, m_gpus, m_series.value_or(0)}))
      return report.skip(SkipReason::WrongFieldCount, line);
    const std::string_view timeText = trimmed(fields[m_time]);
    if (m_head.hasHeader && timeText == m_head.names[m_time])
      return report.skip(SkipReason::RepeatedHeader, line);
    const auto time = m_times.read(timeText);
    if (!time) return report.skip(SkipReason::UnreadableTime, line);
    const std::string_view series = m_series ? trimmed(fields[*m_series]) : std::string_view();
    const LoggedNumber gpus = readLoggedNumber(fields[m_gpus], m_head.numbers);
    const auto microGpus = gpus.kind == LoggedNumber::Kind::Number ? toMicroGpus(gpus.value) : std::nullopt;
    // In the hour that occurs twice the rows go on in time.
    const std::int64_t instant = time->first >= m_last ? time->first : time->second;
    m_last = instant;
    m_samples.add(series, {instant, microGpus.value_or(Sample::unknown)});
    if (microGpus) {
      ++report.used;
      return;
    }
    report.skip(gpus.kind == LoggedNumber::Kind::Missing      ? SkipReason::MissingValue
                : gpus.kind == LoggedNumber::Kind::Unreadable ? SkipReason::UnreadableNumber
                : gpus.value < 0                              ? SkipReason::NegativeNumber
                                                              : SkipReason::TooLarge,
                line);
  }

  void sayAssumptions() {
    ImportReport& report = m_run.report;
    report.assumptions.push_back(
        {CORE_TEXT("The column \"%1\" counts the GPUs in use."), {m_head.names[m_gpus]}});
    if (m_series && m_samples.seriesCount() > 1)
      report.assumptions.push_back(
          {CORE_TEXT("The rows of different \"%1\" add up."), {m_head.names[*m_series]}});
    if (!m_style.isOrderKnown)
      report.assumptions.push_back(
          {CORE_TEXT("Day and month could be swapped in all dates; %1 was taken."),
           {Phrase{m_style.order == DateOrder::MonthDayYear ? CORE_TEXT("month/day")
                                                            : CORE_TEXT("day/month")}}});
    if (!m_head.numbers.isKnown)
      report.assumptions.push_back({CORE_TEXT("\"%1\" was taken for the decimal mark of all numbers."),
                                    {std::string(1, m_head.numbers.decimalMark)}});
    if (!m_style.hasClockHours())
      report.assumptions.push_back(
          {CORE_TEXT("The log has no calendar: its hours count from second 0."), {}});
  }

  ImportRun& m_run;
  TableHead m_head;
  std::vector<ColumnRole> m_roles;
  std::size_t m_time;
  std::size_t m_gpus;
  std::optional<std::size_t> m_series;
  TimeStyle m_style;
  TimeReader m_times;
  SampleTally m_samples;
  std::int64_t m_last = 0;
};

}  // namespace

void importSeriesCsv(ImportRun& run) { SeriesCsvImport(run).read(); }

}  // namespace rackorrent
