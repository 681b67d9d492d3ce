// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/cell_delegate.h"

#include "core/report/document.h"
#include "ui/tables/alternative_marker.h"
#include "ui/tables/table_roles.h"

#include <QPainter>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr int paddingX = 10;
constexpr int paddingY = 7;
constexpr int markerSize = 10;
constexpr int markerRoom = 18;
constexpr int lineGap = 2;
constexpr int narrowest = 120;  // width for wrapping before the view has given one

Mark markOf(const QModelIndex& index) { return static_cast<Mark>(index.data(MarkRole).toInt()); }

QColor signColour(int sign) {
  const Colours& colours = Look::instance().colours();
  if (sign == 0) return colours.text;
  return sign > 0 ? colours.positive : colours.danger;
}

QColor valueColour(const QModelIndex& index) {
  const QVariant sign = index.data(SignRole);
  if (sign.isValid()) return signColour(sign.toInt());
  return index.data(IsMutedRole).toBool() ? Look::instance().colours().muted
                                          : Look::instance().colours().text;
}

Qt::Alignment alignmentOf(const QModelIndex& index) {
  const QVariant alignment = index.data(Qt::TextAlignmentRole);
  return alignment.isValid() ? Qt::Alignment(alignment.toInt()) : Qt::AlignLeft | Qt::AlignVCenter;
}

QRect textRect(const QFont& font, int width, const QString& text) {
  return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, text);
}

}  // namespace

CellDelegate::CellDelegate(Emphasis emphasis, QObject* parent)
    : QStyledItemDelegate(parent), m_emphasis(emphasis) {}

QFont CellDelegate::valueFont(const QModelIndex& index) const {
  const bool isProminent = m_emphasis == Emphasis::Prominent && !index.data(IsMutedRole).toBool();
  QFont valueFont = ui::font(isProminent ? FontRole::Body : FontRole::Table);
  const bool isWinnersRow = index.data(IsWinnerRole).toBool() && m_emphasis == Emphasis::Plain;
  valueFont.setBold(isProminent || index.data(IsTotalRole).toBool() || isWinnersRow);
  return valueFont;
}

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
  painter->save();
  paintGround(*painter, option, index);
  const QRect area = option.rect.adjusted(paddingX, paddingY, -paddingX, -paddingY);
  paintContent(*painter, area, option, index);
  painter->restore();
}

void CellDelegate::paintGround(QPainter& painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
  const Colours& colours = Look::instance().colours();
  const bool isSelected = option.state & QStyle::State_Selected;
  const bool isTinted = isSelected || index.data(IsWinnerRole).toBool();
  painter.fillRect(option.rect, isTinted ? colours.selected : colours.surface);
  painter.setPen(QPen(colours.border, 1));
  painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
  if (index.data(IsTotalRole).toBool()) {
    painter.setPen(QPen(colours.strongBorder, 1));
    painter.drawLine(option.rect.topLeft(), option.rect.topRight());
  }
  if (!(option.state & QStyle::State_HasFocus)) return;
  painter.setPen(QPen(colours.accent, 1));
  painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
}

void CellDelegate::paintContent(QPainter& painter, const QRect& area, const QStyleOptionViewItem&,
                                const QModelIndex& index) const {
  QRect rest = area;
  const QVariant alternative = index.data(AlternativeRole);
  if (alternative.isValid()) {
    paintMarker(painter, {area.left() + markerSize / 2.0, area.center().y() + 0.5}, markerSize,
                styleOf(static_cast<Alternative>(alternative.toInt()), Look::instance().theme()));
    rest.setLeft(area.left() + markerRoom);
  }
  paintValue(painter, rest, index);
}

void CellDelegate::paintValue(QPainter& painter, QRect area, const QModelIndex& index) const {
  const QString note = index.data(NoteRole).toString();
  const QString text = index.data().toString();
  const QFont font = valueFont(index);
  QRect valueArea = area;
  if (!note.isEmpty() && !text.isEmpty()) {
    const int markWidth = paintMark(painter, area, index);
    valueArea.setRight(area.right() - markWidth);
    valueArea.setHeight(textRect(font, valueArea.width(), text).height());
    area.setTop(valueArea.bottom() + lineGap);
  } else if (!text.isEmpty()) {
    valueArea.setRight(area.right() - paintMark(painter, area, index));
  }
  painter.setFont(font);
  painter.setPen(valueColour(index));
  painter.drawText(valueArea, static_cast<int>(alignmentOf(index)) | Qt::TextWordWrap, text);
  if (note.isEmpty()) return;
  painter.setFont(ui::font(FontRole::Caption));
  painter.setPen(Look::instance().colours().muted);
  const Qt::Alignment vertical = text.isEmpty() ? Qt::AlignVCenter : Qt::AlignTop;
  painter.drawText(area, static_cast<int>(Qt::AlignLeft | vertical) | Qt::TextWordWrap, note);
}

// "▲ best" and "▽ worst" at the right of the value; returns the room that it took.
int CellDelegate::paintMark(QPainter& painter, const QRect& area, const QModelIndex& index) const {
  const QString text = index.data(MarkTextRole).toString();
  if (text.isEmpty()) return 0;
  QFont markFont = ui::font(FontRole::Caption);
  const bool isBest = markOf(index) == Mark::Best;
  markFont.setBold(isBest);
  painter.setFont(markFont);
  painter.setPen(isBest ? Look::instance().colours().positive : Look::instance().colours().danger);
  painter.drawText(area, Qt::AlignRight | Qt::AlignTop, text);
  return QFontMetrics(markFont).horizontalAdvance(text) + paddingX / 2;
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QString note = index.data(NoteRole).toString();
  const QString text = index.data().toString();
  const int marker = index.data(AlternativeRole).isValid() ? markerRoom : 0;
  int width = option.rect.width() > 0 ? option.rect.width() - 2 * paddingX - marker : narrowest;
  width = std::max(width, 20);
  int height = textRect(valueFont(index), width, text.isEmpty() ? QStringLiteral("0") : text).height();
  if (!note.isEmpty()) {
    const int noteHeight = textRect(ui::font(FontRole::Caption), width, note).height();
    height = text.isEmpty() ? noteHeight : height + lineGap + noteHeight;
  }
  const int wide = QFontMetrics(valueFont(index)).horizontalAdvance(text) + 2 * paddingX + marker + 2;
  return {wide, height + 2 * paddingY};
}

}  // namespace rackorrent::ui
