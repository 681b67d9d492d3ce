// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/table_view.h"

#include "ui/settings/look.h"
#include "ui/tables/table_clipboard.h"
#include "ui/tables/table_header.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>

#include <algorithm>
#include <numeric>

namespace rackorrent::ui {
namespace {

constexpr int lowestRow = 32;

}  // namespace

TableView::TableView(QWidget* parent, CellDelegate* delegate) : QTableView(parent) {
  setHorizontalHeader(new TableHeader(this));
  if (delegate == nullptr) delegate = new CellDelegate(CellDelegate::Emphasis::Plain, this);
  delegate->setParent(this);
  setItemDelegate(delegate);
  setShowGrid(false);
  setFrameShape(QFrame::NoFrame);
  setWordWrap(true);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setTabKeyNavigation(false);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  verticalHeader()->hide();
  verticalHeader()->setMinimumSectionSize(lowestRow);
  horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(&Look::instance(), &Look::changed, this, &TableView::fit);
}

void TableView::setModel(QAbstractItemModel* model) {
  QTableView::setModel(model);
  connect(model, &QAbstractItemModel::modelReset, this, &TableView::fit);
  connect(model, &QAbstractItemModel::layoutChanged, this, &TableView::fit);
  fit();
}

void TableView::setStretch(const QList<int>& stretch) {
  m_stretch = stretch;
  fit();
}

void TableView::setScrolling(int visibleHeight) {
  m_visibleHeight = visibleHeight;
  setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  fit();
}

QSize TableView::sizeHint() const {
  return {QTableView::sizeHint().width(),
          m_visibleHeight > 0 ? std::min(m_visibleHeight, contentHeight()) : contentHeight()};
}

QSize TableView::minimumSizeHint() const { return {200, sizeHint().height()}; }

int TableView::contentHeight() const {
  return horizontalHeader()->sizeHint().height() + verticalHeader()->length() + 2 * frameWidth();
}

void TableView::copy() const {
  if (model() != nullptr) copyTable(*model());
}

// Rows follow the widths of the columns, and the height of the view follows its rows.
void TableView::fit() {
  if (m_isFitting || model() == nullptr) return;
  m_isFitting = true;
  spreadColumns();
  resizeRowsToContents();
  updateGeometry();
  horizontalHeader()->update();
  viewport()->update();
  m_isFitting = false;
}

void TableView::spreadColumns() {
  const int columns = model()->columnCount();
  const int available = viewport()->width();
  QList<int> widths;
  for (int column = 0; column < columns; ++column) {
    const bool isStretched = m_stretch.value(column, 0) > 0;
    const QString head = model()->headerData(column, Qt::Horizontal).toString();
    const int headWidth = QFontMetrics(ui::font(FontRole::Table)).horizontalAdvance(head) + 24;
    widths << (isStretched ? 0 : std::max(sizeHintForColumn(column), headWidth));
  }
  const int fixed = std::accumulate(widths.begin(), widths.end(), 0);
  const int shares = std::accumulate(m_stretch.begin(), m_stretch.end(), 0);
  const int rest = std::max(available - fixed, 0);
  for (int column = 0; column < columns; ++column) {
    if (m_stretch.value(column, 0) > 0) widths[column] = rest * m_stretch[column] / shares;
    setColumnWidth(column, widths[column]);
  }
}

void TableView::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) return copy();
  QTableView::keyPressEvent(event);
}

void TableView::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) fit();
}

void TableView::wheelEvent(QWheelEvent* event) {
  if (m_visibleHeight > 0) return QTableView::wheelEvent(event);
  event->ignore();
}

void TableView::contextMenuEvent(QContextMenuEvent* event) {
  QMenu menu(this);
  menu.addAction(tr("&Copy table"), this, &TableView::copy);
  menu.exec(event->globalPos());
}

void TableView::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) fit();
}

}  // namespace rackorrent::ui
