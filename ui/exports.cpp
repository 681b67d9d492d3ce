// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exports.h"

#include "core/evaluation/validation.h"
#include "core/report/csv_export.h"
#include "core/report/report.h"
#include "core/report/selection.h"
#include "core/report/xlsx_export.h"
#include "core/study/study.h"
#include "ui/charts/chart_view.h"
#include "ui/print/html_report.h"
#include "ui/print/pdf_properties.h"
#include "ui/print/pdf_report.h"
#include "ui/print/report_preview.h"
#include "ui/prompts/user_prompts.h"
#include "ui/text/spreadsheet_dialect.h"

#include <QDate>
#include <QLocale>

#include <utility>

namespace rackorrent::ui {

namespace {

// Letter where people use it, A4 elsewhere.
PaperSize paperSize() {
  return QLocale::system().measurementSystem() == QLocale::ImperialUSSystem ? PaperSize::Letter
                                                                            : PaperSize::A4;
}

}  // namespace

Exports::Exports(const Session& session, UserPrompts& prompts, Say say)
    : m_session(session), m_prompts(prompts), m_say(std::move(say)) {}

bool Exports::isReady() const {
  if (isValid(m_session.evaluation())) return true;
  m_prompts.showNotice(
      tr("There are no figures to export: an input needs a change. The review step lists what to do."));
  return false;
}

QString Exports::fileName(const QString& suffix) const {
  QString name = m_session.documentName();
  for (QChar& c : name)
    if (c < QChar(0x20) || QStringLiteral("/\\:*?\"<>|").contains(c)) c = u'-';
  return tr("%1 %2", "file name: document, date").arg(name, QDate::currentDate().toString(Qt::ISODate)) +
         suffix;
}

// Of the evaluation as it is now, however many cases it has reached.
Exports::Report Exports::report() const {
  const Evaluation& evaluation = m_session.evaluation();
  const Knowledge& knowledge = m_session.knowledge();
  Assessment assessment = assess(evaluation, knowledge);
  const auto sureness = study(evaluation, knowledge, {.draws = reportDraws});
  ReportDocument document = makeReport(evaluation, assessment, knowledge, sureness ? &*sureness : nullptr);
  return {evaluation, std::move(assessment), std::move(document)};
}

void Exports::write(const FileKind& kind, const std::function<void(const QString& path)>& write) const {
  if (!isReady()) return;
  const auto path = m_prompts.fileToSave(kind.title, fileName(kind.suffix), kind.filter);
  if (!path) return;
  try {
    write(*path);
    m_say(tr("Report written: %1").arg(*path));
  } catch (const Error& error) {
    m_prompts.showError(error);
  }
}

void Exports::printPdf(const QString& path, const ReportDocument& document, const Report& report) const {
  const TextWording wording = m_session.wording();
  writePdf(path, {document, report.evaluation, report.assessment, wording, paperSize()});
}

void Exports::pdf() const {
  write({tr("Export PDF report"), QStringLiteral(".pdf"), tr("PDF files (*.pdf)")},
        [this](const QString& path) {
          const Report made = report();
          printPdf(path, made.document, made);
        });
}

void Exports::shortPdf() const {
  write({tr("Export two-page PDF"), QStringLiteral(".pdf"), tr("PDF files (*.pdf)")},
        [this](const QString& path) {
          const Report made = report();
          printPdf(path, shortForm(made.document), made);
        });
}

void Exports::preview() const {
  if (!isReady()) return;
  try {
    const Report made = report();
    const TextWording wording = m_session.wording();
    ReportPreview({made.document, made.evaluation, made.assessment, wording, paperSize()}).exec();
  } catch (const Error& error) {
    m_prompts.showError(error);
  }
}

void Exports::spreadsheet() const {
  write({tr("Export spreadsheet"), QStringLiteral(".xlsx"), tr("Spreadsheets (*.xlsx)")},
        [this](const QString& path) {
          const Report made = report();
          exportXlsx(path.toStdString(), made.document, made.evaluation, made.assessment, m_session.wording(),
                     documentDate().toSecsSinceEpoch());
        });
}

void Exports::html() const {
  write({tr("Export HTML report"), QStringLiteral(".html"), tr("Web pages (*.html)")},
        [this](const QString& path) { writeHtml(path, report().document, m_session.wording()); });
}

void Exports::csv() const {
  if (!isReady()) return;
  const auto folder = m_prompts.folderToSave(tr("Export tables to a folder"));
  if (!folder) return;
  try {
    const auto files =
        exportCsv(folder->toStdString(), report().document, m_session.wording(), spreadsheetDialect());
    m_say(tr("%n table(s) written to %1", nullptr, static_cast<int>(files.size())).arg(*folder));
  } catch (const Error& error) {
    m_prompts.showError(error);
  }
}

void Exports::chart(ChartView& chart) const {
  const auto path = m_prompts.fileToSave(tr("Save chart"), fileName(QStringLiteral(".png")),
                                         tr("Pictures (*.png);;Drawings (*.svg);;PDF files (*.pdf)"));
  if (!path) return;
  try {
    chart.save(*path);
    m_say(tr("Chart written: %1").arg(*path));
  } catch (const Error& error) {
    m_prompts.showError(error);
  }
}

}  // namespace rackorrent::ui
