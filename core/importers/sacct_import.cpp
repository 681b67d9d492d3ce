// SPDX-License-Identifier: GPL-3.0-or-later
// Slurm accounting as sacct prints it.
#include "core/base/error.h"
#include "core/importers/import_run.h"
#include "core/importers/job_collector.h"
#include "core/importers/sacct_table.h"
#include "core/importers/time_text.h"

#include <algorithm>

namespace rackorrent {

namespace {

TimeStyle styleOfTimes(const SacctTable& table) {
  std::vector<std::string_view> values;
  for (const ColumnRole role : {ColumnRole::Start, ColumnRole::End})
    for (const std::string_view cell : table.head.column(*findRole(table.roles, role)))
      if (cell != "0") values.push_back(cell);
  return guessTimeStyle(values).value_or(TimeStyle{});
}

class SacctImport {
 public:
  explicit SacctImport(ImportRun& run)
      : m_run(run),
        m_table(readSacctTable(run.text, run.options.columns)),
        m_times(styleOfTimes(m_table), run.clock),
        m_jobs(run),
        m_start(*findRole(m_table.roles, ColumnRole::Start)),
        m_end(*findRole(m_table.roles, ColumnRole::End)),
        m_resources(*findRole(m_table.roles, ColumnRole::Resources)),
        m_job(findRole(m_table.roles, ColumnRole::Job)),
        m_state(findRole(m_table.roles, ColumnRole::State)),
        m_elapsed(findRole(m_table.roles, ColumnRole::Elapsed)) {
    showColumns(run.preview, m_table.head.names, m_table.roles);
  }

  void read() {
    LineReader lines(m_run.text);
    while (lines.next()) {
      const std::string_view line = lines.line();
      const bool isAbove = m_table.head.hasHeader &&
                           lines.number() <= m_table.head.firstLine + (m_table.isFixedWidth() ? 1 : 0);
      if (isAbove || trimmed(line).empty()) continue;
      ++m_run.report.read;
      take(line, lines.number());
    }
    if (!m_sawGpus && m_run.report.read > 0) throw withoutGpus();
    m_jobs.finish(m_times.usedZone());
  }

 private:
  void take(std::string_view line, std::uint64_t number) {
    ImportReport& report = m_run.report;
    if (!splitSacctLine(m_table, line, m_cells)) return report.skip(SkipReason::WrongFieldCount, number);
    keepForPreview(m_run.preview, m_cells);
    if (m_table.head.hasHeader && m_cells[m_start] == m_table.head.names[m_start])
      return report.skip(SkipReason::RepeatedHeader, number);
    const std::string_view job = m_job ? m_cells[*m_job] : std::string_view();
    if (job.find('.') != std::string_view::npos) return report.skip(SkipReason::JobStep, number);
    const std::string_view startText = m_cells[m_start];
    const bool isPending = m_state && m_cells[*m_state].starts_with("PENDING");
    if (isPending || isMissing(startText) || startText == "0")
      return report.skip(SkipReason::NeverStarted, number);
    takeStarted(job, startText, number);
  }

  void takeStarted(std::string_view job, std::string_view startText, std::uint64_t number) {
    ImportReport& report = m_run.report;
    const auto gpus = gpusOfResources(m_cells[m_resources]);
    m_sawGpus = m_sawGpus || gpus;
    if (!gpus) return report.skip(SkipReason::NoGpus, number);
    const auto microGpus = toMicroGpus(*gpus);
    if (!microGpus) return report.skip(SkipReason::TooLarge, number);
    const auto start = m_times.read(startText);
    if (!start) return report.skip(SkipReason::UnreadableTime, number);
    const auto elapsed = m_elapsed ? readElapsed(m_cells[*m_elapsed]) : std::nullopt;
    const std::uint64_t key = job.empty() ? 0 : keyOfText(job, static_cast<std::uint64_t>(start->first));
    const std::string_view endText = m_cells[m_end];
    if (isMissing(endText) || endText == "0") {
      const auto seenUntil = elapsed ? std::optional(start->first + *elapsed) : std::nullopt;
      return m_jobs.addRunning(start->first, seenUntil, *microGpus, key, number);
    }
    const auto end = m_times.read(endText);
    if (!end) return report.skip(SkipReason::UnreadableTime, number);
    m_jobs.add(settledInterval(*start, *end, elapsed), *microGpus, key, number);
  }

  Error withoutGpus() const {
    return invalidLog(m_run.text,
                      {CORE_TEXT("The log has no GPU information: none of its %1 records names gres/gpu."),
                       {Quantity{static_cast<double>(m_run.report.read), Unit::None}}},
                      {CORE_TEXT("That does not mean 0 GPUs. Slurm records GPUs only where "
                                 "AccountingStorageTRES names gres/gpu."),
                       {}});
  }

  ImportRun& m_run;
  SacctTable m_table;
  TimeReader m_times;
  JobCollector m_jobs;
  std::size_t m_start;
  std::size_t m_end;
  std::size_t m_resources;
  std::optional<std::size_t> m_job;
  std::optional<std::size_t> m_state;
  std::optional<std::size_t> m_elapsed;
  std::vector<std::string_view> m_cells;
  bool m_sawGpus = false;
};

}  // namespace

void importSacct(ImportRun& run) { SacctImport(run).read(); }

}  // namespace rackorrent
