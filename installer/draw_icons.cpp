// SPDX-License-Identifier: GPL-3.0-or-later
// draw_icons FOLDER ID: writes the icon theme hicolor with the program's icon and that of its files. Run by
// the build.
#include "ui/charts/svg_device.h"
#include "ui/settings/application_icon.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <cstdio>

using namespace rackorrent;

namespace {

using Draw = void (*)(QPainter& painter, double size);

constexpr int sizes[] = {16, 22, 24, 32, 48, 64, 128, 256};
constexpr int vectorSize = 256;

QString fileIn(const QString& theme, const QString& size, const QString& kind, const QString& name) {
  const QString folder = QStringLiteral("%1/%2/%3").arg(theme, size, kind);
  QDir().mkpath(folder);
  return folder + u'/' + name;
}

bool writePicture(const QString& path, int size, Draw draw) {
  QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  draw(painter, size);
  painter.end();
  return image.save(path);
}

bool writeVector(const QString& path, Draw draw) {
  ui::SvgDevice device(QSize(vectorSize, vectorSize), QStringLiteral("RackOrRent"));
  QPainter painter(&device);
  draw(painter, vectorSize);
  painter.end();
  QFile file(path);
  const QByteArray svg = device.svg();
  return file.open(QIODevice::WriteOnly) && file.write(svg) == svg.size();
}

bool writeIcon(const QString& theme, const QString& kind, const QString& name, Draw draw) {
  bool isWritten =
      writeVector(fileIn(theme, QStringLiteral("scalable"), kind, name + QStringLiteral(".svg")), draw);
  for (const int size : sizes) {
    const QString folder = QStringLiteral("%1x%1").arg(size);
    isWritten =
        writePicture(fileIn(theme, folder, kind, name + QStringLiteral(".png")), size, draw) && isWritten;
  }
  return isWritten;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const QGuiApplication application(argc, argv);
  const QString theme = QString::fromLocal8Bit(argv[1]) + QStringLiteral("/hicolor");
  const QString mime = QStringLiteral("application-vnd.rackorrent.evaluation+sqlite3");
  const bool isWritten =
      writeIcon(theme, QStringLiteral("apps"), QString::fromLocal8Bit(argv[2]), ui::drawApplicationIcon) &&
      writeIcon(theme, QStringLiteral("mimetypes"), mime, ui::drawDocumentIcon);
  if (!isWritten) std::fprintf(stderr, "draw_icons: cannot write to %s\n", argv[1]);
  return isWritten ? 0 : 3;
}
