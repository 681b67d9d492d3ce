// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/navigation_delegate.h"

#include "ui/navigation_model.h"
#include "ui/settings/look.h"

#include <QPainter>

namespace rackorrent::ui {

namespace {

constexpr int edge = 20;
constexpr int ringSize = 20;
constexpr int textAfterRing = 50;
constexpr int barWidth = 3;
constexpr int dividerRoom = 24;

NavigationModel::Kind kindOf(const QModelIndex& index) {
  return static_cast<NavigationModel::Kind>(index.data(NavigationModel::KindRole).toInt());
}

QFont sized(FontRole role, bool bold) {
  QFont font = ui::font(role);
  font.setBold(bold);
  return font;
}

}  // namespace

QSize NavigationDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
  const bool isSecondHeading = kindOf(index) == NavigationModel::Kind::Heading && index.row() > 0;
  return {216, m_rowHeight + (isSecondHeading ? dividerRoom : 0)};
}

void NavigationDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const QRect row = option.rect;
  if (kindOf(index) == NavigationModel::Kind::Heading) {
    paintHeading(*painter, row, index);
    painter->restore();
    return;
  }
  paintGround(*painter, option);
  const Colours& colours = Look::instance().colours();
  const bool isCurrent = option.state & QStyle::State_Selected;
  int left = row.left() + edge;
  int right = row.right() - edge + 4;
  if (kindOf(index) == NavigationModel::Kind::Step) {
    const QRectF box(left, row.center().y() - ringSize / 2.0 + 0.5, ringSize, ringSize);
    paintRing(*painter, box, isCurrent, index);
    left = row.left() + textAfterRing;
    if (const int count = index.data(NavigationModel::CountRole).toInt(); count > 0) {
      const QString text = tr("%1", "number of problems at a step").arg(count);
      painter->setFont(ui::font(FontRole::Caption));
      painter->setPen(colours.warning);
      painter->drawText(QRect(left, row.top(), right - left, row.height()), Qt::AlignRight | Qt::AlignVCenter,
                        text);
      right -= painter->fontMetrics().horizontalAdvance(text) + 6;
    }
  }
  painter->setFont(sized(FontRole::Body, isCurrent));
  painter->setPen(colours.text);
  const QString title =
      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, right - left);
  painter->drawText(QRect(left, row.top(), right - left, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                    title);
  painter->restore();
}

void NavigationDelegate::paintHeading(QPainter& painter, const QRect& row, const QModelIndex& index) const {
  const Colours& colours = Look::instance().colours();
  QRect text = row.adjusted(edge, 0, -edge, 0);
  if (index.row() > 0) {
    painter.fillRect(row.left() + 16, row.top() + dividerRoom / 2, row.width() - 32, 1, colours.border);
    text.setTop(row.top() + dividerRoom);
  }
  painter.setFont(sized(FontRole::Caption, true));
  painter.setPen(colours.muted);
  painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
}

void NavigationDelegate::paintGround(QPainter& painter, const QStyleOptionViewItem& option) const {
  const Colours& colours = Look::instance().colours();
  const bool isCurrent = option.state & QStyle::State_Selected;
  const bool isHovered = option.state & QStyle::State_MouseOver;
  if (isCurrent || isHovered)
    painter.fillRect(option.rect, isCurrent ? colours.selected : colours.background);
  if (isCurrent)
    painter.fillRect(option.rect.left(), option.rect.top(), barWidth, option.rect.height(), colours.accent);
  if (isCurrent && (option.state & QStyle::State_HasFocus)) {
    painter.setPen(QPen(colours.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(option.rect.adjusted(1, 1, -1, -1));
  }
}

void NavigationDelegate::paintRing(QPainter& painter, const QRectF& box, bool isCurrent,
                                   const QModelIndex& index) const {
  const Colours& colours = Look::instance().colours();
  const auto state = static_cast<StepState>(index.data(NavigationModel::StateRole).toInt());
  QString sign = QString::number(index.data(NavigationModel::NumberRole).toInt() + 1);
  QColor line = colours.strongBorder;
  QColor text = colours.muted;
  if (state == StepState::Problem) {
    sign = QStringLiteral("!");
    line = text = colours.warning;
  } else if (isCurrent) {
    line = colours.accent;
    text = colours.onAccent;
  } else if (state == StepState::Done) {
    sign = QStringLiteral("✓");
    line = text = colours.positive;
  }
  painter.setPen(QPen(line, 1.5));
  painter.setBrush(isCurrent && state != StepState::Problem ? colours.accent : Qt::transparent);
  painter.drawEllipse(box.adjusted(0.75, 0.75, -0.75, -0.75));
  painter.setFont(sized(FontRole::Caption, isCurrent || state == StepState::Problem));
  painter.setPen(text);
  painter.drawText(box, Qt::AlignCenter, sign);
}

}  // namespace rackorrent::ui
