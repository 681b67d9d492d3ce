// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exports.h"

#include "core/evaluation/validation.h"
#include "core/report/csv_export.h"
#include "core/report/report.h"
#include "ui/charts/chart_view.h"
#include "ui/print/pdf_report.h"
#include "ui/prompts/user_prompts.h"

#include <QDate>

#include <utility>

namespace rackorrent::ui {

namespace {

// Opened by double click in a spreadsheet, in both languages: comma and point, and a mark that says UTF-8.
constexpr CsvDialect spreadsheetDialect{.separator = ',', .decimalMark = '.', .byteOrderMark = true};

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
std::shared_ptr<const Study> Exports::freshStudy() const {
  return m_session.isStudyStale() ? nullptr : m_session.study();
}

void Exports::pdf() const {
  if (!isReady()) return;
  const auto path = m_prompts.fileToSave(tr("Export PDF report"), fileName(QStringLiteral(".pdf")),
                                         tr("PDF files (*.pdf)"));
  if (!path) return;
  try {
    const Evaluation& evaluation = m_session.evaluation();
    const Knowledge& knowledge = m_session.knowledge();
    writePdf(*path, evaluation, assess(evaluation, knowledge), knowledge, m_session.wording(), freshStudy().get());
    m_say(tr("Report written: %1").arg(*path));
  } catch (const Error& error) {
    m_prompts.showError(error);
  }
}

void Exports::csv() const {
  if (!isReady()) return;
  const auto folder = m_prompts.folderToSave(tr("Export tables to a folder"));
  if (!folder) return;
  try {
    const Evaluation& evaluation = m_session.evaluation();
    const Knowledge& knowledge = m_session.knowledge();
    const ReportDocument document = makeReport(evaluation, assess(evaluation, knowledge), knowledge, freshStudy().get());
    const auto files = exportCsv(folder->toStdString(), document, m_session.wording(), spreadsheetDialect);
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
