// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/document.h"
#include "ui/tables/table_words.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace rackorrent::ui {

// A table of the report on the screen. Columns that are only for machines are left out.
class DocumentTableModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;

  void show(const Table& table, std::optional<Alternative> recommended, const TextWording& wording,
            TableWords::Amounts amounts);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  const Column& columnAt(int column) const {
    return m_table.columns[m_shown[static_cast<std::size_t>(column)]];
  }
  const Cell& cellAt(const QModelIndex& index) const;
  std::optional<Alternative> rowAlternative(int row) const;
  QVariant look(const QModelIndex& index, int role) const;

  Table m_table;
  std::vector<std::size_t> m_shown;  // positions of the columns that people see
  std::optional<Alternative> m_recommended;
  std::optional<TableWords> m_words;
};

}  // namespace rackorrent::ui
