// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/sheets.h"

#include <qcustomplot.h>

namespace rackorrent::ui {

void PagedSheets::start(QCPPainter& painter, const QPageLayout& layout) {
  m_device.setPageLayout(layout);
  painter.begin(&m_device);
}

void PagedSheets::turn(QCPPainter&, const QPageLayout& layout) {
  m_device.setPageLayout(layout);
  m_device.newPage();
}

void PictureSheets::start(QCPPainter& painter, const QPageLayout& layout) {
  m_sheets.push_back({QPicture(), layout});
  painter.begin(&m_sheets.back().picture);
}

void PictureSheets::turn(QCPPainter& painter, const QPageLayout& layout) {
  painter.end();
  start(painter, layout);
}

}  // namespace rackorrent::ui
