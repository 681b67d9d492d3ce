// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/sheets.h"
#include "ui/settings/look.h"

#include <QFont>
#include <QPageLayout>
#include <QRectF>
#include <QString>

#include <memory>
#include <vector>

class QCPPainter;

namespace rackorrent::ui {

// The sizes of type on paper, in pixels at 96 dpi.
enum class PaperText { Title, KeyNumber, Heading, Subheading, Body, BodyBold, Table, TableBold, Small };

struct PaperWords {
  QString runningHead;
  QString project;  // at the right of the running head
  QString foot;     // at its left
  QString pageOf;   // "page %1 of %2", at its right
};

// A pile of sheets with running head and foot, and the place where the next block goes.
class Paper {
 public:
  // pageCount is what the feet say; the caller finds it in a first run.
  Paper(Sheets& sheets, QPageSize::PageSizeId size, const QFont& family, const PaperWords& words,
        int pageCount);
  ~Paper();

  QCPPainter& painter() { return *m_painter; }
  QFont font(PaperText text) const;
  double width() const { return m_area.width(); }
  double left() const { return m_area.left(); }
  double y() const { return m_y; }
  double roomLeft() const { return m_area.bottom() - m_y; }
  double height() const { return m_area.height(); }
  double uprightWidth() const { return m_uprightWidth; }
  int page() const { return m_page; }

  void advance(double height) { m_y += height; }
  // Starts a page unless there is room for the height.
  void need(double height);
  // Nothing when the page is empty and already lies that way.
  void startPage(QPageLayout::Orientation orientation);
  // A new page only where this one lies the other way.
  void turnTo(QPageLayout::Orientation orientation) {
    if (m_layout.orientation() != orientation) startPage(orientation);
  }
  QPageLayout::Orientation orientation() const { return m_layout.orientation(); }
  bool isPageEmpty() const { return m_y <= m_area.top(); }

 private:
  void begin();
  void turnPage();
  void drawFrame();
  // One text at each side; the one that may be cut gives way.
  void drawSides(const QRectF& line, const QString& left, const QString& right, bool isLeftCut);

  Sheets& m_sheets;
  QPageLayout m_layout;
  std::unique_ptr<QCPPainter> m_painter;
  QFont m_family;
  PaperWords m_words;
  int m_pageCount = 0;
  int m_page = 1;
  QRectF m_area;  // between head and foot
  double m_uprightWidth = 0;
  double m_y = 0;
};

}  // namespace rackorrent::ui
