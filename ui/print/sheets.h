// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPicture>

#include <deque>

class QCPPainter;

namespace rackorrent::ui {

// What paper is drawn on, sheet by sheet. Coordinates are pixels at 96 dpi: at higher resolutions point sizes
// of QCustomPlot come out wrong.
inline constexpr int sheetDotsPerInch = 96;

class Sheets {
 public:
  virtual ~Sheets() = default;
  // Begins the painter on the first sheet, and goes on with it on the next one.
  virtual void start(QCPPainter& painter, const QPageLayout& layout) = 0;
  virtual void turn(QCPPainter& painter, const QPageLayout& layout) = 0;
};

// A PDF file or a printer, whose resolution the caller has set.
class PagedSheets : public Sheets {
 public:
  explicit PagedSheets(QPagedPaintDevice& device) : m_device(device) {}
  void start(QCPPainter& painter, const QPageLayout& layout) override;
  void turn(QCPPainter& painter, const QPageLayout& layout) override;

 private:
  QPagedPaintDevice& m_device;
};

// For the screen: one picture for each sheet.
class PictureSheets : public Sheets {
 public:
  struct Sheet {
    QPicture picture;
    QPageLayout layout;
  };

  void start(QCPPainter& painter, const QPageLayout& layout) override;
  void turn(QCPPainter& painter, const QPageLayout& layout) override;
  const std::deque<Sheet>& sheets() const { return m_sheets; }

 private:
  std::deque<Sheet> m_sheets;  // which a painter draws on: they must not move
};

}  // namespace rackorrent::ui
