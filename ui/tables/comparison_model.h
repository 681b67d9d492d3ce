// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/comparison.h"
#include "ui/text/text_wording.h"

#include <QAbstractTableModel>

#include <array>
#include <optional>
#include <vector>

namespace rackorrent::ui {

// The guides' dimensions by the four alternatives: in each cell the user's own figure over the guides' words.
class ComparisonModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum class Order { Guides, Weight };
  enum Column { DimensionColumn, WeightColumn, FirstAlternativeColumn };

  using QAbstractTableModel::QAbstractTableModel;

  void show(std::vector<ComparisonRow> rows, const Decision& decision, const TextWording& wording);
  void setOnlyDifferences(bool onlyDifferences);
  void setOrder(Order order);
  int hiddenCount() const { return static_cast<int>(m_rows.size() - m_shown.size()); }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  // The recommended alternative stands first, the others in the order of their rank.
  Alternative alternativeAt(int column) const;

 private:
  const ComparisonRow& rowAt(int row) const { return m_rows[m_shown[static_cast<std::size_t>(row)]]; }
  void chooseRows();
  bool isFirstOfItsCriterion(int row) const;
  QVariant cellData(const ComparisonRow& row, const ComparisonCell& cell, int role) const;
  QVariant headData(const ComparisonRow& row, int column, int role) const;
  QVariant alternativeHead(Alternative alternative, int role) const;
  QString exactText(const ComparisonCell& cell) const;

  std::vector<ComparisonRow> m_rows;
  std::vector<std::size_t> m_shown;
  std::array<Alternative, 4> m_order = allAlternatives;
  std::optional<Decision> m_decision;
  std::optional<TextWording> m_wording;
  bool m_onlyDifferences = false;
  Order m_rowOrder = Order::Guides;
};

}  // namespace rackorrent::ui
