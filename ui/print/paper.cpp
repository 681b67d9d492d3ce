// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/paper.h"

#include <qcustomplot.h>

namespace rackorrent::ui {
namespace {

const QMarginsF marginsMillimetres(17, 12, 17, 9);
constexpr double headHeight = 26;
constexpr double headGap = 20;
constexpr double footHeight = 22;
constexpr double footGap = 12;
constexpr double sideGap = 16;

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

Paper::Paper(Sheets& sheets, QPageSize::PageSizeId size, const QFont& family, const PaperWords& words,
             int pageCount)
    : m_sheets(sheets),
      m_layout(QPageSize(size), QPageLayout::Portrait, marginsMillimetres, QPageLayout::Millimeter),
      m_painter(std::make_unique<QCPPainter>()),
      m_family(family),
      m_words(words),
      m_pageCount(pageCount) {
  m_sheets.start(*m_painter, m_layout);
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
  if (height > roomLeft() && !isPageEmpty()) turnPage();
}

void Paper::startPage(QPageLayout::Orientation orientation) {
  if (isPageEmpty() && orientation == m_layout.orientation()) return;
  m_layout.setOrientation(orientation);
  turnPage();
}

void Paper::turnPage() {
  m_sheets.turn(*m_painter, m_layout);
  ++m_page;
  begin();
}

void Paper::begin() {
  m_painter->setModes(QCPPainter::PainterModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching |
                                               QCPPainter::pmNonCosmetic));
  const QRect page = m_layout.paintRectPixels(sheetDotsPerInch);
  m_area = QRectF(0, headHeight + headGap, page.width(), 0);
  m_area.setBottom(page.height() - footHeight - footGap);
  if (m_layout.orientation() == QPageLayout::Portrait) m_uprightWidth = page.width();
  m_y = m_area.top();
  drawFrame();
}

void Paper::drawSides(const QRectF& line, const QString& left, const QString& right, bool isLeftCut) {
  const QFontMetricsF metrics(m_painter->font(), m_painter->device());
  const double room = line.width() - sideGap - metrics.horizontalAdvance(isLeftCut ? right : left);
  const auto shown = [&](const QString& text, bool isCut) {
    return isCut ? metrics.elidedText(text, Qt::ElideRight, room) : text;
  };
  m_painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, shown(left, isLeftCut));
  m_painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, shown(right, !isLeftCut));
}

void Paper::drawFrame() {
  QCPPainter& p = *m_painter;
  const Colours& colours = ui::colours(Theme::Light);
  const double bottom = m_area.bottom() + footGap + footHeight;
  const QRectF head(0, 0, m_area.width(), headHeight - 6);
  const QRectF foot(0, bottom - footHeight + 6, m_area.width(), footHeight - 6);
  p.setFont(font(PaperText::Small));
  p.setPen(QPen(colours.muted));
  drawSides(head, m_words.runningHead, m_words.project, false);
  drawSides(foot, m_words.foot, m_words.pageOf.arg(m_page).arg(m_pageCount), true);
  p.setPen(QPen(colours.strongBorder, 0.75));
  p.drawLine(QLineF(0, headHeight, m_area.width(), headHeight));
  p.setPen(QPen(colours.border, 0.75));
  p.drawLine(QLineF(0, foot.top() - 6, m_area.width(), foot.top() - 6));
}

}  // namespace rackorrent::ui
