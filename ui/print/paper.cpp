// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/paper.h"

#include <QPdfWriter>
#include <qcustomplot.h>

namespace rackorrent::ui {
namespace {

constexpr int dotsPerInch = 96;
const QMarginsF marginsMillimetres(17, 12, 17, 9);
constexpr double headHeight = 26;
constexpr double headGap = 20;
constexpr double footHeight = 22;
constexpr double footGap = 12;

struct Size {
  int pixels;
  bool bold;
};

Size sizeOf(PaperText text) {
  switch (text) {
    case PaperText::Title:
      return {25, true};
    case PaperText::KeyNumber:
      return {20, true};
    case PaperText::Heading:
      return {18, true};
    case PaperText::Subheading:
      return {14, true};
    case PaperText::Body:
      return {13, false};
    case PaperText::BodyBold:
      return {13, true};
    case PaperText::Table:
      return {11, false};
    case PaperText::TableBold:
      return {11, true};
    case PaperText::Small:
      return {11, false};
  }
  return {13, false};
}

}  // namespace

Paper::Paper(QIODevice& device, const QFont& family, const PaperWords& words, int pageCount)
    : m_writer(std::make_unique<QPdfWriter>(&device)),
      m_painter(std::make_unique<QCPPainter>()),
      m_family(family),
      m_words(words),
      m_pageCount(pageCount) {
  m_writer->setResolution(dotsPerInch);
  m_writer->setPageSize(QPageSize(QPageSize::A4));
  m_writer->setPageMargins(marginsMillimetres, QPageLayout::Millimeter);
  m_writer->setTitle(words.title);
  m_writer->setCreator(QStringLiteral("RackOrRent"));
  m_painter->begin(m_writer.get());
  m_painter->setModes(QCPPainter::PainterModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching |
                                               QCPPainter::pmNonCosmetic));
  begin();
}

Paper::~Paper() { m_painter->end(); }

QFont Paper::font(PaperText text) const {
  QFont result(m_family);
  const Size size = sizeOf(text);
  result.setPixelSize(size.pixels);
  result.setBold(size.bold);
  return result;
}

void Paper::need(double height) {
  if (height > roomLeft() && !isPageEmpty()) {
    m_writer->newPage();
    ++m_page;
    begin();
  }
}

void Paper::startPage(QPageLayout::Orientation orientation) {
  if (isPageEmpty() && orientation == m_orientation) return;
  m_orientation = orientation;
  m_writer->setPageOrientation(orientation);
  m_writer->newPage();
  ++m_page;
  begin();
}

void Paper::begin() {
  const QRect page = m_writer->pageLayout().paintRectPixels(m_writer->resolution());
  m_area = QRectF(0, headHeight + headGap, page.width(), 0);
  m_area.setBottom(page.height() - footHeight - footGap);
  if (m_orientation == QPageLayout::Portrait) m_uprightWidth = page.width();
  m_y = m_area.top();
  drawFrame();
}

void Paper::drawFrame() {
  QCPPainter& p = *m_painter;
  const Colours& colours = ui::colours(Theme::Light);
  const double bottom = m_area.bottom() + footGap + footHeight;
  const QRectF head(0, 0, m_area.width(), headHeight - 6);
  const QRectF foot(0, bottom - footHeight + 6, m_area.width(), footHeight - 6);
  p.setFont(font(PaperText::Small));
  p.setPen(QPen(colours.muted));
  p.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, m_words.runningHead);
  p.drawText(head, Qt::AlignRight | Qt::AlignVCenter, m_words.project);
  p.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter, m_words.footLeft);
  p.drawText(foot, Qt::AlignHCenter | Qt::AlignVCenter, m_words.footMiddle);
  p.drawText(foot, Qt::AlignRight | Qt::AlignVCenter, m_words.pageOf.arg(m_page).arg(m_pageCount));
  p.setPen(QPen(colours.strongBorder, 0.75));
  p.drawLine(QLineF(0, headHeight, m_area.width(), headHeight));
  p.setPen(QPen(colours.border, 0.75));
  p.drawLine(QLineF(0, foot.top() - 6, m_area.width(), foot.top() - 6));
}

}  // namespace rackorrent::ui
