// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/paper_report.h"
#include "ui/print/sheets.h"

#include <QDialog>

class QVBoxLayout;

namespace rackorrent::ui {

// The sheets of the report as they will be printed, one under the other, and the way to the printer. Keeps a
// reference to what the report refers to.
class ReportPreview : public QDialog {
  Q_OBJECT

 public:
  // Throws Error as drawReport() does.
  explicit ReportPreview(const PaperReport& report, QWidget* parent = nullptr);

  int pageCount() const { return m_pages; }

 private:
  void addSheets(QVBoxLayout& column);
  void print();

  PaperReport m_report;
  PictureSheets m_sheets;
  int m_pages = 1;
};

}  // namespace rackorrent::ui
