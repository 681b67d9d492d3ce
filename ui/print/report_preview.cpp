// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/report_preview.h"

#include "ui/print/pdf_report.h"

#include <QDialogButtonBox>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace rackorrent::ui {
namespace {

constexpr int sheetGap = 16;
constexpr QSize firstSize(900, 680);

// One sheet at its size on paper.
class SheetView : public QWidget {
 public:
  SheetView(const PictureSheets::Sheet& sheet, const QString& name, QWidget* parent)
      : QWidget(parent), m_sheet(sheet) {
    setFixedSize(sheet.layout.fullRectPixels(sheetDotsPerInch).size());
    setAccessibleName(name);
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), Qt::white);  // paper is white in every theme
    painter.drawPicture(m_sheet.layout.paintRectPixels(sheetDotsPerInch).topLeft(), m_sheet.picture);
  }

 private:
  const PictureSheets::Sheet& m_sheet;
};

}  // namespace

ReportPreview::ReportPreview(const PaperReport& report, QWidget* parent) : QDialog(parent), m_report(report) {
  setWindowTitle(tr("Print preview"));
  PictureSheets counted;
  m_pages = drawReport(counted, m_report, 1).pages;
  drawReport(m_sheets, m_report, m_pages);

  auto* content = new QWidget;
  addSheets(*new QVBoxLayout(content));
  auto* scroll = new QScrollArea(this);
  scroll->setAccessibleName(tr("Pages of the report"));
  scroll->setAlignment(Qt::AlignHCenter);
  scroll->setWidget(content);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  QPushButton* printing = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
  connect(printing, &QPushButton::clicked, this, &ReportPreview::print);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->addWidget(scroll, 1);
  column->addWidget(buttons);
  resize(firstSize);
}

void ReportPreview::addSheets(QVBoxLayout& column) {
  column.setSpacing(sheetGap);
  int number = 0;
  for (const PictureSheets::Sheet& sheet : m_sheets.sheets())
    column.addWidget(new SheetView(sheet, tr("Page %1 of %2").arg(++number).arg(m_pages), this), 0,
                     Qt::AlignHCenter);
}

void ReportPreview::print() {
  QPrinter printer(QPrinter::HighResolution);
  printer.setResolution(sheetDotsPerInch);
  QPrintDialog dialog(&printer, this);
  if (dialog.exec() != QDialog::Accepted) return;
  PagedSheets sheets(printer);
  drawReport(sheets, m_report, m_pages);
}

}  // namespace rackorrent::ui
