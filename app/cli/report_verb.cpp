// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input.h"
#include "app/cli/interruptible_study.h"
#include "app/cli/output.h"
#include "app/cli/verbs.h"
#include "core/assessment/assessment.h"
#include "core/report/assessment_json.h"
#include "core/report/csv_export.h"
#include "core/report/report.h"
#include "core/report/written_files.h"
#include "ui/print/pdf_report.h"

namespace rackorrent::cli {

namespace {

constexpr std::uint32_t reportDraws = 4096;

}  // namespace

// The names of the files that were written are the data of this verb.
bool execute(const ReportRequest& request, const Context& context) {
  Input input = readInput(request.input);
  judge(input);
  const auto wording = context.wording(input.evaluation);
  if (report(input.issues, wording)) return false;
  const Knowledge knowledge = loadKnowledge(context.resources);
  const Assessment assessment = assess(input.evaluation, knowledge);
  std::optional<Study> study;  // for the documents that people read
  if (request.csvFolder || request.pdf) study = interruptibleStudy(input.evaluation, knowledge, {.draws = reportDraws});
  std::string written;
  if (request.json) {
    writeWhole(*request.json, assessmentJson(input.evaluation, assessment, knowledge, wording));
    written += *request.json + "\n";
  }
  if (request.csvFolder)
    for (const auto& file : exportCsv(*request.csvFolder, makeReport(input.evaluation, assessment, knowledge, &*study), wording))
      written += file.string() + "\n";
  if (request.pdf) {
    ui::writePdf(QString::fromStdString(*request.pdf), input.evaluation, assessment, knowledge, wording, &*study);
    written += *request.pdf + "\n";
  }
  writeData(written);
  return true;
}

}  // namespace rackorrent::cli
