// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/pdf_report.h"

#include "core/base/error.h"
#include "core/report/report.h"
#include "ui/print/block_painter.h"
#include "ui/print/first_page.h"
#include "ui/print/pdf_properties.h"
#include "ui/print/report_font.h"
#include "ui/tables/table_words.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QSaveFile>

namespace rackorrent::ui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(rackorrent::ui::PdfReport)
};

constexpr double sectionGap = 18;
constexpr double startsNewPageBelow = 300;  // room that a section wants on a page that is begun
constexpr qsizetype digestShown = 8;

PaperWords wordsFor(const PaperReport& report) {
  const ReportDocument& document = report.document;
  const QString project = wordsOf(document.title, report.wording);
  const QString date = documentDate().date().toString(Qt::ISODate);
  return {.title = project,
          .runningHead = Words::tr("Rent or own GPUs: report"),
          .project = project,
          .footLeft = Words::tr("Nominal amounts in %1").arg(QString::fromStdString(document.currency)),
          .footMiddle = Words::tr("%1, RackOrRent %2, digest %3")
                            .arg(date, QString::fromStdString(document.programVersion),
                                 QString::fromStdString(document.digest).left(digestShown)),
          .pageOf = Words::tr("Page %1 of %2")};
}

struct Rendering {
  QByteArray pdf;
  std::vector<Bookmark> bookmarks;
  int pages = 1;
};

Rendering render(const PaperReport& report, int pageCount) {
  Rendering result;
  QBuffer buffer(&result.pdf);
  buffer.open(QIODevice::WriteOnly);
  {
    Paper paper(buffer, report.family, wordsFor(report), pageCount);
    BlockPainter blocks(paper, report);
    bool isFirst = true;
    for (const Section& section : report.document.sections) {
      const QString title = wordsOf(section.title, report.wording);
      if (isFirst) {
        result.bookmarks.push_back({title, paper.page()});
        drawFirstPage(paper, report, section);
        paper.need(paper.height());
        isFirst = false;
        continue;
      }
      paper.standUpright();
      paper.need(startsNewPageBelow);
      if (!paper.isPageEmpty()) paper.advance(sectionGap);
      blocks.drawHeading(title, PaperText::Heading);
      result.bookmarks.push_back({title, paper.page()});
      for (const Block& block : section.blocks) blocks.draw(block);
    }
    result.pages = paper.page();
  }
  return result;
}

void writeWhole(const QString& path, const QByteArray& bytes) {
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
    throw Error(ErrorCode::File, path.toStdString(),
                {CORE_TEXT("The report could not be written: %1"), {file.errorString().toStdString()}},
                {CORE_TEXT("Nothing was changed. Choose another folder, or free some space."), {}});
}

}  // namespace

void writePdf(const QString& path, const Evaluation& evaluation, const Assessment& assessment,
              const Knowledge& knowledge, const TextWording& wording, const Study* study) {
  const QFont family = reportFont(wording.language());
  const ReportDocument document = makeReport(evaluation, assessment, knowledge, study);
  const PaperReport report{document, evaluation, assessment, wording, family};
  // The feet say how many pages there are, which only a first run can tell.
  const int pages = render(report, 1).pages;
  const Rendering rendering = render(report, pages);
  const QString language =
      wording.language() == Language::SimplifiedChinese ? QStringLiteral("zh-CN") : QStringLiteral("en");
  writeWhole(path,
             withOutline(withCreationDate(rendering.pdf, documentDate()), rendering.bookmarks, language));
}

}  // namespace rackorrent::ui
