// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/pdf_report.h"

#include "core/report/written_files.h"
#include "ui/print/block_painter.h"
#include "ui/print/first_page.h"
#include "ui/print/pdf_properties.h"
#include "ui/print/report_font.h"
#include "ui/tables/table_words.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPdfWriter>

namespace rackorrent::ui {
namespace {

struct PdfWords {
  Q_DECLARE_TR_FUNCTIONS(PdfWords)
};

constexpr double sectionGap = 18;
constexpr std::string_view summaryId = "summary";
constexpr double startsNewPageBelow = 300;  // room that a section wants on a page that is begun
constexpr qsizetype digestShown = 8;

PaperWords wordsFor(const PaperReport& report) {
  const ReportDocument& document = report.document;
  const QString project = wordsOf(document.title, report.wording);
  const QString date = documentDate().date().toString(Qt::ISODate);
  return {.runningHead = PdfWords::tr("Rent or own GPUs: report"),
          .project = project,
          .foot = PdfWords::tr("Nominal amounts in %1").arg(QString::fromStdString(document.currency)) +
                  QStringLiteral(", ") +
                  PdfWords::tr("%1, RackOrRent %2, digest %3")
                      .arg(date, QString::fromStdString(document.programVersion),
                           QString::fromStdString(document.digest).left(digestShown)),
          .pageOf = PdfWords::tr("Page %1 of %2")};
}

QPageSize::PageSizeId pageSizeOf(PaperSize size) {
  return size == PaperSize::A4 ? QPageSize::A4 : QPageSize::Letter;
}

// The first page ends with the summary; other sections go on where the last one ended, unless there is little
// room or they lie the other way.
void drawSectionTitle(Paper& paper, BlockPainter& blocks, const Section& section, const QString& title,
                      bool isAfterFirstPage) {
  const auto orientation = blocks.needsLying(section) ? QPageLayout::Landscape : QPageLayout::Portrait;
  if (isAfterFirstPage)
    paper.startPage(orientation);
  else
    paper.turnTo(orientation);
  paper.need(startsNewPageBelow);
  if (!paper.isPageEmpty()) paper.advance(sectionGap);
  blocks.drawHeading(title, PaperText::Heading, startsNewPageBelow / 2);
}

std::vector<Bookmark> drawSections(Paper& paper, const PaperReport& report) {
  std::vector<Bookmark> bookmarks;
  BlockPainter blocks(paper, report);
  bool isAfterFirstPage = false;
  for (const Section& section : report.document.sections) {
    const QString title = wordsOf(section.title, report.wording);
    const bool isFirstPage = section.id == summaryId;
    if (!isFirstPage) drawSectionTitle(paper, blocks, section, title, isAfterFirstPage);
    bookmarks.push_back({title, paper.page()});
    if (isFirstPage) drawFirstPage(paper, report, section);
    if (!isFirstPage)
      for (const Block& block : section.blocks) blocks.draw(block);
    isAfterFirstPage = isFirstPage;
  }
  return bookmarks;
}

struct Rendering {
  QByteArray pdf;
  DrawnReport drawn;
};

Rendering render(const PaperReport& report, int pageCount) {
  Rendering result;
  QBuffer buffer(&result.pdf);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setResolution(sheetDotsPerInch);
  writer.setTitle(wordsOf(report.document.title, report.wording));
  writer.setCreator(QStringLiteral("RackOrRent"));
  PagedSheets sheets(writer);
  result.drawn = drawReport(sheets, report, pageCount);
  return result;
}

}  // namespace

DrawnReport drawReport(Sheets& sheets, const PaperReport& report, int pageCount) {
  PaperReport printed(report);
  printed.family = reportFont(report.wording.language());
  Paper paper(sheets, pageSizeOf(report.size), printed.family, wordsFor(printed), pageCount);
  DrawnReport drawn{drawSections(paper, printed)};
  drawn.pages = paper.page();
  return drawn;
}

void writePdf(const QString& path, const PaperReport& report) {
  // The feet say how many pages there are, which only a first run can tell.
  const Rendering rendering = render(report, render(report, 1).drawn.pages);
  const QString language = report.wording.language() == Language::SimplifiedChinese ? QStringLiteral("zh-CN")
                                                                                    : QStringLiteral("en");
  const QByteArray bytes =
      withOutline(withCreationDate(rendering.pdf, documentDate()), rendering.drawn.outline, language);
  writeWhole(path.toStdString(), bytes.toStdString());
}

}  // namespace rackorrent::ui
