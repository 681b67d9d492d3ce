// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/application_icon.h"

#include "ui/settings/look.h"

#include <QPainter>
#include <QPixmap>

namespace rackorrent::ui {
namespace {

// On a grid of 32 x 32: a rack with three servers at the left, four pairs of cells at the right.
void drawMark(QPainter& painter, const QColor& colour) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawRoundedRect(QRectF(3, 5, 15, 22), 2, 2);
  for (const qreal y : {11.0, 16.0, 21.0}) painter.drawLine(QPointF(7, y), QPointF(14, y));
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  for (const qreal y : {9.0, 14.0, 19.0, 24.0})
    for (const qreal x : {23.5, 28.5}) painter.drawRect(QRectF(x - 1.25, y - 1.25, 2.5, 2.5));
}

QPixmap iconPixmap(int size) {
  const Colours& light = colours(Theme::Light);
  QPixmap pixmap(size, size);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(size / 40.0, size / 40.0);
  painter.setPen(Qt::NoPen);
  painter.setBrush(light.accent);
  painter.drawRoundedRect(QRectF(1, 1, 38, 38), 8, 8);
  painter.translate(4, 4);
  drawMark(painter, light.onAccent);
  return pixmap;
}

}  // namespace

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
  painter.scale(size / 32.0, size / 32.0);
  drawMark(painter, Look::instance().colours().accent);
  return pixmap;
}

}  // namespace rackorrent::ui
