// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/look.h"

#include <QWidget>

class QPainter;

namespace rackorrent::ui {

// The circle, square, diamond or triangle of an alternative, filled with its colour.
void paintMarker(QPainter& painter, const QPointF& centre, double size, const AlternativeStyle& style);

// The same as a small widget before a name.
class AlternativeMarker : public QWidget {
  Q_OBJECT

 public:
  explicit AlternativeMarker(Alternative alternative, int size, QWidget* parent = nullptr);

  void show(Alternative alternative);
  using QWidget::show;
  QSize sizeHint() const override { return {m_size + 2, m_size + 2}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Alternative m_alternative;
  int m_size;
};

}  // namespace rackorrent::ui
