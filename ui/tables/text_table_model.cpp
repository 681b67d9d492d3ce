// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/text_table_model.h"

namespace rackorrent::ui {
namespace {

QVariant alignmentOf(int column) {
  return QVariant(column > 0 ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
}

}  // namespace

void TextTableModel::show(const QStringList& heads, const QList<QStringList>& rows) {
  beginResetModel();
  m_heads = heads;
  m_rows = rows;
  endResetModel();
}

int TextTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TextTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_heads.size());
}

QVariant TextTableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (role == Qt::DisplayRole) return m_rows[index.row()].value(index.column());
  if (role == Qt::TextAlignmentRole) return alignmentOf(index.column());
  return {};
}

QVariant TextTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::DisplayRole) return m_heads.value(section);
  if (role == Qt::TextAlignmentRole) return alignmentOf(section);
  return {};
}

}  // namespace rackorrent::ui
