// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/table_clipboard.h"

#include "ui/tables/table_roles.h"

#include <QAbstractItemModel>
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace rackorrent::ui {
namespace {

QString tabbed(QStringList cells) {
  for (QString& cell : cells) cell.replace(u'\t', u' ').replace(u'\n', u' ');
  return cells.join(u'\t') + u'\n';
}

QString htmlRow(const QStringList& cells, const QString& tag) {
  QString row = QStringLiteral("<tr>");
  for (const QString& cell : cells)
    row += u'<' + tag + u'>' + cell.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")) +
           QStringLiteral("</") + tag + u'>';
  return row + QStringLiteral("</tr>");
}

QString cellOf(const QModelIndex& index) {
  QStringList parts{index.data().toString(), index.data(MarkTextRole).toString(),
                    index.data(NoteRole).toString()};
  parts.removeAll(QString());
  return parts.join(u'\n');
}

}  // namespace

QMimeData* tableMimeData(const QStringList& heads, const QList<QStringList>& rows) {
  QString text = tabbed(heads);
  QString html = QStringLiteral("<table>") + htmlRow(heads, QStringLiteral("th"));
  for (const QStringList& row : rows) {
    text += tabbed(row);
    html += htmlRow(row, QStringLiteral("td"));
  }
  auto* data = new QMimeData;
  data->setText(text);
  data->setHtml(html + QStringLiteral("</table>"));
  return data;
}

QMimeData* tableMimeData(const QAbstractItemModel& model) {
  QStringList heads;
  for (int column = 0; column < model.columnCount(); ++column)
    heads << model.headerData(column, Qt::Horizontal).toString();
  QList<QStringList> rows;
  for (int row = 0; row < model.rowCount(); ++row) {
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column) cells << cellOf(model.index(row, column));
    rows << cells;
  }
  return tableMimeData(heads, rows);
}

void copyTable(const QAbstractItemModel& model) {
  QGuiApplication::clipboard()->setMimeData(tableMimeData(model));
}

}  // namespace rackorrent::ui
