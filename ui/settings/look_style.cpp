// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/look_style.h"

#include "ui/settings/look.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleFactory>
#include <QStyleOptionComboBox>
#include <QWidget>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr int editorHeight = 30;
constexpr int arrowWidth = 26;
constexpr int textMargin = 9;
constexpr int indicatorSize = 16;

bool isBad(const QWidget* widget) { return widget != nullptr && widget->property("bad").toBool(); }

QPen framePen(const QStyleOption& option, const QWidget* widget) {
  const Colours& colours = Look::instance().colours();
  if (!option.state.testFlag(QStyle::State_Enabled)) return {colours.border, 1};
  if (isBad(widget)) return {colours.danger, 2};
  if (option.state.testFlag(QStyle::State_HasFocus)) return {colours.accent, 2};
  return {colours.strongBorder, 1};
}

void drawFrame(QPainter& painter, const QRect& rect, const QPen& pen, const QColor& ground) {
  const qreal half = pen.widthF() / 2;
  painter.setPen(pen);
  painter.setBrush(ground);
  painter.drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), 3, 3);
}

void drawDownArrow(QPainter& painter, const QRectF& rect, const QColor& colour) {
  const QPointF centre = rect.center();
  QPainterPath path(centre + QPointF(-4, -2));
  path.lineTo(centre + QPointF(0, 2));
  path.lineTo(centre + QPointF(4, -2));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(path);
}

void drawTick(QPainter& painter, const QRectF& rect, const QColor& colour) {
  QPainterPath path(rect.topLeft() + QPointF(rect.width() * 0.24, rect.height() * 0.52));
  path.lineTo(rect.topLeft() + QPointF(rect.width() * 0.43, rect.height() * 0.71));
  path.lineTo(rect.topLeft() + QPointF(rect.width() * 0.77, rect.height() * 0.30));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colour, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(path);
}

void drawCheckBox(const QStyleOption& option, QPainter& painter) {
  const Colours& colours = Look::instance().colours();
  const bool isChecked = option.state.testFlag(QStyle::State_On);
  const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
  const bool isFocused = option.state.testFlag(QStyle::State_HasFocus);
  QColor ground = isEnabled ? colours.surface : colours.sunken;
  if (isChecked && isEnabled) ground = colours.accent;
  QPen pen(isEnabled ? colours.strongBorder : colours.border, 1);
  if (isFocused) pen = QPen(isChecked ? colours.text : colours.accent, 2);
  else if (isChecked && isEnabled) pen.setColor(colours.accent);
  drawFrame(painter, option.rect, pen, ground);
  if (isChecked) drawTick(painter, option.rect, isEnabled ? colours.onAccent : colours.muted);
}

void drawComboBox(const QStyleOptionComboBox& option, QPainter& painter, const QRect& arrow, const QWidget* widget) {
  const Colours& colours = Look::instance().colours();
  const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
  drawFrame(painter, option.rect, framePen(option, widget), isEnabled ? colours.surface : colours.sunken);
  drawDownArrow(painter, arrow, isEnabled ? colours.text : colours.muted);
}

}  // namespace

LookStyle::LookStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void LookStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                   const QWidget* widget) const {
  const auto* comboBox = qstyleoption_cast<const QStyleOptionComboBox*>(option);
  if (control != CC_ComboBox || comboBox == nullptr) {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    return;
  }
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  drawComboBox(*comboBox, *painter, subControlRect(control, option, SC_ComboBoxArrow, widget), widget);
  painter->restore();
}

void LookStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
  const bool isCheckBox = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
  if (!isCheckBox && element != PE_FrameFocusRect) {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    return;
  }
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  if (isCheckBox)
    drawCheckBox(*option, *painter);
  else
    drawFrame(*painter, option->rect, QPen(Look::instance().colours().accent, 1), Qt::transparent);
  painter->restore();
}

QRect LookStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl subControl,
                                const QWidget* widget) const {
  if (control == CC_ComboBox && (subControl == SC_ComboBoxArrow || subControl == SC_ComboBoxEditField)) {
    QRect rect = option->rect;
    if (subControl == SC_ComboBoxArrow)
      rect.setLeft(rect.right() - arrowWidth + 1);
    else
      rect.adjust(textMargin, 1, -arrowWidth, -1);
    return visualRect(option->direction, option->rect, rect);
  }
  return QProxyStyle::subControlRect(control, option, subControl, widget);
}

QSize LookStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                  const QWidget* widget) const {
  if (type != CT_ComboBox) return QProxyStyle::sizeFromContents(type, option, size, widget);
  return {size.width() + textMargin + arrowWidth, std::max(size.height() + 6, editorHeight)};
}

int LookStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
  if (metric == PM_IndicatorWidth || metric == PM_IndicatorHeight) return indicatorSize;
  return QProxyStyle::pixelMetric(metric, option, widget);
}

}  // namespace rackorrent::ui
