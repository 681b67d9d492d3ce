// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/document_table_model.h"

#include "ui/tables/table_roles.h"

namespace rackorrent::ui {

void DocumentTableModel::show(const Table& table, std::optional<Alternative> recommended,
                              const TextWording& wording, TableWords::Amounts amounts) {
  beginResetModel();
  m_table = table;
  m_recommended = recommended;
  m_words.emplace(table, wording, amounts);
  m_shown.clear();
  for (std::size_t i = 0; i < table.columns.size(); ++i)
    if (!table.columns[i].isDataOnly) m_shown.push_back(i);
  endResetModel();
}

int DocumentTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int DocumentTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

const Cell& DocumentTableModel::cellAt(const QModelIndex& index) const {
  return m_table
      .rows[static_cast<std::size_t>(index.row())][m_shown[static_cast<std::size_t>(index.column())]];
}

std::optional<Alternative> DocumentTableModel::rowAlternative(int row) const {
  const auto i = static_cast<std::size_t>(row);
  return i < m_table.rowAlternatives.size() ? m_table.rowAlternatives[i] : std::nullopt;
}

QVariant DocumentTableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Cell& cell = cellAt(index);
  const Column& column = columnAt(index.column());
  switch (role) {
    case Qt::DisplayRole:
      return m_words->cell(cell, column);
    case Qt::ToolTipRole:
      return m_words->exact(cell);
    case NoteRole:
      return m_words->note(cell);
    case MarkRole:
      return static_cast<int>(cell.mark);
    case Qt::TextAlignmentRole:
      return QVariant(column.isNumeric ? Qt::AlignRight | Qt::AlignVCenter
                                       : Qt::AlignLeft | Qt::AlignVCenter);
    default:
      return look(index, role);
  }
}

QVariant DocumentTableModel::look(const QModelIndex& index, int role) const {
  const std::optional<Alternative> ofRow = rowAlternative(index.row());
  if (role == AlternativeRole && index.column() == 0 && ofRow) return static_cast<int>(*ofRow);
  if (role == IsTotalRole) return m_table.lastRowIsTotal && index.row() == rowCount() - 1;
  if (role != IsWinnerRole || !m_recommended) return {};
  return ofRow == m_recommended || columnAt(index.column()).alternative == m_recommended;
}

QVariant DocumentTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
  const Column& column = columnAt(section);
  if (role == Qt::DisplayRole) return m_words->heading(column);
  if (role == Qt::TextAlignmentRole)
    return QVariant(column.isNumeric ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
  if (role == AlternativeRole && column.alternative) return static_cast<int>(*column.alternative);
  return {};
}

}  // namespace rackorrent::ui
