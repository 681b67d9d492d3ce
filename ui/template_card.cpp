// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/template_card.h"

#include "ui/settings/look.h"
#include "ui/tables/alternative_marker.h"

#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>

namespace rackorrent::ui {

namespace {

constexpr int padding = 14;
constexpr int markerSize = 9;

QFont bold(FontRole role) {
  QFont font = ui::font(role);
  font.setBold(true);
  return font;
}

// The text in lines of this width; what does not fit into the last one is cut with an ellipsis.
QStringList brokenIntoLines(const QString& text, const QFont& font, int width, int mostLines) {
  QTextLayout layout(text, font);
  QStringList lines;
  layout.beginLayout();
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(width);
    const QString content = text.mid(line.textStart(), line.textLength());
    if (lines.size() + 1 == mostLines) {
      lines << QFontMetrics(font).elidedText(text.mid(line.textStart()), Qt::ElideRight, width);
      break;
    }
    lines << content;
  }
  layout.endLayout();
  return lines;
}

}  // namespace

TemplateCard::TemplateCard(QWidget* parent) : QAbstractButton(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(&Look::instance(), &Look::changed, this, qOverload<>(&QWidget::update));
}

void TemplateCard::showText(TemplateText text) {
  m_text = std::move(text);
  setAccessibleName(m_text.title);
  setAccessibleDescription(tr("%1. %2. %3").arg(m_text.blurb, m_text.figures, m_text.advice));
  setToolTip(m_text.blurb);
  update();
}

void TemplateCard::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
    click();
  else
    QAbstractButton::keyPressEvent(event);
}

void TemplateCard::paintEvent(QPaintEvent*) {
  const Colours& colours = Look::instance().colours();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintGround(painter);
  QRect room = rect().adjusted(padding, padding, -padding, -padding);
  room.setTop(paintLines(painter, room, m_text.title, bold(FontRole::Body), colours.text, 2));
  room.setTop(paintLines(painter, room, m_text.blurb, ui::font(FontRole::Table), colours.text, 2));
  paintLines(painter, room, m_text.figures, ui::font(FontRole::Caption), colours.muted, 2);
  paintAdvice(painter, room);
}

void TemplateCard::paintGround(QPainter& painter) const {
  const Colours& colours = Look::instance().colours();
  const bool isLively = hasFocus() || isDown();
  painter.setPen(QPen(isLively || underMouse() ? colours.accent : colours.border, isLively ? 2 : 1));
  painter.setBrush(isDown() ? colours.selected : colours.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

int TemplateCard::paintLines(QPainter& painter, const QRect& room, const QString& text, const QFont& font,
                             const QColor& colour, int mostLines) const {
  painter.setFont(font);
  painter.setPen(colour);
  const int lineHeight = painter.fontMetrics().height() + 1;
  int top = room.top();
  for (const QString& line : brokenIntoLines(text, font, room.width(), mostLines)) {
    painter.drawText(QRect(room.left(), top, room.width(), lineHeight), Qt::AlignLeft | Qt::AlignVCenter,
                     line.trimmed());
    top += lineHeight;
  }
  return top + 2;
}

void TemplateCard::paintAdvice(QPainter& painter, const QRect& room) const {
  const Look& look = Look::instance();
  painter.setFont(ui::font(FontRole::Caption));
  const int lineHeight = painter.fontMetrics().height();
  const int middle = room.bottom() - lineHeight / 2;
  int left = room.left();
  for (const Alternative alternative : m_text.alternatives) {
    paintMarker(painter, QPointF(left + markerSize / 2.0, middle), markerSize,
                styleOf(alternative, look.theme()));
    left += markerSize + 5;
  }
  left += 3;
  const int width = room.right() - left;
  painter.setPen(look.colours().text);
  painter.drawText(QRect(left, room.bottom() - lineHeight, width, lineHeight),
                   Qt::AlignLeft | Qt::AlignVCenter,
                   painter.fontMetrics().elidedText(m_text.advice, Qt::ElideRight, width));
}

}  // namespace rackorrent::ui
