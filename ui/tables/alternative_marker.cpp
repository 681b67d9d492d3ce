// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/alternative_marker.h"

#include <QPainter>
#include <QPainterPath>

namespace rackorrent::ui {
namespace {

constexpr double diamondReach = 1.2;  // a diamond of the same width looks smaller than a square

QPainterPath shapeOf(Marker marker, const QPointF& centre, double size) {
  const double half = size / 2;
  QPainterPath path;
  switch (marker) {
    case Marker::Circle:
      path.addEllipse(centre, half, half);
      break;
    case Marker::Square:
      path.addRect(QRectF(centre - QPointF(half, half) * 0.9, QSizeF(size, size) * 0.9));
      break;
    case Marker::Diamond: {
      const double reach = half * diamondReach;
      path.addPolygon(QPolygonF({centre - QPointF(0, reach), centre + QPointF(reach, 0),
                                 centre + QPointF(0, reach), centre - QPointF(reach, 0)}));
      break;
    }
    case Marker::Triangle:
      path.addPolygon(QPolygonF({centre - QPointF(0, half), centre + QPointF(half, half * 0.9),
                                 centre + QPointF(-half, half * 0.9)}));
      break;
  }
  path.closeSubpath();
  return path;
}

}  // namespace

void paintMarker(QPainter& painter, const QPointF& centre, double size, const AlternativeStyle& style) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(style.colour);
  painter.drawPath(shapeOf(style.marker, centre, size));
  painter.restore();
}

AlternativeMarker::AlternativeMarker(Alternative alternative, int size, QWidget* parent)
    : QWidget(parent), m_alternative(alternative), m_size(size) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(&Look::instance(), &Look::changed, this, qOverload<>(&QWidget::update));
}

void AlternativeMarker::show(Alternative alternative) {
  m_alternative = alternative;
  update();
}

void AlternativeMarker::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paintMarker(painter, QRectF(rect()).center(), m_size, styleOf(m_alternative, Look::instance().theme()));
}

}  // namespace rackorrent::ui
