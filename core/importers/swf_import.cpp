// SPDX-License-Identifier: GPL-3.0-or-later
// The Standard Workload Format of the Parallel Workloads Archive (Feitelson), version 2.2: 18 columns, -1 for
// unknown.
#include "core/base/error.h"
#include "core/importers/import_run.h"
#include "core/importers/job_collector.h"
#include "core/importers/number_text.h"

#include <array>
#include <charconv>
#include <cmath>

namespace rackorrent {

namespace {

constexpr std::size_t fieldCount = 18;
enum Field : std::size_t { Submit = 1, Wait = 2, Run = 3, Allocated = 4, Requested = 7, Status = 10 };

class SwfImport {
 public:
  explicit SwfImport(ImportRun& run) : m_run(run), m_jobs(run) {
    run.preview.columns = {"job",    "submit",     "wait",  "run",       "allocated", "cpu",
                           "memory", "requested",  "time",  "mem",       "status",    "user",
                           "group",  "executable", "queue", "partition", "preceding", "think"};
    run.preview.roles = {"job", "submit", "", "duration", "gpus", "", "", "", "",
                         "",    "state",  "", "",         "",     "", "", "", ""};
  }

  void read() {
    LineReader lines(m_run.text);
    while (lines.next()) {
      const std::string_view line = trimmed(lines.line());
      if (line.empty()) continue;
      if (line.front() == ';') {
        readHeader(line.substr(1));
        continue;
      }
      ++m_run.report.read;
      take(line, lines.number());
    }
    m_run.tally.hasClockHours = m_origin.has_value();
    m_jobs.finish(false);
    m_run.report.assumptions.push_back(
        {CORE_TEXT("SWF counts processors; one processor is taken for one GPU."), {}});
    if (!m_origin)
      m_run.report.assumptions.push_back(
          {CORE_TEXT("The log has no calendar: its hours count from second 0."), {}});
  }

 private:
  void readHeader(std::string_view comment) {
    constexpr std::string_view key = "UnixStartTime:";
    const std::size_t at = comment.find(key);
    if (at == std::string_view::npos) return;
    const std::string_view value = trimmed(comment.substr(at + key.size()));
    const LoggedNumber number = readLoggedNumber(value.substr(0, value.find(' ')));
    if (number.kind == LoggedNumber::Kind::Number && number.value > 0) m_origin = number.value;
  }

  void take(std::string_view line, std::uint64_t number) {
    ImportReport& report = m_run.report;
    splitRecord(line, {' ', false}, m_fields, m_store);
    if (m_fields.size() != fieldCount) return report.skip(SkipReason::WrongFieldCount, number);
    keepForPreview(m_run.preview, m_fields);
    for (const std::size_t field : {Submit, Wait, Run, Allocated, Requested, Status})
      if (readLoggedNumber(m_fields[field]).kind != LoggedNumber::Kind::Number)
        return report.skip(SkipReason::UnreadableNumber, number);
    const auto status = static_cast<int>(valueOf(Status));
    if (status >= 2 && status <= 4) return report.skip(SkipReason::PartialRecord, number);
    const double start = m_origin.value_or(0) + valueOf(Submit) + std::max(0.0, valueOf(Wait));
    const double length = valueOf(Run);
    if (start < 0 || start > 4.1e9 || length > 1e9) return report.skip(SkipReason::UnreadableTime, number);
    if (length <= 0) return report.skip(SkipReason::ZeroLength, number);
    const double processors = valueOf(Allocated) > 0 ? valueOf(Allocated) : valueOf(Requested);
    const auto microGpus = toMicroGpus(std::max(0.0, processors));
    if (!microGpus) return report.skip(SkipReason::TooLarge, number);
    const std::int64_t from = std::llround(start * 1000);
    m_jobs.add({from, std::llround((start + length) * 1000)}, *microGpus,
               keyOfText(m_fields[0], static_cast<std::uint64_t>(from)), number);
  }

  double valueOf(std::size_t field) const { return readLoggedNumber(m_fields[field]).value; }

  ImportRun& m_run;
  JobCollector m_jobs;
  std::optional<double> m_origin;
  std::vector<std::string_view> m_fields;
  std::string m_store;
};

}  // namespace

void importSwf(ImportRun& run) { SwfImport(run).read(); }

}  // namespace rackorrent
