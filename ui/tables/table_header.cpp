// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/table_header.h"

#include "ui/tables/alternative_marker.h"
#include "ui/tables/table_roles.h"

#include <QPainter>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr int padding = 10;
constexpr int markerSize = 10;
constexpr int markerRoom = 18;
constexpr int lowest = 32;

}  // namespace

TableHeader::TableHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
  setSectionsClickable(false);
  setHighlightSections(false);
  setMinimumSectionSize(48);
}

QVariant TableHeader::headOf(int section, int role) const {
  return model() == nullptr ? QVariant() : model()->headerData(section, Qt::Horizontal, role);
}

QSize TableHeader::sizeHint() const {
  int height = lowest;
  const QFontMetrics metrics(ui::font(FontRole::Table));
  for (int section = 0; section < count(); ++section) {
    if (isSectionHidden(section)) continue;
    const int width = std::max(sectionSize(section) - 2 * padding, 20);
    const QRect needed = metrics.boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap,
                                              headOf(section, Qt::DisplayRole).toString());
    height = std::max(height, needed.height() + padding);
  }
  return {QHeaderView::sizeHint().width(), height};
}

void TableHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
  const Colours& colours = Look::instance().colours();
  painter->save();
  painter->fillRect(rect, headOf(section, IsWinnerRole).toBool() ? colours.selected : colours.surface);
  painter->setPen(QPen(colours.strongBorder, 1));
  painter->drawLine(rect.bottomLeft(), rect.bottomRight());
  QRect area = rect.adjusted(padding, 0, -padding, -1);
  const QVariant alternative = headOf(section, AlternativeRole);
  QFont headFont = ui::font(FontRole::Table);
  const Qt::Alignment alignment(headOf(section, Qt::TextAlignmentRole).toInt());
  if (alternative.isValid()) {
    const AlternativeStyle style =
        styleOf(static_cast<Alternative>(alternative.toInt()), Look::instance().theme());
    const QString text = headOf(section, Qt::DisplayRole).toString();
    headFont.setBold(true);
    const int textWidth = std::min(QFontMetrics(headFont).horizontalAdvance(text), area.width() - markerRoom);
    const int left = alignment & Qt::AlignRight ? area.right() - textWidth - markerRoom : area.left();
    paintMarker(*painter, {left + markerSize / 2.0, area.center().y() + 0.5}, markerSize, style);
    area.setLeft(left + markerRoom);
  }
  painter->setFont(headFont);
  painter->setPen(alternative.isValid() ? colours.text : colours.muted);
  painter->drawText(area, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextWordWrap,
                    headOf(section, Qt::DisplayRole).toString());
  const QString note = headOf(section, NoteRole).toString();
  if (!note.isEmpty()) {
    painter->setPen(headOf(section, SignRole).toInt() < 0 ? colours.danger : colours.text);
    painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, note);
  }
  painter->restore();
}

}  // namespace rackorrent::ui
