// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_picture.h"

#include "core/base/error.h"
#include "ui/charts/svg_device.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPageSize>
#include <QPdfWriter>
#include <QSaveFile>
#include <qcustomplot.h>

namespace rackorrent::ui {
namespace {

constexpr double pictureScale = 2;
constexpr int dotsPerInch = 96;
constexpr double pointsPerPixel = 72.0 / dotsPerInch;

void paintVectors(QPaintDevice& device, QCustomPlot& plot, const QSize& size) {
  QCPPainter painter;
  painter.begin(&device);
  painter.setModes(QCPPainter::PainterModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching |
                                            QCPPainter::pmNonCosmetic));
  plot.toPainter(&painter, size.width(), size.height());
}

QByteArray pngOf(QCustomPlot& plot, const QSize& size) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  plot.toPixmap(size.width(), size.height(), pictureScale).save(&buffer, "PNG");
  return bytes;
}

QByteArray pdfOf(QCustomPlot& plot, const QSize& size, const QString& title) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    writer.setTitle(title);
    writer.setPageSize(QPageSize(QSizeF(size) * pointsPerPixel, QPageSize::Point));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    paintVectors(writer, plot, size);
  }
  return bytes;
}

QByteArray svgOf(QCustomPlot& plot, const QSize& size, const QString& title) {
  SvgDevice device(size, title);
  paintVectors(device, plot, size);
  return device.svg();
}

}  // namespace

void writePicture(const QString& path, QCustomPlot& plot, const QSize& size, const QString& title) {
  const QString suffix = QFileInfo(path).suffix().toLower();
  QByteArray bytes;
  if (suffix == QStringLiteral("pdf"))
    bytes = pdfOf(plot, size, title);
  else if (suffix == QStringLiteral("svg"))
    bytes = svgOf(plot, size, title);
  else
    bytes = pngOf(plot, size);
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
    throw Error(ErrorCode::File, path.toStdString(),
                {CORE_TEXT("The picture could not be written: %1"), {file.errorString().toStdString()}});
}

}  // namespace rackorrent::ui
