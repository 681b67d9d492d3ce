// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compared_inputs.h"
#include "app/cli/interruptible_study.h"
#include "app/cli/output.h"
#include "app/cli/verbs.h"
#include "core/report/assessment_json.h"
#include "core/report/compared_report.h"
#include "core/report/csv_export.h"
#include "core/report/report.h"
#include "core/report/selection.h"
#include "core/report/written_files.h"
#include "core/report/xlsx_export.h"
#include "ui/print/html_report.h"
#include "ui/print/pdf_properties.h"
#include "ui/print/pdf_report.h"
#include "ui/text/spreadsheet_dialect.h"

namespace rackorrent::cli {

namespace {

// Writes the files that are asked for and lists them.
class ReportFiles {
 public:
  ReportFiles(const ReportRequest& request, const std::vector<ComparedEvaluation>& evaluations,
              const Knowledge& knowledge, const ui::TextWording& wording)
      : m_request(request), m_evaluations(evaluations), m_knowledge(knowledge), m_wording(wording) {}

  std::string write(const ReportDocument& document) {
    if (m_request.json) written(*m_request.json, [&] { writeWhole(*m_request.json, json()); });
    if (m_request.csvFolder) writeCsv(document);
    if (m_request.xlsx) written(*m_request.xlsx, [&] { writeXlsx(document); });
    if (m_request.html)
      written(*m_request.html,
              [&] { ui::writeHtml(QString::fromStdString(*m_request.html), document, m_wording); });
    if (m_request.pdf) written(*m_request.pdf, [&] { writePdf(document); });
    return m_list;
  }

 private:
  template <class Write>
  void written(const std::string& file, Write write) {
    write();
    m_list += file + "\n";
  }

  const ComparedEvaluation& first() const { return m_evaluations.front(); }

  std::string json() const {
    if (m_evaluations.size() > 1) return comparedEvaluationsJson(m_evaluations, m_knowledge, m_wording);
    return assessmentJson(first().evaluation, first().assessment, m_knowledge, m_wording);
  }

  void writeCsv(const ReportDocument& document) {
    for (const auto& file :
         exportCsv(*m_request.csvFolder, document, m_wording, dialectOf(m_request.csvDialect)))
      m_list += file.string() + "\n";
  }

  void writeXlsx(const ReportDocument& document) const {
    const std::time_t created = ui::documentDate().toSecsSinceEpoch();
    if (m_evaluations.size() > 1) return exportXlsx(*m_request.xlsx, document, m_wording, created);
    exportXlsx(*m_request.xlsx, document, first().evaluation, first().assessment, m_wording, created);
  }

  void writePdf(const ReportDocument& document) const {
    const bool isLetter = m_request.paper == "letter";
    ui::writePdf(QString::fromStdString(*m_request.pdf),
                 {document, first().evaluation, first().assessment, m_wording,
                  isLetter ? ui::PaperSize::Letter : ui::PaperSize::A4});
  }

  const ReportRequest& m_request;
  const std::vector<ComparedEvaluation>& m_evaluations;
  const Knowledge& m_knowledge;
  const ui::TextWording& m_wording;
  std::string m_list;
};

// With a study where people read it.
ReportDocument documentOf(const ReportRequest& request, const std::vector<ComparedEvaluation>& evaluations,
                          const Knowledge& knowledge) {
  if (evaluations.size() > 1) return makeComparedReport(evaluations, knowledge);
  const ComparedEvaluation& one = evaluations.front();
  const bool isRead = request.csvFolder || request.pdf || request.html || request.xlsx;
  std::optional<Study> study;
  if (isRead) study = interruptibleStudy(one.evaluation, knowledge, {.draws = reportDraws});
  return makeReport(one.evaluation, one.assessment, knowledge, study ? &*study : nullptr);
}

}  // namespace

CsvDialect dialectOf(const std::string& key) {
  return key == "people" ? ui::spreadsheetDialect() : CsvDialect{};
}

// The names of the files that were written are the data of this verb.
bool execute(const ReportRequest& request, const Context& context) {
  const Knowledge knowledge = loadKnowledge(context.resources);
  const auto evaluations = assessInputs(request.inputs, knowledge, context);
  if (!evaluations) return false;
  const ReportDocument whole = documentOf(request, *evaluations, knowledge);
  if (const auto issue = unknownSection(whole, request.sections)) return !report({*issue}, context.wording());
  const bool isShort = request.isShort && evaluations->size() == 1;
  const ReportDocument document = isShort ? shortForm(whole) : withSections(whole, request.sections);
  const auto wording = context.wording(evaluations->front().evaluation);
  writeData(ReportFiles(request, *evaluations, knowledge, wording).write(document));
  return true;
}

}  // namespace rackorrent::cli
