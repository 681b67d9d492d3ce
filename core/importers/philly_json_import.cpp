// SPDX-License-Identifier: GPL-3.0-or-later
// The job log of Microsoft Philly: one array of jobs, each with attempts that hold GPUs on one or several
// machines.
#include "core/importers/import_run.h"
#include "core/importers/job_collector.h"
#include "core/importers/json_stream.h"
#include "core/importers/number_text.h"
#include "core/importers/time_text.h"

namespace rackorrent {

namespace {

class PhillyVisitor : public JsonVisitor {
 public:
  explicit PhillyVisitor(ImportRun& run) : m_run(run), m_times({}, run.clock), m_jobs(run) {
    run.preview.columns = {"jobid", "start_time", "end_time", "gpus"};
    run.preview.roles = {"job", "start", "end", "gpus"};
  }

  void begin(std::string_view path) override {
    if (path == "[].attempts[]") m_gpus = 0;
  }

  void value(std::string_view path, std::string_view text) override {
    if (path == "[].jobid") m_job = text;
    if (path == "[].attempts[].start_time") m_start = text;
    if (path == "[].attempts[].end_time") m_end = text;
    if (path == "[].attempts[].detail[].gpus[]") ++m_gpus;
  }

  // The end of an attempt and of the array of attempts have the same path up to its mark; only the first has
  // a start.
  void end(std::string_view path) override {
    if (path == "[].attempts[]" && !m_start.empty()) take();
    if (path == "[]") m_job.clear();
  }

  void finish() { m_jobs.finish(m_times.usedZone()); }

 private:
  void take() {
    const std::uint64_t number = ++m_run.report.read;
    keepForPreview(m_run.preview, {m_job, m_start, m_end, std::to_string(m_gpus)});
    takeTimes(number);
    m_start.clear();
    m_end.clear();
    m_gpus = 0;
  }

  void takeTimes(std::uint64_t number) {
    if (isMissing(m_start)) return m_run.report.skip(SkipReason::NeverStarted, number);
    const auto start = m_times.read(m_start);
    if (!start) return m_run.report.skip(SkipReason::UnreadableTime, number);
    const std::uint64_t key = m_job.empty() ? 0 : keyOfText(m_job, static_cast<std::uint64_t>(start->first));
    const std::int64_t microGpus = m_gpus * microGpusPerGpu;
    if (isMissing(m_end)) return m_jobs.addRunning(start->first, std::nullopt, microGpus, key, number);
    const auto end = m_times.read(m_end);
    if (!end) return m_run.report.skip(SkipReason::UnreadableTime, number);
    m_jobs.add(settledInterval(*start, *end, std::nullopt), microGpus, key, number);
  }

  ImportRun& m_run;
  TimeReader m_times;
  JobCollector m_jobs;
  std::string m_job;
  std::string m_start;
  std::string m_end;
  std::int64_t m_gpus = 0;
};

}  // namespace

void importPhillyJson(ImportRun& run) {
  PhillyVisitor visitor(run);
  walkJson(run.text, visitor);
  visitor.finish();
}

}  // namespace rackorrent
