// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/application_icon.h"

#include "ui/settings/look.h"

#include <QPainter>
#include <QPixmap>

namespace rackorrent::ui {
namespace {

// On a grid of 32 x 32: a rack with three servers at the left, four pairs of cells at the right.
void drawMark(QPainter& painter, const QColor& rack, const QColor& cells) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(rack, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawRoundedRect(QRectF(3, 5, 15, 22), 2, 2);
  for (const qreal y : {11.0, 16.0, 21.0}) painter.drawLine(QPointF(7, y), QPointF(14, y));
  painter.setPen(Qt::NoPen);
  painter.setBrush(cells);
  for (const qreal y : {8.5, 13.5, 18.5, 23.5})
    for (const qreal x : {23.25, 28.25}) painter.drawRoundedRect(QRectF(x - 1.5, y - 1.5, 3, 3), 0.5, 0.5);
}

QPixmap iconPixmap(int size) {
  QPixmap pixmap(size, size);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  drawApplicationIcon(painter, size);
  return pixmap;
}

}  // namespace

void drawApplicationIcon(QPainter& painter, double size) {
  const Colours& light = colours(Theme::Light);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(size / 40, size / 40);
  painter.setPen(Qt::NoPen);
  painter.setBrush(light.accent);
  painter.drawRoundedRect(QRectF(1, 1, 38, 38), 8, 8);
  painter.translate(4, 4);
  drawMark(painter, light.onAccent, colours(Theme::Dark).accent);
}

void drawDocumentIcon(QPainter& painter, double size) {
  const Colours& light = colours(Theme::Light);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(size / 40, size / 40);
  painter.setPen(QPen(light.strongBorder, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(light.surface);
  const QPointF corner(27.5, 10.5);
  painter.drawPolygon(QPolygonF{{5.5, 1.5}, {27.5, 1.5}, {34.5, 10.5}, {34.5, 38.5}, {5.5, 38.5}});
  painter.setBrush(light.sunken);
  painter.drawPolygon(QPolygonF{{27.5, 1.5}, corner, {34.5, 10.5}});
  painter.translate(8, 13);
  painter.scale(0.72, 0.72);
  drawMark(painter, light.accent, light.accent);
}

QIcon applicationIcon() {
  QIcon icon;
  for (const int size : {16, 24, 32, 48, 64, 128, 256}) icon.addPixmap(iconPixmap(size));
  return icon;
}

QPixmap applicationMark(int size, qreal devicePixelRatio) {
  QPixmap pixmap(QSize(size, size) * devicePixelRatio);
  pixmap.setDevicePixelRatio(devicePixelRatio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(size / 32.0, size / 32.0);
  const QColor accent = Look::instance().colours().accent;
  drawMark(painter, accent, accent);
  return pixmap;
}

}  // namespace rackorrent::ui
