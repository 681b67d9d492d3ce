// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/recent_list.h"

#include "ui/settings/look.h"

#include <QDir>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace rackorrent::ui {

namespace {

enum Role { PathRole = Qt::UserRole, WhenRole, MissingRole };

constexpr int rowHeight = 58;

QString shownPath(const QString& path) {
  const QString home = QDir::homePath();
  return path.startsWith(home + u'/') ? u'~' + path.mid(home.size()) : path;
}

QString shownTime(const QDateTime& time, Language language) {
  const QLocale locale = localeOf(language);
  return time.date() == QDate::currentDate() ? locale.toString(time.time(), QStringLiteral("HH:mm"))
                                             : locale.toString(time.date(), QLocale::ShortFormat);
}

class RecentDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {200, rowHeight}; }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const Colours& colours = Look::instance().colours();
    const bool isFocused = (option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_Selected);
    painter->save();
    if (isFocused || (option.state & QStyle::State_MouseOver))
      painter->fillRect(option.rect, colours.selected);
    painter->fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1, colours.border);
    const QRect upper = option.rect.adjusted(2, 8, -2, -rowHeight / 2);
    const QRect lower = option.rect.adjusted(2, rowHeight / 2, -2, -8);
    painter->setFont(ui::font(FontRole::Caption));
    painter->setPen(index.data(MissingRole).toBool() ? colours.warning : colours.muted);
    const QString when = index.data(WhenRole).toString();
    painter->drawText(upper, Qt::AlignRight | Qt::AlignVCenter, when);
    const int whenWidth = painter->fontMetrics().horizontalAdvance(when) + 8;
    painter->setPen(colours.muted);
    painter->drawText(
        lower, Qt::AlignLeft | Qt::AlignVCenter,
        painter->fontMetrics().elidedText(index.data(PathRole).toString(), Qt::ElideMiddle, lower.width()));
    painter->setFont(ui::font(FontRole::Body));
    painter->setPen(colours.text);
    const int room = upper.width() - whenWidth;
    painter->drawText(upper, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room));
    painter->restore();
  }
};

}  // namespace

RecentList::RecentList(Settings& settings, QWidget* parent) : QListWidget(parent), m_settings(settings) {
  setObjectName(QStringLiteral("recent"));
  setItemDelegate(new RecentDelegate(this));
  setFrameShape(QFrame::NoFrame);
  setMouseTracking(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSelectionMode(QAbstractItemView::SingleSelection);
  connect(this, &QListWidget::itemClicked, this,
          [this](const QListWidgetItem* item) { emit chosen(item->toolTip()); });
  refresh();
}

void RecentList::refresh() {
  setAccessibleName(tr("Recent files"));
  const int row = currentRow();
  clear();
  for (const RecentFile& file : m_settings.recentFiles()) {
    auto* item = new QListWidgetItem(file.title, this);
    const QString when = file.isMissing ? tr("Not found") : shownTime(file.usedAt, m_settings.language());
    item->setData(PathRole, shownPath(file.path));
    item->setData(WhenRole, when);
    item->setData(MissingRole, file.isMissing);
    item->setData(Qt::AccessibleTextRole, tr("%1, %2, %3").arg(file.title, when, file.path));
    item->setToolTip(file.path);
  }
  setCurrentRow(std::min(row, count() - 1));
}

void RecentList::keyPressEvent(QKeyEvent* event) {
  const QListWidgetItem* item = currentItem();
  if (!item) return QListWidget::keyPressEvent(event);
  const QString path = item->toolTip();
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
      emit chosen(path);
      break;
    case Qt::Key_Delete:
      m_settings.removeRecentFile(path);
      refresh();
      break;
    default:
      QListWidget::keyPressEvent(event);
  }
}

void RecentList::changeEvent(QEvent* event) {
  QListWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) refresh();
}

}  // namespace rackorrent::ui
