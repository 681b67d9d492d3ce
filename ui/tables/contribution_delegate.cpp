// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/contribution_delegate.h"

#include "ui/settings/look.h"
#include "ui/tables/table_roles.h"

#include <QPainter>

#include <algorithm>

namespace rackorrent::ui {
namespace {

constexpr int barHeight = 7;
constexpr int rowHeight = 30;
constexpr int textGap = 8;

}  // namespace

void ContributionDelegate::setAlternatives(Alternative first, std::optional<Alternative> second) {
  m_first = first;
  m_second = second;
}

QSize ContributionDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QSize hint = CellDelegate::sizeHint(option, index);
  return {hint.width(), index.data(BarsRole).isValid() ? rowHeight : std::max(hint.height(), rowHeight)};
}

void ContributionDelegate::paintContent(QPainter& painter, const QRect& area,
                                        const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QVariant bars = index.data(BarsRole);
  if (!bars.isValid()) return CellDelegate::paintContent(painter, area, option, index);
  const auto lengths = bars.value<QList<double>>();
  const QString text = index.data().toString();
  const QFont textFont = valueFont(index);
  const int room = area.width() - QFontMetrics(textFont).horizontalAdvance(text) - textGap;
  const Theme theme = Look::instance().theme();
  const int height = static_cast<int>(lengths.size()) * barHeight;
  QRect bar(area.left(), area.center().y() - height / 2 + 1, 0, barHeight);
  int longest = 0;
  for (qsizetype i = 0; i < lengths.size(); ++i) {
    bar.setWidth(std::max(1, static_cast<int>(lengths[i] * room)));
    longest = std::max(longest, bar.width());
    painter.fillRect(bar, styleOf(i == 0 ? m_first : m_second.value_or(m_first), theme).colour);
    bar.translate(0, barHeight);
  }
  painter.setFont(textFont);
  painter.setPen(Look::instance().colours().muted);
  painter.drawText(area.adjusted(longest + textGap, -4, 0, 4), Qt::AlignLeft | Qt::AlignVCenter, text);
}

}  // namespace rackorrent::ui
